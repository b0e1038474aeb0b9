import type { NearRoute } from '@rihla/contract/bus/trips'
import { commaOf } from '@rihla/contract/values/language'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from '../../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Price } from '../../../ui/card/price.tsx'
import { nearRoutesQuery, type PartyRide } from '../queries.ts'
import { useBusText } from '../use-bus-text.ts'

type Props = {
  ride: PartyRide
  /** A leg of a round trip: its price is another. */
  round: boolean
  /** The search of another pair of stations on the same day. */
  hrefOf: (route: NearRoute) => string
}

/** Where a pair of stations has nothing: pairs near by that have seats on the same day, a press away. */
export default function NearRoutes({ ride, round, hrefOf }: Props) {
  const t = useBusText()
  const language = useLanguage()
  const { data } = useQuery(nearRoutesQuery(useApi(), language, ride))
  if (!data || data.length === 0) return null
  return (
    <section className="grid gap-3" aria-label={t('nearTitle')}>
      <h3 className="type-title">{t('nearTitle')}</h3>
      <ul className="grid gap-2.5">
        {data.map((route) => (
          <li key={`${route.StationFromID} ${route.StationToID}`} className="panel near-route">
            <div className="min-w-0">
              <Link className="card-link font-semibold" to={hrefOf(route)} preventScrollReset>
                {t('route', { from: route.StationNameFrom, to: route.StationNameTo })}
              </Link>
              <p className="type-caption text-ink-2">
                {[
                  t('departures', { count: route.Trips }),
                  route.KmFrom > 0 && t('nearDeparts', { km: route.KmFrom }),
                  route.KmTo > 0 && t('nearArrives', { km: route.KmTo }),
                ]
                  .filter(Boolean)
                  .join(commaOf(language))}
              </p>
            </div>
            {round ? (
              <Price now={route.RoundPrice} was={null} note={t('nearEachWay')} from />
            ) : (
              <Price now={route.Price} was={null} from />
            )}
            <ChevronRight size={18} className="mirror" aria-hidden />
          </li>
        ))}
      </ul>
    </section>
  )
}
