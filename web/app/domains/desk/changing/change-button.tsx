import type { DeskReservation } from '@rihla/contract/desk/reservations'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from '../../../ui/brand/icons.ts'
import { useDeferredValue, useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { longMomentText } from '../moments.ts'
import { KeptHours } from '../phone-sales/kept-hours.tsx'
import { MailLanguage } from '../phone-sales/mail-language.tsx'
import { PartyFields } from '../phone-sales/party-fields.tsx'
import { DayField } from '../promocodes/day-field.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay, useMe } from '../use-me.ts'
import { draftOf, wantedOf, type ChangeDraft, type Offered, type Wanted } from './change-draft.ts'
import { ChangePrice } from './change-price.tsx'
import { changeQuoteQuery } from './change-quote-query.ts'

const cameOf = { done: 'changeDone', to_pay: 'changeLinkSent', waiting: 'changeWaits' } as const

type FieldsProps = {
  readonly offered: Offered
  readonly it: ChangeDraft
  readonly change: (part: Partial<ChangeDraft>) => void
}

function Fields({ offered, it, change }: FieldsProps) {
  const t = useDeskText()
  return (
    <div className="desk-fields">
      <DayField
        label={t(offered.HasTo ? 'saleArrival' : 'saleDay')}
        value={it.from}
        onChange={(from) => change({ from })}
      />
      {offered.HasTo && (
        <DayField label={t('saleDeparture')} value={it.to} onChange={(to) => change({ to })} />
      )}
      <PartyFields party={it} change={change} />
    </div>
  )
}

/** What a change comes to, while it is typed. */
function useQuote(id: number, wanted: Wanted | null) {
  const language = useLanguage()
  const asked = useDeferredValue(wanted && JSON.stringify(wanted))
  const query = changeQuoteQuery(
    useApi(),
    language,
    id,
    asked === null ? null : (JSON.parse(asked) as Wanted),
  )
  const { data, error, isPlaceholderData } = useQuery(query)
  const isOld = asked === null || error !== null
  return {
    shown: isOld ? undefined : data,
    // What is typed by now and priced: nothing else is agreed to.
    agreed: isOld || isPlaceholderData || asked !== JSON.stringify(wanted) ? undefined : data,
    problem: asked !== null && error ? error.message : null,
  }
}

/** Other dates or guests for a traveller: at once, or by a link where it costs more. */
export function ChangeButton({ it, offered }: { it: DeskReservation; offered: Offered }) {
  const t = useDeskText()
  const api = useApi()
  const me = useMe()
  const may = useMay()
  const language = useLanguage()
  const { Id: id } = it.Reservation
  const [was] = useState(() => draftOf(it, offered))
  const [draft, setDraft] = useState(was)
  const [mailLanguage, setMailLanguage] = useState(it.Language)
  const [hours, setHours] = useState('24')
  const wanted = wantedOf(draft, was, offered)
  const { shown, agreed, problem } = useQuote(id, wanted)
  const difference = shown?.Difference ?? 0
  // Who may cancel gives money back, here too.
  const isForManager = difference < 0 && !may('cancelAtDesk')
  const terms = offered.HasDeposit
    ? 'changeWithDeposit'
    : offered.Percent === 100
      ? 'changeFree'
      : 'changeInPart'
  return (
    <DeedButton
      about={id}
      icon={<CalendarClock aria-hidden />}
      text={t('changeSale')}
      submit={t(difference > 0 ? 'changeSubmitLink' : 'changeSubmit')}
      title={t('changeSaleTitle')}
      note={
        <>
          {t(terms, {
            until: longMomentText(offered.Until, language),
            percent: offered.Percent,
          })}
          {me && -difference > me.RefundLimit && <span className="block">{t('aboveLimit')}</span>}
        </>
      }
      onOpen={() => (setDraft(was), setMailLanguage(it.Language))}
      beside={problem}
      check={() => {
        if (isForManager) return t('changeByManager')
        return agreed ? null : (problem ?? t(wanted ? 'changePricing' : 'changeAsk'))
      }}
      run={async (deed) => {
        if (!wanted || !agreed) throw new Error('Nothing was quoted')
        const { State } = await api.call('changeAtDesk', {
          id,
          ...wanted,
          ...deed,
          Quote: agreed.Quote,
          Language: mailLanguage,
          Hours: Number(hours),
        })
        return { text: t(cameOf[State]), tone: State === 'waiting' ? 'info' : 'ok' }
      }}
    >
      <Fields
        offered={offered}
        it={draft}
        change={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      <div className="grid gap-3" aria-live="polite">
        <ChangePrice quote={shown} problem={problem} />
        {isForManager && <p className="notice notice-warn">{t('changeByManager')}</p>}
      </div>
      {difference > 0 && (
        <div className="desk-fields">
          <MailLanguage value={mailLanguage} onChange={setMailLanguage} />
          <KeptHours value={hours} onChange={setHours} />
        </div>
      )}
    </DeedButton>
  )
}
