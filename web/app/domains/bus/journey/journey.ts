import type { BusSearch } from '@rihla/contract/bus/address'
import type { SeatHold } from '@rihla/contract/bus/seats'
import type { Legs } from '../price.ts'
import { tabStorage } from '../../../platform/storage.ts'

/** What was chosen on the search page: all that the seat page is opened with. */
export type Journey = Legs & { search: BusSearch; passengers: number }

export type Leg = 'going' | 'back'
export type SeatStep = Leg | 'summary'
export type ChosenSeat = { id: number; number: string }
export type Passenger = { name: string; country: string; phone: string }

/** What a reload or a sign-in in the middle must not lose. */
export type SavedJourney = Journey & {
  /** Names the hold; saved, so that asking again swaps it instead of holding twice. */
  session: string
  step: SeatStep
  seats: Readonly<Record<Leg, readonly ChosenSeat[]>>
  /** As typed; null until something was. */
  passenger: Passenger | null
  hold: SeatHold | null
  /** Paid, or given back: saved so that a reload shows how it ended; the next journey begins anew. */
  done?: boolean
}

const KEY = 'rihla:bus-journey'

/** A timestamp and a random part; part of the user's id follows once it is known. */
const newSession = (): string => `${Date.now()}-${crypto.randomUUID().slice(0, 8)}`

/** The name of the hold as the call wants it: with up to 8 characters of the user's id. */
export const sessionOf = ({ session }: Pick<SavedJourney, 'session'>, userId: string): string =>
  `${session}-${userId.slice(0, 8)}`

const isJourney = (value: unknown): value is Journey => {
  const { going, passengers, search } = (value ?? {}) as Partial<Journey>
  return typeof going?.TripID === 'number' && typeof passengers === 'number' && !!search
}

/** Whether both have the same trip in a way, for as many. */
const isSameLeg = (a: Journey, b: Journey, leg: Leg): boolean =>
  a[leg]?.TripID === b[leg]?.TripID && a.passengers === b.passengers

const sameTrips = (a: Journey, b: Journey): boolean =>
  isSameLeg(a, b, 'going') && isSameLeg(a, b, 'back')

/** The seats that were chosen on a trip that is chosen again; what others took meanwhile is seen on its map. */
const seatsOf = (before: SavedJourney | null, journey: Journey, leg: Leg) =>
  before && !before.done && isSameLeg(before, journey, leg) ? before.seats[leg] : []

/** Saves a journey as it is, instead of the one of before. */
export function writeJourney(journey: SavedJourney): SavedJourney {
  tabStorage.writeJson(KEY, journey)
  return journey
}

/** The journey of this tab, or null. */
export function savedJourney(): SavedJourney | null {
  const saved = tabStorage.readJson<SavedJourney>(KEY)
  return typeof saved?.session === 'string' && isJourney(saved) ? (saved as SavedJourney) : null
}

/**
 * Begins with these trips, or goes on with them. The seats of a way that is the same stay, and what was typed of the
 * passenger.
 */
export function startJourney(journey: Journey): SavedJourney {
  const before = savedJourney()
  if (before && !before.done && sameTrips(before, journey))
    return writeJourney({ ...before, ...journey })
  return writeJourney({
    ...journey,
    session: newSession(),
    step: 'going',
    seats: {
      going: seatsOf(before, journey, 'going'),
      back: seatsOf(before, journey, 'back'),
    },
    passenger: before?.passenger ?? null,
    hold: null,
  })
}

/** Saves a journey with a change, for a reload or a sign-in. */
export const saveJourney = (journey: SavedJourney, change: Partial<SavedJourney>): SavedJourney =>
  writeJourney({ ...journey, ...change })

/** What the payment page is opened with where the tab can't save anything, or null. */
export function savedJourneyIn(state: unknown): SavedJourney | null {
  const saved = (state as { saved?: unknown } | null)?.saved
  return isJourney(saved) && 'session' in saved ? (saved as SavedJourney) : null
}

/** The journey in a navigation's state, or null. */
export function journeyIn(state: unknown): Journey | null {
  const journey = (state as { journey?: unknown } | null)?.journey
  return isJourney(journey) ? journey : null
}
