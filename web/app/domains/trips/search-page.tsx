import { Route, Star } from '../../ui/brand/icons.ts'
import temple1200 from '../../assets/temple-1200.avif'
import templeBand from '../../assets/temple-band.avif'
import temple828 from '../../assets/temple-828.avif'
import { useSearch } from '../catalogue/index.ts'
import { PackageSearchPage, usePackagesText } from '../packages/index.ts'
import { tripHref, tripsHref } from './addresses.ts'
import { TripCard } from './trip-card.tsx'
import { tripSearch } from './search.ts'
import { useTripsText } from './use-trips-text.ts'

const POSTER = [templeBand, temple828, temple1200] as const
const SKELETONS = 6

/** Search, narrow, sort and look at trips; the address holds every choice. */
export function SearchPage() {
  const t = useTripsText()
  const shared = usePackagesText()
  const failed = t('searchFailed')
  const search = useSearch(tripSearch, {
    failed,
    toast: { title: shared('error') },
    moreToast: { title: shared('error'), text: failed },
  })
  return (
    <PackageSearchPage
      search={search}
      module="Trip"
      t={t}
      poster={POSTER}
      icon={<Route size={17} aria-hidden />}
      stats={[
        {
          icon: <Star size={17} className="fill-orange-500 text-orange-500" aria-hidden />,
          text: t('heroRating'),
        },
      ]}
      path={tripsHref({ cityId: search.filters.cityId })}
      hrefOf={tripHref}
      size={SKELETONS}
      byHand
      moreFailed={failed}
      idOf={({ TripId }) => TripId}
      Card={TripCard}
    />
  )
}
