import type { ReactNode } from 'react'
import { Score } from '../../../ui/card/rating.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

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

type Rated = { Rating: number | null; RatingDegree: string | null; ReviewsCount: number }

/** How travellers found it. */
export function ReviewsSection({ Rating, RatingDegree, ReviewsCount }: Rated) {
  const t = useCatalogueText()
  return (
    <Section id="reviews" title={t('reviews')}>
      {Rating ? (
        <Score rating={Rating} word={RatingDegree} reviews={ReviewsCount} />
      ) : (
        <p className="text-ink-2">{t('noReviews')}</p>
      )}
    </Section>
  )
}
