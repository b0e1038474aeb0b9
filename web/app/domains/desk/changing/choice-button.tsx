import type { LateChoice } from '@rihla/contract/checkout/late-choice'
import { formatEgp } from '@rihla/contract/values/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { CalendarClock } from '../../../ui/brand/icons.ts'
import { Select } from '../../../ui/form/select.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { longMomentText } from '../moments.ts'
import { DESK } from '../queries.ts'
import { useDeskText } from '../use-desk-text.ts'

const MONEY_BACK = 'back'

/** The days of a choice, each with what it costs and gives back, and the money back. */
function useOptions(choice: LateChoice | undefined) {
  const t = useDeskText()
  const language = useLanguage()
  if (!choice) return []
  const egp = (amount: number): string => formatEgp(amount, language)
  const days = choice.Alternatives.map(({ FromDate, ToDate, Price, Back }) => {
    const dates = ToDate === null ? [FromDate] : [FromDate, ToDate]
    const day = dates.map((it) => weekdayDayMonth(it, language)).join(' – ')
    return {
      value: FromDate,
      text: t(Back > 0 ? 'choiceDayBack' : 'choiceDay', {
        day,
        price: egp(Price),
        back: egp(Back),
      }),
    }
  })
  return [
    ...days,
    { value: MONEY_BACK, text: t('choiceMoneyBack', { amount: egp(choice.Amount) }) },
  ]
}

/** What becomes of money that came too late, as its traveller says on the phone. */
export function ChoiceButton({ id, until }: { id: number; until: string }) {
  const t = useDeskText()
  const api = useApi()
  const language = useLanguage()
  const [wanted, setWanted] = useState('')
  const { data, isError, refetch } = useQuery({
    meta: { personal: true },
    staleTime: 0,
    retry: false,
    queryKey: [DESK, 'getLateChoiceAtDesk', language, id],
    queryFn: ({ signal }) => api.call('getLateChoiceAtDesk', { id }, { signal }),
  })
  const options = useOptions(data)
  // A day that is gone by now isn't chosen any more.
  const isThere = options.some(({ value }) => value === wanted)
  return (
    <DeedButton
      about={id}
      icon={<CalendarClock aria-hidden />}
      text={t('choiceDeed')}
      title={t('choiceTitle')}
      note={t('choiceNote', { until: longMomentText(until, language) })}
      onOpen={() => (setWanted(''), void refetch())}
      check={() => (isThere ? null : t('choiceAsk'))}
      run={async (deed) => {
        const day = data?.Alternatives.find(({ FromDate }) => FromDate === wanted)
        await api.call('chooseAtDesk', { id, ...deed, FromDate: day?.FromDate, Price: day?.Price })
        return t(day ? 'choiceTaken' : 'choiceBack')
      }}
    >
      <Select
        label={t('choiceWhat')}
        placeholder={t('choiceAsk')}
        value={isThere ? wanted : ''}
        onChange={setWanted}
        state={data ? 'ready' : isError ? 'error' : 'loading'}
        onRetry={() => void refetch()}
        options={options}
      />
    </DeedButton>
  )
}
