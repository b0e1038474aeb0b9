import type { BusSeat } from '@rihla/contract/bus/seats'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import {
  saveJourney,
  type ChosenSeat,
  type SavedJourney,
  type Leg,
  type SeatStep,
} from '../journey/journey.ts'
import { seatsQuery } from '../queries.ts'
import { allowedStep, chosenOf, isFull, nextStep, toggled, withoutLost } from './seat-choice.ts'
import { seatsTogether } from './seat-map.ts'

/** The last seat is seen turning green before the step goes on by itself. */
const ADVANCE_MS = 700

type Lost = Readonly<Record<Leg, readonly ChosenSeat[]>>
const NONE: Lost = { going: [], back: [] }

/** The maps of both legs, polled while they are visible. */
function useMaps({ going, back, step }: SavedJourney) {
  const api = useApi()
  const language = useLanguage()
  return {
    going: useQuery(seatsQuery(api, language, going.TripID, step !== 'back')),
    back: useQuery({
      ...seatsQuery(api, language, back?.TripID ?? 0, step !== 'going'),
      enabled: back !== null,
    }),
  }
}

/** What is chosen, updated with what others take. */
export function useSeats(entry: SavedJourney) {
  const [journey, setJourney] = useState(() => ({
    ...entry,
    step: allowedStep(entry, entry.step),
  }))
  const [lost, setLost] = useState(NONE)
  const [advancing, setAdvancing] = useState(false)
  const maps = useMaps(journey)
  const seen = [maps.going.data, maps.back.data] as const
  const [known, setKnown] = useState(seen)
  if (known[0] !== seen[0] || known[1] !== seen[1]) {
    setKnown(seen)
    const going = withoutLost(journey.seats.going, seen[0])
    const back = withoutLost(journey.seats.back, seen[1])
    if (going.lost.length > 0 || back.lost.length > 0) {
      setAdvancing(false)
      setJourney({ ...journey, seats: { going: going.left, back: back.left } })
      setLost({
        going: [...lost.going, ...going.lost],
        back: [...lost.back, ...back.lost],
      })
    }
  }
  useEffect(() => void saveJourney(journey, {}), [journey])
  useEffect(() => {
    if (!advancing) return
    const timer = setTimeout(() => {
      setAdvancing(false)
      setJourney((now) => ({ ...now, step: nextStep(now) }))
    }, ADVANCE_MS)
    return () => clearTimeout(timer)
  }, [advancing])

  const goTo = (step: SeatStep): void => {
    setAdvancing(false)
    setJourney((now) => ({ ...now, step: allowedStep(now, step) }))
  }
  const choose = (leg: Leg, seats: readonly ChosenSeat[]): void => {
    const next = { ...journey, seats: { ...journey.seats, [leg]: seats } }
    setJourney(next)
    setAdvancing(isFull(next, leg))
    if (isFull(next, leg)) setLost({ ...lost, [leg]: [] })
  }
  return {
    journey,
    maps,
    lost,
    goTo,
    /** Chooses or lets go; false when every passenger has a seat already. */
    toggle: (leg: Leg, seat: BusSeat): boolean => {
      const seats = toggled(journey.seats[leg], seat, journey.passengers)
      if (seats) choose(leg, seats)
      return seats !== null
    },
    /** Chooses seats side by side; what it chose, empty when too few are free. */
    together: (leg: Leg): readonly ChosenSeat[] => {
      const found = seatsTogether(maps[leg].data ?? [], journey.passengers).map(chosenOf)
      if (found.length < journey.passengers) return []
      choose(leg, found)
      return found
    },
    edit: (change: Partial<Pick<SavedJourney, 'passenger'>>): void =>
      setJourney((now) => ({ ...now, ...change })),
  }
}
export type SeatSelection = ReturnType<typeof useSeats>
