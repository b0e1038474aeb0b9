import type { BusSearch } from '@rihla/contract/bus/address'
import { parseChosenTrips, type ChosenTrips } from '@rihla/contract/bus/chosen-address'
import { tripFiltersOf, type TripWay } from '@rihla/contract/bus/trip-filters'
import type { BusStation, BusTrip, NearRoute } from '@rihla/contract/bus/trips'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { dayMonth, weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { HeldPanel, useOwnHold } from '../../held/index.ts'
import { busSearchHref, SEATS_PATH } from '../addresses.ts'
import { startJourney } from '../journey/journey.ts'
import { tripsQuery, type Ride } from '../queries.ts'
import { useBusText } from '../use-bus-text.ts'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { stillChosen } from './chosen.ts'
import { DayStrip } from './day-strip.tsx'
import type { Days } from './days.ts'
import { JourneyPanel } from './journey-panel.tsx'
import { NoneAfter } from './none-after.tsx'
import { tripsAfter } from './trip-list.ts'
import { TripResults } from './trip-results.tsx'

/** Comes where there is no trip. */
const NearRoutes = lazy(() => import('./near-routes.tsx'))

/** A search whose stations exist. */
export type RideSearch = BusSearch & {
  departureDate: CalendarDate
  from: BusStation
  to: BusStation
}

const outOf = ({ from, to, departureDate }: RideSearch): Ride => ({
  from: from.StationID,
  to: to.StationID,
  date: departureDate,
})
const homeOf = ({ from, to, returnDate }: RideSearch): Ride | null =>
  returnDate ? { from: to.StationID, to: from.StationID, date: returnDate } : null

/** Trips of a leg, with what was chosen of them. */
function useLeg(ride: Ride | null, chosen: number | null) {
  const api = useApi()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    ...tripsQuery(api, language, ride ?? { from: 0, to: 0, date: '' }),
    enabled: ride !== null,
  })
  const trip = data?.find(({ TripID }) => TripID === chosen) ?? null
  return { trips: data, problem: error, retry: () => void refetch(), trip }
}

