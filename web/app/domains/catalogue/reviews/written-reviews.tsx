import type { SavedModule } from '@rihla/contract/modules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/api/use-api.ts'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { GivenStars } from '../../../ui/card/given-stars.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

const PAGE_SIZE = 5

/** What travellers wrote of an offer, newest first; nothing while there are none. */
export default function WrittenReviews({ module, id }: { module: SavedModule; id: number }) {
  const t = useCatalogueText()
  const language = useLanguage()
  const api = useApi()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['reviews', module, id],
    staleTime: 30_000,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'getReviews',
        { PageNumber: pageParam, PageSize: PAGE_SIZE, Filters: { Module: module, Id: id } },
        { signal },
      ),
    getNextPageParam: (last) =>
      last.PageNumber < last.TotalPages ? last.PageNumber + 1 : undefined,
  })
  const reviews = data?.pages.flatMap((page) => page.Data) ?? []
  if (reviews.length === 0) return null
  return (
    <div className="grid gap-4">
      <ul className="written-reviews">
        {reviews.map((it) => (
          <li key={it.Id}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <GivenStars stars={it.Stars} />
              <b>
                <bdi>{it.Author || t('someTraveller')}</bdi>
              </b>
              <span className="type-caption text-ink-3">
                {t('travelledOn')} <bdi>{dayMonthYear(it.TravelledOn, language)}</bdi>
              </span>
            </p>
            <p className="wrap-anywhere whitespace-pre-line" lang={it.Language} dir="auto">
              {it.Text}
            </p>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          className="justify-self-start"
          busy={isFetchingNextPage && t('loadingMore')}
          onClick={() => void fetchNextPage()}
        >
          {t('moreReviews')}
        </Button>
      )}
    </div>
  )
}
