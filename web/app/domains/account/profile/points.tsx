import type { OutputOf } from '@rihla/contract/endpoint'
import type { api as calls } from '@rihla/contract'
import { cairoDate } from '@rihla/contract/values/dates'
import { formatEgp } from '@rihla/contract/values/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { LoadingArea, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useAccountText } from '../use-account-text.ts'

type Account = OutputOf<typeof calls.getCreditPoints>
type Line = Account['History'][number]

const kinds = {
  earned: 'pointsEarned',
  spent: 'pointsSpent',
  returned: 'pointsReturned',
} as const satisfies Record<Line['Kind'], string>

/** A number of points with its sign, a true minus. */
const signed = (points: number): string =>
  `${points < 0 ? '−' : '+'}${Math.abs(points).toLocaleString('en-US')}`

function HistoryLine({ line }: { line: Line }) {
  const t = useAccountText()
  const language = useLanguage()
  const { ReservationId: id, Module: module, Name: name } = line
  // A bus ticket has a page of its own.
  const href = module === 'Bus' ? `/bus-bookings/${id}` : `/reservations/${module}/${id}`
  return (
    <li className="points-line">
      <div className="min-w-0">
        <p className="font-medium">{t(kinds[line.Kind])}</p>
        <p className="type-caption text-ink-3">
          {id !== null && (
            <>
              <Link className="link" to={href}>
                <bdi>{name}</bdi>
              </Link>{' '}
              ·{' '}
            </>
          )}
          {dayMonthYear(cairoDate(new Date(line.At)), language)}
        </p>
      </div>
      <strong className={line.Points > 0 ? 'text-ok-ink' : undefined}>
        <bdi dir="ltr">{signed(line.Points)}</bdi>
      </strong>
    </li>
  )
}

function usePoints() {
  const api = useApi()
  const language = useLanguage()
  return useInfiniteQuery({
    queryKey: ['credit-points', language],
    meta: { personal: true },
    // The number beside it is asked for whenever the page opens: two that differ would be on it.
    staleTime: 0,
    initialPageParam: 1,
    queryFn: ({ pageParam }) => api.call('getCreditPoints', { PageNumber: pageParam }),
    getNextPageParam: ({ PageNumber, TotalPages }) =>
      PageNumber < TotalPages ? PageNumber + 1 : undefined,
  })
}

function Balance({ account }: { account: Account }) {
  const t = useAccountText()
  const language = useLanguage()
  const { Points, Amount, Held, EgpForOnePoint } = account
  return (
    <div className="grid gap-1">
      <p className="type-h2">{t('pointsCount', { count: Points })}</p>
      <p className="type-small text-ink-2">
        {t('pointsWorth', { amount: formatEgp(Amount, language) })}
        {EgpForOnePoint > 0 &&
          ` ${t('pointsHow', { amount: formatEgp(EgpForOnePoint, language) })}`}
      </p>
      {Held > 0 && <p className="notice notice-info">{t('pointsHeld', { count: Held })}</p>}
    </div>
  )
}

/** How many points one has, and where they came from and went. */
export function Points() {
  const t = useAccountText()
  const points = usePoints()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = points
  const [first] = data?.pages ?? []
  const lines = data?.pages.flatMap(({ History }) => History) ?? []
  return (
    <section className="panel profile-panel" aria-labelledby="points" data-points>
      <h2 id="points" className="type-h3">
        {t('rewardPoints')}
      </h2>
      {first ? (
        <>
          <Balance account={first} />
          {lines.length > 0 ? (
            <ul className="grid">
              {lines.map((line) => (
                <HistoryLine key={`${line.At} ${line.Kind} ${line.ReservationId}`} line={line} />
              ))}
            </ul>
          ) : (
            <p className="type-small text-ink-3">{t('pointsNoHistory')}</p>
          )}
          {points.isFetchNextPageError && (
            <p className="type-small text-bad-600" role="alert">
              {t('pointsFailed')}
            </p>
          )}
          {hasNextPage && (
            <Button
              size="small"
              className="justify-self-start"
              busy={isFetchingNextPage && t('profileLoading')}
              onClick={() => void fetchNextPage()}
            >
              {t(points.isFetchNextPageError ? 'tryAgain' : 'pointsMore')}
            </Button>
          )}
        </>
      ) : isError ? (
        <p className="notice notice-bad items-center!" role="alert">
          <span className="flex-1">{t('pointsFailed')}</span>
          <Button size="small" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </p>
      ) : (
        <LoadingArea className="grid gap-3" text={t('pointsLoading')}>
          <Skeleton className="h-9 w-32" />
          <Skeleton className="h-11 w-full" />
        </LoadingArea>
      )}
    </section>
  )
}
