import { defaultBusSearch } from '@rihla/contract/bus/address'
import type { PopularRoute } from '@rihla/contract/bus/trips'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Picture } from '../../../ui/card/picture.tsx'
import { Price } from '../../../ui/card/price.tsx'
import { destinationsQuery } from '../../catalogue/index.ts'
import { busSearchHref } from '../addresses.ts'
import { useBusText } from '../use-bus-text.ts'
import { popularRoutesQuery } from './queries.ts'

/** The search of a route, on the day that has its price. */
const hrefOf = ({ StationFromID, StationToID, Date: departureDate }: PopularRoute): string =>
  busSearchHref({
    ...defaultBusSearch,
    fromStationId: StationFromID,
    toStationId: StationToID,
    departureDate,
  })

/** Where most people travel, with a picture of the place and the lowest price of the next days. */
export function PopularRides() {
  const t = useBusText()
  const api = useApi()
  const language = useLanguage()
  const { data: routes = [] } = useQuery(popularRoutesQuery(api, language))
  const { data: places = [] } = useQuery(destinationsQuery(api, language))
  if (routes.length === 0) return null
  // A city's only station may be called after the city and its part of town.
  const pictureOf = (name: string): string | null =>
    places.find(({ CityName }) => name.startsWith(CityName))?.ImageUrl ?? null
  return (
    <section className="grid gap-4" aria-labelledby="popular-rides">
      <div>
        <h2 id="popular-rides" className="type-h2">
          {t('popular')}
        </h2>
        <p className="text-ink-2">{t('popularText')}</p>
      </div>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {routes.map((route) => (
          <li
            key={`${route.StationFromID} ${route.StationToID}`}
            className="panel near-route popular-ride"
          >
            <span className="kept-picture">
              <Picture src={pictureOf(route.NameTo)} alt="" sizes="96px" />
            </span>
            <div className="min-w-0">
              <Link className="card-link font-semibold" to={hrefOf(route)} preventScrollReset>
                {t('route', { from: route.NameFrom, to: route.NameTo })}
              </Link>
              <p className="type-caption text-ink-2">{weekdayDayMonth(route.Date, language)}</p>
            </div>
            <Price now={route.Price} was={null} from />
          </li>
        ))}
      </ul>
    </section>
  )
}
