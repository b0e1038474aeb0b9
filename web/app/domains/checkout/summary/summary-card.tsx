import type { ReactNode } from 'react'
import { Picture } from '../../../ui/card/picture.tsx'
import { TermLines, type TermLine } from '../../../ui/card/term-lines.tsx'

type SummaryCardProps = {
  /** Its name for screen readers. */
  label: string
  imageUrl: string | null
  name: string
  city: string
  children: ReactNode
}

/** The card of what is being booked: picture, name and city, and what else is to be said of it. */
export const SummaryCard = ({ label, imageUrl, name, city, children }: SummaryCardProps) => (
  <section className="panel summary" aria-label={label}>
    <div className="summary-head">
      <div className="summary-picture">
        <Picture src={imageUrl} alt="" sizes="112px" eager />
      </div>
      <div className="min-w-0">
        <h2 className="type-title">
          <bdi>{name}</bdi>
        </h2>
        <p className="type-caption text-ink-2">{city}</p>
      </div>
    </div>
    {children}
  </section>
)

/** What cancelling costs, below the price. */
export const SummaryTerms = ({ title, lines }: { title: string; lines: readonly TermLine[] }) => (
  <div className="summary-terms">
    <h3 className="font-semibold">{title}</h3>
    <TermLines lines={lines} />
  </div>
)