/** Both lists and the journey made of them. */
export function Results({
  search,
  days,
  onChange,
}: {
  search: RideSearch
  days: Days
  onChange: (some: Partial<BusSearch>) => void
}) {
  const t = useBusText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { from, to, departureDate, returnDate, passengers } = search
  const round = search.tripType && returnDate !== null
  const [params] = useSearchParams()
  // Another day is looked at in the same way.
  const filters = tripFiltersOf(params)
  // Seen at once; in the address, where a reload and coming back from the seats find it, a moment later.
  const [picked, setPicked] = useState<ChosenTrips | null>(null)
  const chosen = picked ?? parseChosenTrips(params)
  const [out, home] = [outOf(search), round ? homeOf(search) : null]
  const going = useLeg(out, chosen.going)
  const allBack = useLeg(home, chosen.back)
  const backTrips = tripsAfter(allBack.trips, going.trip)
  const back = {
    ...allBack,
    trips: backTrips,
    trip: allBack.trip && backTrips?.includes(allBack.trip) ? allBack.trip : null,
  }
  const held = useOwnHold(({ TripIDs }) =>
    [...(going.trips ?? []), ...(allBack.trips ?? [])].some(({ TripID }) =>
      TripIDs.includes(TripID),
    ),
  )
  const goTo = (leg: TripWay): void =>
    document.getElementById(`bus-${leg}`)?.scrollIntoView({ block: 'start' })
  const here = { replace: true, preventScrollReset: true }
  const choose = (trip: BusTrip, leg: TripWay): void => {
    const now = { ...chosen, [leg]: chosen[leg] === trip.TripID ? null : trip.TripID }
    setPicked(now)
    void navigate(busSearchHref(search, filters, now), here)
    if (leg === 'going' && round && !back.trip && chosen.going !== trip.TripID) goTo('back')
  }
  const confirm = async (): Promise<void> => {
    if (!going.trip) return
    const { from: _from, to: _to, ...address } = search
    const journey = {
      search: address,
      going: going.trip,
      back: round ? back.trip : null,
      passengers,
    }
    startJourney(journey)
    await navigate(SEATS_PATH, { state: { journey } })
  }
  const year = (date: CalendarDate): string =>
    `${weekdayDayMonth(date, language)} ${date.slice(0, 4)}`
  const names = { from: from.StationName, to: to.StationName }
  /** Another day of this search: what it leaves as it was stays chosen. */
  const hrefOn = (some: Partial<BusSearch>): string => {
    const next = { ...search, ...some }
    return busSearchHref(next, filters, stillChosen(chosen, search, next))
  }
  const strip = (ride: Ride, name: string, hrefOf: (day: CalendarDate) => string, open = days) => (
    <DayStrip
      ride={{ ...ride, passengers }}
      round={round}
      days={open}
      name={name}
      hrefOf={hrefOf}
    />
  )
  const none = (ride: Ride, hrefOf: (route: NearRoute) => string) => (
    <>
      <EmptyBlock title={t('noTrips')} text={t('noTripsText')} />
      <Suspense>
        <NearRoutes ride={{ ...ride, passengers }} round={round} hrefOf={hrefOf} />
      </Suspense>
    </>
  )
  const allTooEarly = (allBack.trips ?? []).length > 0 && backTrips?.length === 0
  return (
    <div className="bus-layout">
      <div className="grid min-w-0 gap-10">
        {held && (
          <div className="panel p-4">
            <Suspense>
              <HeldPanel live={held} />
            </Suspense>
          </div>
        )}
        <TripResults
          way="going"
          title={t('outbound', { date: year(departureDate) })}
          route={t('route', names)}
          strip={strip(out, t('departure'), (date) =>
            hrefOn({
              departureDate: date,
              returnDate: returnDate && returnDate < date ? date : returnDate,
            }),
          )}
          none={none(out, ({ StationFromID, StationToID, StationNameFrom, StationNameTo }) =>
            busSearchHref({
              ...search,
              fromStationId: StationFromID,
              toStationId: StationToID,
              fromStationName: StationNameFrom,
              toStationName: StationNameTo,
            }),
          )}
          trips={going.trips}
          problem={going.problem}
          onRetry={going.retry}
          round={round}
          held={held?.TripIDs}
          selected={chosen.going}
          onSelect={(trip) => choose(trip, 'going')}
        />
        {round && home && (
          <TripResults
            way="back"
            title={t('inbound', { date: year(returnDate) })}
            route={t('route', { from: names.to, to: names.from })}
            // The way back isn't before the way there.
            strip={strip(
              home,
              `${t('return')} ${dayMonth(returnDate, language)}`,
              (date) => hrefOn({ returnDate: date }),
              { ...days, min: departureDate },
            )}
            none={
              allTooEarly && going.trip ? (
                <NoneAfter
                  going={going.trip}
                  day={returnDate}
                  last={days.max}
                  onDay={(date) => void navigate(hrefOn({ returnDate: date }), here)}
                  onChangeGoing={() => goTo('going')}
                />
              ) : (
                none(home, ({ StationFromID, StationToID, StationNameFrom, StationNameTo }) =>
                  busSearchHref({
                    ...search,
                    fromStationId: StationToID,
                    toStationId: StationFromID,
                    fromStationName: StationNameTo,
                    toStationName: StationNameFrom,
                  }),
                )
              )
            }
            trips={back.trips}
            problem={back.problem}
            onRetry={back.retry}
            round={round}
            held={held?.TripIDs}
            selected={chosen.back}
            onSelect={(trip) => choose(trip, 'back')}
          />
        )}
      </div>
      <JourneyPanel
        going={going.trip}
        back={back.trip}
        round={round}
        passengers={passengers}
        onPassengers={(count) => onChange({ passengers: count })}
        onChangeLeg={goTo}
        onConfirm={() => void confirm()}
      />
    </div>
  )
}
