import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { serverNow } from '../../../platform/clock.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyBlock, ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { LoadingArea } from '../../../ui/feedback/skeleton.tsx'
import { PageSteps } from '../../../ui/navigation/page-steps.tsx'
import { BookingCard, BookingCardSkeleton } from './booking-card.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ALL, filterBookings } from './booking-filters.ts'
import { SignedInOnly } from '../../account/index.ts'
import { bookingsQuery } from '../queries.ts'
import { useBookingsText } from '../use-bookings-text.ts'

function Loading() {
  const t = useBookingsText()
  return (
    <LoadingArea className="grid gap-4" text={t('loading')}>
      {[1, 2, 3].map((at) => (
        <BookingCardSkeleton key={at} />
      ))}
    </LoadingArea>
  )
}

type Bookings = Awaited<ReturnType<NonNullable<ReturnType<typeof bookingsQuery>['queryFn']>>>

function Listed({
  all,
  total,
  pageSize,
}: {
  all: Bookings['all']
  total: number
  pageSize: number
}) {
  const t = useBookingsText()
  const [filter, setFilter] = useState(ALL)
  const [page, setPage] = useState(1)
  const found = filterBookings(all, filter, serverNow())
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  const narrow = (next: typeof filter): void => {
    setFilter(next)
    setPage(1)
  }
  return (
    <>
      <FilterBar bookings={all} filter={filter} onChange={narrow} />
      {shown.length === 0 ? (
        <EmptyBlock
          title={t('noneMatch')}
          action={{ text: t('clearAll'), onClick: () => narrow(ALL) }}
        />
      ) : (
        shown.map((it) => <BookingCard key={it.ReservationId} it={it} />)
      )}
      <p className="type-small text-center text-ink-2" role="status">
        {t('showing', {
          n: t('shown', { count: shown.length, n: shown.length }),
          total,
          count: total,
        })}
      </p>
      <PageSteps
        label={t('title')}
        page={page}
        totalPages={pages}
        onPage={(next) => {
          setPage(next)
          scrollTo({ top: 0 })
        }}
      />
    </>
  )
}

function List() {
  const t = useBookingsText()
  const api = useApi()
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(bookingsQuery(api, language))
  if (error && !data) {
    return (
      <ErrorBlock
        title={t('failedTitle')}
        text={error instanceof ApiProblem && error.isWorded ? error.message : t('failedText')}
        action={{ text: t('tryAgain'), onClick: () => void refetch() }}
      />
    )
  }
  return (
    <div className="grid gap-4">
      <Button
        className="justify-self-end"
        size="small"
        busy={data && isFetching && t('refreshing')}
        onClick={() => void refetch()}
      >
        <RefreshCw aria-hidden />
        {t('refresh')}
      </Button>
      {!data ? (
        <Loading />
      ) : data.all.length === 0 ? (
        <EmptyBlock
          title={t('empty')}
          text={t('emptyText')}
          action={{ text: t('bookFirst'), to: '/transportation' }}
        />
      ) : (
        <Listed {...data} />
      )}
    </div>
  )
}

/** /bus-bookings: every leg that I booked. */
export function BusBookingsPage() {
  const t = useBookingsText()
  return (
    <main id="main" className="page-width max-w-[1000px]! py-8 md:py-12">
      <PageSeo title={t('title')} path="/bus-bookings" noindex />
      <h1 className="type-h1 mb-2">{t('title')}</h1>
      <SignedInOnly loading={<Loading />}>
        <List />
      </SignedInOnly>
    </main>
  )
}
