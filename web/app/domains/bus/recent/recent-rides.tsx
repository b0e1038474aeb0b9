import { boundBusSearch, type BusSearch } from '@rihla/contract/bus/address'
import { commaOf } from '@rihla/contract/values/language'
import { ChevronRight } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { dayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useInBrowser } from '../../../platform/use-in-browser.ts'
import { busSearchHref } from '../addresses.ts'
import { useBusText } from '../use-bus-text.ts'
import type { Days } from '../search/days.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import type { StationList } from '../stations/station-field.tsx'

/** What was searched on this device, a press away; past days become the first that can be travelled on. */
export function RecentRides({ stations, days }: { stations: StationList; days: Days }) {
  const t = useBusText()
  const language = useLanguage()
  const [forgotten, setForgotten] = useState(false)
  const kept = useInBrowser() && !forgotten ? recentSearches() : []
  const nameOf = (id: number | null): string | undefined =>
    stations.list.find(({ StationID }) => StationID === id)?.StationName
  const rides = kept.flatMap((it) => {
    const [from, to] = [nameOf(it.fromStationId), nameOf(it.toStationId)]
    return from && to ? [{ search: boundBusSearch(it, days), from, to }] : []
  })
  if (rides.length === 0) return null
  const facts = ({ departureDate, returnDate, passengers }: BusSearch): string =>
    [
      departureDate && dayMonth(departureDate, language),
      returnDate && dayMonth(returnDate, language),
      t('passengersCount', { count: passengers }),
    ]
      .filter(Boolean)
      .join(commaOf(language))
  return (
    <section className="grid gap-3" aria-labelledby="recent-rides">
      <div className="flex items-center justify-between gap-4">
        <h2 id="recent-rides" className="type-h3">
          {t('recent')}
        </h2>
        <button
          type="button"
          className="link type-small min-h-11"
          onClick={() => (forgetSearches(), setForgotten(true))}
        >
          {t('forgetRecent')}
        </button>
      </div>
      <ul className="grid gap-2.5 md:grid-cols-2">
        {rides.map(({ search, from, to }) => (
          <li key={`${search.fromStationId} ${search.toStationId}`} className="panel near-route">
            <div className="min-w-0">
              <Link className="card-link font-semibold" to={busSearchHref(search)}>
                {t('route', { from, to })}
              </Link>
              <p className="type-caption text-ink-2">{facts(search)}</p>
            </div>
            <ChevronRight size={18} className="mirror" aria-hidden />
          </li>
        ))}
      </ul>
    </section>
  )
}
