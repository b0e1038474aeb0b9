import type { CancellationSchedule } from '@rihla/contract/cancellation/wire'
import type { SavedModule } from '@rihla/contract/modules'
import { lazy, Suspense, type ReactNode } from 'react'
import { Score } from '../../../ui/card/rating.tsx'
import { TermLines } from '../../../ui/card/term-lines.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

// Brought to life after what one came for.
const WrittenReviews = lazy(() => import('../reviews/written-reviews.tsx'))

/** A part of a detail page, with its heading. */
export const Section = ({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) => (
  <section id={id} className="section" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className="type-h3">
      {title}
    </h2>
    {children}
  </section>
)

/** HTML from content; the server has sanitised it. */
export const Html = ({ html }: { html: string }) => (
  <div className="prose max-w-[680px]" dangerouslySetInnerHTML={{ __html: html }} />
)

/** What cancelling gives back, as a part of the page. */
export function CancellationSection({ lines }: { lines: CancellationSchedule }) {
  const t = useCatalogueText()
  return (
    <Section id="cancellation" title={t('cancellation')}>
      <TermLines lines={lines} />
    </Section>
  )
}

type Rated = {
  /** Whose reviews they are. */
  of: { readonly module: SavedModule; readonly id: number }
  Rating: number | null
  RatingDegree: string | null
  ReviewsCount: number
}

/** How travellers found it. */
export function ReviewsSection({ of, Rating, RatingDegree, ReviewsCount }: Rated) {
  const t = useCatalogueText()
  return (
    <Section id="reviews" title={t('reviews')}>
      {Rating ? (
        <>
          <Score rating={Rating} word={RatingDegree} reviews={ReviewsCount} />
          <Suspense>
            <WrittenReviews {...of} />
          </Suspense>
        </>
      ) : (
        <p className="text-ink-2">{t('noReviews')}</p>
      )}
    </Section>
  )
}
