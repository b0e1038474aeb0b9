import { useQuery } from '@tanstack/react-query'
import { RefreshCw, Search } from '../../../ui/brand/icons.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { PageSteps } from '../../../ui/navigation/page-steps.tsx'
import { useUiText } from '../../../ui/use-ui-text.ts'
import { EmptyBlock, ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { LoadingArea } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { SignedInOnly } from '../../account/index.ts'
import { FindLink } from '../find/find-link.tsx'
import { useKeptList } from '../offline/use-kept.ts'
import { reservationsQuery } from '../queries.ts'
import { ReservationCard, ReservationCardSkeleton } from './reservation-card.tsx'
import { useReservationsText } from '../use-reservations-text.ts'

const SEARCH_DELAY_MS = 500

/** Page and search live in the address, so that coming back finds the same list. */
function useListAddress() {
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const search = params.get('search') ?? ''
  const go = (next: { page?: number; search?: string }): void => {
    const wanted = { page: 1, search, ...next }
    const address = new URLSearchParams()
    if (wanted.search) address.set('search', wanted.search)
    if (wanted.page > 1) address.set('page', String(wanted.page))
    setParams(address, { replace: true, preventScrollReset: next.page === undefined })
  }
  return { page, search, go }
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const t = useReservationsText()
  const [typed, setTyped] = useState(search)
  const [sent, setSent] = useState(search)
  // The address was changed from elsewhere, such as by clearing the search.
  if (sent !== search) {
    setSent(search)
    setTyped(search)
  }
  const send = useEffectEvent((text: string) => {
    if (text === sent) return
    setSent(text)
    onSearch(text)
  })
  useEffect(() => {
    const timer = setTimeout(() => send(typed.trim()), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      className="flex-1"
      label={t('search')}
      type="search"
      name="search"
      maxLength={100}
      icon={<Search aria-hidden />}
      value={typed}
      onChange={setTyped}
    />
  )
}

function Loading() {
  const t = useReservationsText()
  return (
    <LoadingArea className="grid gap-3" text={t('loading')}>
      {[1, 2, 3].map((at) => (
        <ReservationCardSkeleton key={at} />
      ))}
    </LoadingArea>
  )
}

function List() {
  const t = useReservationsText()
  const ui = useUiText()
  const api = useApi()
  const language = useLanguage()
  const { page, search, go } = useListAddress()
  const { data, error, isFetching, refetch } = useQuery(
    reservationsQuery(api, language, page, search),
  )
  // The newest bookings, as they are listed first.
  useKeptList(page === 1 && search === '' ? data?.Data : undefined)
  useEffect(() => {
    if (error) showToast({ title: t('error'), text: error.message, tone: 'bad' })
  }, [error, t])
  return (
    <>
      <div className="mb-5 flex items-end gap-3">
        <SearchBox search={search} onSearch={(text) => go({ search: text })} />
        <Button
          className="min-h-[50px]!"
          busy={isFetching && data !== undefined && t('refreshing')}
          onClick={() => void refetch()}
        >
          <RefreshCw aria-hidden />
          {t('refresh')}
        </Button>
      </div>
      {data ? (
        data.Data.length > 0 ? (
          <>
            <p className="type-small mb-3 text-ink-2" role="status">
              {t('count', { count: data.TotalRecords })}
            </p>
            <div className="grid gap-3" aria-busy={isFetching}>
              {data.Data.map((card) => (
                <ReservationCard key={`${card.ModuleName}-${card.Id}`} card={card} />
              ))}
            </div>
            <PageSteps
              className="pt-4"
              label={t('title')}
              page={data.PageNumber}
              totalPages={data.TotalPages}
              onPage={(to) => go({ page: to })}
            />
          </>
        ) : search ? (
          <EmptyBlock
            title={t('noneFound', { search })}
            text={t('noneFoundText')}
            action={{ text: t('clear'), onClick: () => go({ search: '' }) }}
          />
        ) : page > 1 ? (
          <EmptyBlock
            title={ui('pageOf', { page, total: data.TotalPages })}
            action={{ text: ui('previous'), onClick: () => go({ page: 1 }) }}
          />
        ) : (
          <EmptyBlock
            title={t('empty')}
            text={t('emptyText')}
            action={{ text: t('seeActivities'), to: '/activities' }}
          />
        )
      ) : error ? (
        <ErrorBlock
          title={t('failed')}
          text={t('failedText')}
          reference={
            error instanceof ApiProblem && error.requestId
              ? t('problemId', { id: error.requestId })
              : null
          }
          action={{ text: t('tryAgain'), onClick: () => void refetch() }}
        />
      ) : (
        <Loading />
      )}
    </>
  )
}

/** /reservations: everything that was booked, of every kind. */
export function ReservationListPage() {
  const t = useReservationsText()
  return (
    <main id="main" className="page-width max-w-[1000px]! py-8 md:py-12">
      <PageSeo title={t('title')} path="/reservations" noindex />
      <h1 className="type-h1 mb-6">{t('title')}</h1>
      <SignedInOnly loading={<Loading />} more={<FindLink />}>
        <List />
      </SignedInOnly>
    </main>
  )
}
