import type { LateChoice as Choice } from '@rihla/contract/checkout/late-choice'
import type { ReservationDetails } from '@rihla/contract/reservations'
import { formatEgp } from '@rihla/contract/values/money'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CalendarClock, CircleAlert } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { cairoTime, dayMonthYear, weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { OptionCard } from '../../../ui/form/checkbox.tsx'
import { cairoDate } from '@rihla/contract/values/dates'
import { failureText } from '../../account/index.ts'
import { lateChoiceQuery } from '../queries.ts'
import { useLookAgain } from '../use-look-again.ts'
import { useReservationsText } from '../use-reservations-text.ts'

type Alternative = Choice['Alternatives'][number]

/** Sends the choice; whatever came of it, the reservation is looked at again. */
function useChoosing(id: number, onChosen: (message: string) => void) {
  const t = useReservationsText()
  const api = useApi()
  const lookAgain = useLookAgain()
  return useMutation({
    mutationFn: (other: Alternative | null) =>
      api.call('chooseForLateMoney', {
        ReservationId: id,
        FromDate: other?.FromDate,
        Price: other?.Price,
      }),
    onSuccess: async ({ Message }) => {
      onChosen(Message)
      await lookAgain()
    },
    onError: async (problem) => {
      const fallbacks = { fallback: t('lateFailed'), network: t('lateFailed') }
      showToast({ title: t('error'), text: failureText(problem, fallbacks), tone: 'bad' })
      if (problem instanceof ApiProblem && problem.status === 409) await lookAgain()
    },
  })
}

function Days({ choice, onChosen }: { choice: Choice; onChosen: (message: string) => void }) {
  const t = useReservationsText()
  const language = useLanguage()
  const [date, setDate] = useState<string | null>(null)
  const { mutate, isPending, variables } = useChoosing(choice.ReservationId, onChosen)
  const { Alternatives } = choice
  const other = Alternatives.find(({ FromDate }) => FromDate === date)
  const daysOf = ({ FromDate, ToDate }: Alternative): string =>
    [FromDate, ToDate]
      .filter((day) => day !== null)
      .map((day) => weekdayDayMonth(day, language))
      .join(' – ')
  return (
    <>
      {Alternatives.length > 0 ? (
        <fieldset className="grid gap-2.5">
          <legend className="type-title mb-2">{t('lateOtherDay')}</legend>
          {Alternatives.map((it) => (
            <OptionCard
              key={it.FromDate}
              name="late-day"
              value={it.FromDate}
              checked={date === it.FromDate}
              onChange={setDate}
              title={daysOf(it)}
              text={it.Back > 0 ? t('lateBack', { amount: formatEgp(it.Back, language) }) : ''}
              end={
                <strong>
                  <Money egp={it.Price} />
                </strong>
              }
            />
          ))}
        </fieldset>
      ) : (
        <p className="text-ink-2">{t('lateNone')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {Alternatives.length > 0 && (
          <Button
            kind="primary"
            disabled={!other || isPending}
            busy={isPending && variables !== null && t('lateBusy')}
            onClick={() => other && mutate(other)}
          >
            {t('lateTake')}
          </Button>
        )}
        <Button
          disabled={isPending}
          busy={isPending && variables === null && t('lateBusy')}
          onClick={() => mutate(null)}
        >
          {t('lateMoney', { amount: formatEgp(choice.Amount, language) })}
        </Button>
      </div>
    </>
  )
}

/** Money that came after its places were gone: another day close by, or the money, until the deadline. */
export default function LateChoice({
  it,
  onChosen,
}: {
  it: ReservationDetails
  onChosen: (message: string) => void
}) {
  const t = useReservationsText()
  const api = useApi()
  const language = useLanguage()
  const { data, isError, refetch } = useQuery(lateChoiceQuery(api, it.Id))
  const until = new Date(it.ChooseBy ?? '')
  return (
    <section className="panel reservation-panel" aria-labelledby="late-title" data-late>
      <h2 id="late-title" className="type-h3">
        {t('lateTitle')}
      </h2>
      <p className="text-ink-2">{t('lateText')}</p>
      <p className="notice notice-warn">
        <CalendarClock aria-hidden />
        {t('lateUntil', {
          date: dayMonthYear(cairoDate(until), language),
          time: cairoTime(until),
        })}
      </p>
      {data ? (
        <Days choice={data} onChosen={onChosen} />
      ) : isError ? (
        <p className="notice notice-bad items-center!" role="alert">
          <CircleAlert aria-hidden />
          <span className="flex-1">{t('lateFailed')}</span>
          <Button size="small" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </p>
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  )
}
