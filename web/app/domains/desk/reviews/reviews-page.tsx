import { reviewViews } from '@rihla/contract/desk/review-views'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { TabPanel, Tabs } from '../../../ui/navigation/tabs.tsx'
import { reviewsQuery } from '../queries.ts'
import { OlderButton } from '../queues/older-button.tsx'
import { Queue } from '../queues/queue.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { ReviewLine } from './review-line.tsx'

const names = { waiting: 'viewWaiting', shown: 'viewShown', hidden: 'viewHidden' } as const

/** /desk/reviews: what travellers wrote, to read, show or hide. */
export function DeskReviewsPage() {
  const t = useDeskText()
  const [params, setParams] = useSearchParams()
  const view = reviewViews.find((it) => it === params.get('view')) ?? 'waiting'
  const asked = useInfiniteQuery(reviewsQuery(useApi(), useLanguage(), view))
  const Items = asked.data?.pages.flatMap((page) => page.Items) ?? []
  return (
    <DeskPage
      title={t('reviews')}
      path="/desk/reviews"
      count={asked.data?.pages[0]?.Waiting}
      text={t('reviewsText')}
    >
      <Tabs
        label={t('reviews')}
        group="reviews"
        items={reviewViews.map((id) => ({ id, text: t(names[id]) }))}
        selected={view}
        onSelect={(id) => setParams({ view: id }, { replace: true, preventScrollReset: true })}
      />
      <TabPanel group="reviews" id={view}>
        <div className="grid gap-4">
          <Queue
            asked={{ ...asked, data: asked.data && { Items, Total: Items.length } }}
            empty={t(view === 'waiting' ? 'reviewsWaitingEmpty' : 'reviewsNone')}
            {...(view === 'waiting' && { emptyText: t('reviewsEmptyText') })}
          >
            {(it) => <ReviewLine it={it} />}
          </Queue>
          <OlderButton asked={asked} />
        </div>
      </TabPanel>
    </DeskPage>
  )
}
