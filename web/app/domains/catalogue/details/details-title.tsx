import { Check } from '../../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/card/badge.tsx'
import { Score } from '../../../ui/card/rating.tsx'
import { Breadcrumbs, type Crumb } from '../../../ui/navigation/breadcrumbs.tsx'

/** One of the facts under a name. */
export const TitleFact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="type-small flex items-center gap-1.5 text-ink-2">
    {icon}
    {children}
  </span>
)

/** That cancelling is free, where it is. */
export const FreeCancellationBadge = ({ text }: { text: string | null }) =>
  text && (
    <Badge tone="ok" icon={<Check aria-hidden />}>
      {text}
    </Badge>
  )

/** Where one is, the name, and the facts that decide. */
export const DetailsTitle = ({
  offer,
  crumbs,
  badges,
  children,
}: {
  offer: {
    Name: string
    Rating: number | null
    RatingDegree: string | null
    ReviewsCount: number
  }
  crumbs: readonly Crumb[]
  badges?: ReactNode
  /** The facts. */
  children: ReactNode
}) => (
  <div className="grid gap-3 pt-4 pb-5">
    <Breadcrumbs items={[...crumbs, { text: offer.Name }]} />
    {badges && <div className="flex flex-wrap items-center gap-2">{badges}</div>}
    <h1 className="type-h1">
      <bdi>{offer.Name}</bdi>
    </h1>
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {offer.Rating && (
        <Score rating={offer.Rating} word={offer.RatingDegree} reviews={offer.ReviewsCount} />
      )}
      {children}
    </div>
  </div>
)
