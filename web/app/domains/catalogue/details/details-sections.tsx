import { Check, X } from 'lucide-react'
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

type Described = readonly { Description: string }[]
const marks = {
  yes: <Check className="text-ok-600" aria-hidden />,
  no: <X className="text-bad-600" aria-hidden />,
  bring: <Check className="text-(--brand)" aria-hidden />,
} as const

/** A list of facts, each with its mark; nothing when there are none. */
export const FactList = ({
  id,
  title,
  facts,
  mark,
}: {
  id: string
  title: string
  facts: Described
  mark: keyof typeof marks
}) =>
  facts.length > 0 && (
    <Section id={id} title={title}>
      <ul className={`fact-list ${mark === 'no' ? 'text-ink-2' : ''}`}>
        {facts.map(({ Description }) => (
          <li key={Description}>
            {marks[mark]}
            {Description}
          </li>
        ))}
      </ul>
    </Section>
  )

/** Names and values beside each other; a row without a value is left out. */
export const FactRows = ({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="fact-rows">
    {rows.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)

/** What children pay. */
export function ChildrenSection({
  policies,
}: {
  policies: readonly { Details: string; PriceText: string }[]
}) {
  const t = useCatalogueText()
  if (policies.length === 0) return null
  return (
    <Section id="children" title={t('children')}>
      <FactRows
        rows={policies.map(({ Details, PriceText }) => [
          Details,
          <strong key={Details}>{PriceText}</strong>,
        ])}
      />
    </Section>
  )
}

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
