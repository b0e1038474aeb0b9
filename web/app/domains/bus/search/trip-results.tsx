import { TRIPS_SHOWN } from '@rihla/contract/bus/limits'
import {
  ALL_TRIPS,
  tripOrders,
  type TripOrder,
  type TripWay,
} from '@rihla/contract/bus/trip-filters'
import type { BusTrip } from '@rihla/contract/bus/trips'
import { commaOf } from '@rihla/contract/values/language'
import { ChevronDown } from '../../../ui/brand/icons.ts'
import { useState, type ReactNode } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyBlock, ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { StructuredData } from '../../../platform/seo/structured-data.tsx'
import { useUiText } from '../../../ui/use-ui-text.ts'
import { useBusText } from '../use-bus-text.ts'
import { structuredTrips } from './structured-trips.ts'
import { TripCard, TripCardSkeleton } from './trip-card.tsx'
import { TripFilters } from './trip-filters.tsx'
import { classesOf, filterTrips, sortTrips } from './trip-list.ts'
import { useTripFilter } from './use-trip-filter.ts'

export type TripResultsProps = {
  way: TripWay
  title: string
  route: string
  strip: ReactNode
  /** What stands where no trip is found. */
  none: ReactNode
  trips: readonly BusTrip[] | undefined
  problem: Error | null
  onRetry: () => void
  round: boolean
  /** Trips whose seats the reader holds. */
  held?: readonly number[] | undefined
  selected: number | null
  onSelect: (trip: BusTrip) => void
}

type ListProps = Pick<TripResultsProps, 'way' | 'round' | 'held' | 'selected' | 'onSelect'> & {
  trips: readonly BusTrip[]
}

/** The departures themselves, narrowed and sorted, the first four at first. */
function TripList({ way, trips, round, held, selected, onSelect }: ListProps) {
  const t = useBusText()
  const { filter, change } = useTripFilter(way)
  const [all, setAll] = useState(false)
  const found = sortTrips(filterTrips(trips, filter), filter.sort)
  const shown = all ? found : found.slice(0, TRIPS_SHOWN)
  const chosen = found.find(({ TripID }) => TripID === selected)
  // What is chosen stays in sight, wherever it stands in the list.
  const list = chosen && !shown.includes(chosen) ? [...shown, chosen] : shown
  const more = found.length - list.length
  return (
    <>
      <div className="bus-tools">
        <TripFilters classes={classesOf(trips)} filter={filter} onChange={change} />
        <Select
          className="sort-field"
          label={t('sort')}
          value={filter.sort}
          onChange={(value) => change({ ...filter, sort: value as TripOrder })}
          options={tripOrders.map((value) => ({ value, text: t(`sort-${value}`) }))}
        />
      </div>
      {list.length === 0 ? (
        <EmptyBlock
          title={t('noneMatch')}
          action={{
            text: t('clearFilters'),
            onClick: () => change({ ...ALL_TRIPS, sort: filter.sort }),
          }}
        />
      ) : (
        <ul className="bus-trips">
          {list.map((trip) => (
            <TripCard
              key={trip.TripID}
              trip={trip}
              round={round}
              held={held?.includes(trip.TripID) ?? false}
              selected={trip.TripID === selected}
              onSelect={() => onSelect(trip)}
            />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button kind="text" className="justify-self-center" onClick={() => setAll(true)}>
          {t('showMore', { count: more })}
          <ChevronDown aria-hidden />
        </Button>
      )}
    </>
  )
}

/** One direction in every state: on its way, failed, none, some. */
export function TripResults({
  way,
  title,
  route,
  strip,
  none,
  trips,
  problem,
  onRetry,
  ...list
}: TripResultsProps) {
  const t = useBusText()
  const ui = useUiText()
  const comma = commaOf(useLanguage())
  const id = `bus-${way}`
  return (
    <section id={id} className="bus-results" tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className="type-h3">
          {title}
        </h2>
        <p className="type-small text-ink-2" role="status">
          {route}
          {trips && trips.length > 0 && comma + t('departures', { count: trips.length })}
          {!trips && !problem && <span className="sr-only">{t('searching')}</span>}
        </p>
      </div>
      {strip}
      {problem && !trips ? (
        <ErrorBlock
          title={t('searchFailed')}
          text={
            problem instanceof ApiProblem && problem.isWorded ? problem.message : t('networkError')
          }
          action={{ text: t('tryAgain'), onClick: onRetry }}
        />
      ) : !trips ? (
        <ul className="bus-trips" aria-busy>
          {Array.from({ length: TRIPS_SHOWN }, (_, at) => (
            <TripCardSkeleton key={at} />
          ))}
        </ul>
      ) : trips.length === 0 ? (
        none
      ) : (
        <>
          <StructuredData data={structuredTrips(trips, ui('brand'))} />
          <TripList way={way} trips={trips} {...list} />
        </>
      )}
    </section>
  )
}
