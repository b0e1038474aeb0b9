import { ErrorBlock, EmptyBlock } from '../../ui/feedback/result-block.tsx'
import { LoadingArea, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useBlogText } from './use-blog-text.ts'

const CardPlace = () => (
  <div className="offer-card story-card" aria-hidden>
    <Skeleton className="story-media" />
    <div className="card-body">
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="mt-4 h-5 w-2/5" />
    </div>
  </div>
)

/** The places of cards that are on their way. */
export function LoadingArticles() {
  const t = useBlogText()
  return (
    <LoadingArea text={t('loading')} className="story-grid">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <CardPlace key={key} />
      ))}
    </LoadingArea>
  )
}

export function ArticlesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useBlogText()
  return <ErrorBlock title={t('loadFailed')} action={{ text: t('tryAgain'), onClick: onRetry }} />
}

export function NoArticles() {
  const t = useBlogText()
  return <EmptyBlock title={t('noArticles')} text={t('checkBack')} />
}
