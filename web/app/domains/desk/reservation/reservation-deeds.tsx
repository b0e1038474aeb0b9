import type { DeskReservation } from '@rihla/contract/desk/reservations'
import { formatEgp } from '@rihla/contract/values/money'
import { Mail, StickyNote, X } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { NeededNumber, neededOf } from '../deeds/needed-number.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay, useMe } from '../use-me.ts'
import { ChangeButton } from '../changing/change-button.tsx'
import { ChoiceButton } from '../changing/choice-button.tsx'
import { WriteButton } from '../letters/write-button.tsx'
import { ContactButton } from './contact-button.tsx'

const cameOf = {
  done: 'cancelDone',
  waiting: 'waitsForSecond',
  checking: 'cancelChecking',
} as const

function CancelButton({ it, byTerms }: { it: DeskReservation; byTerms: number }) {
  const t = useDeskText()
  const api = useApi()
  const me = useMe()
  const language = useLanguage()
  const [choice, setChoice] = useState('terms')
  const [typed, setTyped] = useState<number | null>(byTerms)
  const refund = choice === 'terms' ? byTerms : typed
  const other = it.OtherWay
  return (
    <DeedButton
      about={it.Reservation.Id}
      kind="danger-quiet"
      icon={<X aria-hidden />}
      text={t('cancelBooking')}
      title={t('cancelTitle')}
      note={
        <>
          {t('cancelNote')}{' '}
          {refund === null ? '…' : <Money egp={refund} className="font-semibold" />}
          {other?.Reservation.StatusCode === 'Confirmed' && (
            <span className="block">
              {t(other.IsReturn ? 'wayBackStays' : 'wayThereStays')}{' '}
              {choice === 'terms' && t('otherWayPrice')}
            </span>
          )}
          {me && (refund ?? 0) > me.RefundLimit && <span className="block">{t('aboveLimit')}</span>}
        </>
      }
      run={async (deed) => {
        const { State } = await api.call('cancelAtDesk', {
          id: it.Reservation.Id,
          ...deed,
          ...(choice === 'terms'
            ? { ByTerms: true, RefundShown: byTerms }
            : { Refund: neededOf(typed) }),
        })
        return t(cameOf[State])
      }}
    >
      {it.Paid > 0 && (
        <Select
          label={t('refundChoice')}
          value={choice}
          onChange={setChoice}
          options={[
            { value: 'terms', text: t('refundTerms') },
            { value: 'other', text: t('refundOther') },
          ]}
        />
      )}
      {choice === 'other' && (
        <NeededNumber
          label={t('refundAmount')}
          hint={t('refundAtMost', { amount: formatEgp(it.Paid, language) })}
          value={typed}
          onChange={setTyped}
          min={0}
          max={it.Paid}
        />
      )}
    </DeedButton>
  )
}

/** What can be done with a reservation, by whoever is at the desk. */
export function ReservationDeeds({ it }: { it: DeskReservation }) {
  const t = useDeskText()
  const api = useApi()
  const may = useMay()
  const id = it.Reservation.Id
  const waits = (action: string): boolean =>
    it.WaitsForSecond.some(({ Action }) => Action === action)
  return (
    <div className="desk-deeds">
      {it.Email && may('writeToTraveller') && <WriteButton it={it} email={it.Email} />}
      {may('addNote') && (
        <DeedButton
          about={id}
          icon={<StickyNote aria-hidden />}
          text={t('addNote')}
          title={t('noteTitle')}
          reasonLabel={t('noteLabel')}
          run={async (deed) => {
            await api.call('addNote', { id, ...deed })
            return t('noteAdded')
          }}
        />
      )}
      {it.MayChangeContact && may('changeContactAtDesk') && <ContactButton it={it} />}
      {it.Change && !waits('cancelAtDesk') && !waits('changeAtDesk') && may('changeAtDesk') && (
        <ChangeButton
          key={`${it.Reservation.FromDate} ${it.ToDate} ${it.Change.Adults} ${it.Change.Ages.join()}`}
          it={it}
          offered={it.Change}
        />
      )}
      {it.ChooseBy && may('chooseAtDesk') && <ChoiceButton id={id} until={it.ChooseBy} />}
      {it.MayResend && may('resendConfirmation') && (
        <DeedButton
          about={id}
          icon={<Mail aria-hidden />}
          text={t(it.ChooseBy ? 'resendChoice' : 'resend')}
          title={t(it.ChooseBy ? 'resendChoiceTitle' : 'resendTitle')}
          note={it.Email && <bdi dir="ltr">{it.Email}</bdi>}
          reason={t('resendReason')}
          run={async (deed) => {
            await api.call('resendConfirmation', { id, ...deed })
            return t('resent')
          }}
        />
      )}
      {it.RefundByTerms !== null && !waits('cancelAtDesk') && may('cancelAtDesk') && (
        <CancelButton key={it.RefundByTerms} it={it} byTerms={it.RefundByTerms} />
      )}
    </div>
  )
}
