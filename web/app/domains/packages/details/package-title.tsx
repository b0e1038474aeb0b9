import { BedDouble, Check, Clock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/card/badge.tsx'
import { Breadcrumbs, type Crumb } from '../../../ui/navigation/breadcrumbs.tsx'
import { ClassStars } from '../../../ui/card/class-stars.tsx'
import { Score } from '../../../ui/card/rating.tsx'
import { usePackagesText } from '../use-packages-text.ts'
import type { PackageView } from '../package-view.ts'

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="type-small flex items-center gap-1.5 text-ink-2">
    {icon}
    {children}
  </span>
)

/** Where one is, the name, and the facts that decide. */
export function PackageTitle({
  view,
  crumbs,
  kind,
}: {
  view: PackageView
  crumbs: readonly Crumb[]
  /** What kind of trip it is, where there are kinds. */
  kind?: string
}) {
  const t = usePackagesText()
  return (
    <div className="grid gap-3 pt-4 pb-5">
      <Breadcrumbs items={[...crumbs, { text: view.Name }]} />
      <div className="flex flex-wrap items-center gap-2">
        <ClassStars stars={view.HotelStars} />
        {kind && <Badge tone="soft">{kind}</Badge>}
        {view.FreeCancellation && (
          <Badge tone="ok" icon={<Check aria-hidden />}>
            {view.FreeCancellation}
          </Badge>
        )}
      </div>
      <h1 className="type-h1">
        <bdi>{view.Name}</bdi>
      </h1>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {view.Rating && (
          <Score rating={view.Rating} word={view.RatingDegree} reviews={view.ReviewsCount} />
        )}
        <Fact icon={<Clock size={16} aria-hidden />}>{view.length}</Fact>
        <Fact icon={<MapPin size={16} aria-hidden />}>{view.cities.join(' · ')}</Fact>
        {view.Hotels.length > 0 && (
          <Fact icon={<BedDouble size={16} aria-hidden />}>
            {t('hotelsCount', { count: view.Hotels.length })}
          </Fact>
        )}
      </div>
    </div>
  )
}
