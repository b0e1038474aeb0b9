import type { BusSearch } from '@rihla/contract/bus/address'
import type { SeatHold } from '@rihla/contract/bus/seats'
import type { Legs } from './price.ts'
import { tabStorage } from '../../platform/storage.ts'

/** What was chosen on the search page: all that the seat page is opened with. */
export type Journey = Legs & { search: BusSearch; passengers: number }

export type Leg = 'going' | 'back'
export type SeatStep = Leg | 'summary'
export type ChosenSeat = { id: number; number: string }
export type Passenger = { name: string; country: string; phone: string }

/** What a reload or a sign-in in the middle must not lose. */
export type SavedJourney = Journey & {
  /** Names the hold: kept, so that asking again swaps it instead of holding twice. */
  session: string
  step: SeatStep
  seats: Readonly<Record<Leg, readonly ChosenSeat[]>>
  /** As typed; null until something was. */
  passenger: Passenger | null
  hold: SeatHold | null
  /** Paid, or given back: kept so that a reload shows how it ended; the next journey begins anew. */
  done?: boolean
}

const KEY = 'rihla:bus-journey'
const NO_SEATS = { going: [], back: [] } as const

/** A timestamp and a random part; part of the user's id follows once it is known. */
const newSession = (): string => `${Date.now()}-${crypto.randomUUID().slice(0, 8)}`

/** The name of the hold as the call wants it: with up to 8 characters of the user's id. */
export const sessionOf = ({ session }: Pick<SavedJourney, 'session'>, userId: string): string =>
  `${session}-${userId.slice(0, 8)}`

const isJourney = (value: unknown): value is Journey => {
  const { going, passengers, search } = (value ?? {}) as Partial<Journey>
  return typeof going?.TripID === 'number' && typeof passengers === 'number' && !!search
}

const sameTrips = (a: Journey, b: Journey): boolean =>
  a.going.TripID === b.going.TripID &&
  a.back?.TripID === b.back?.TripID &&
  a.passengers === b.passengers

function write(kept: SavedJourney): SavedJourney {
  tabStorage.writeJson(KEY, kept)
  return kept
}

/** The journey of this tab, or null. */
export function savedJourney(): SavedJourney | null {
  const kept = tabStorage.readJson<SavedJourney>(KEY)
  return typeof kept?.session === 'string' && isJourney(kept) ? (kept as SavedJourney) : null
}

/** Begins with these trips, or goes on with them; what was typed of the passenger stays. */
export function startJourney(journey: Journey): SavedJourney {
  const before = savedJourney()
  if (before && !before.done && sameTrips(before, journey)) return write({ ...before, ...journey })
  return write({
    ...journey,
    session: newSession(),
    step: 'going',
    seats: NO_SEATS,
    passenger: before?.passenger ?? null,
    hold: null,
  })
}

/** Keeps a change of the journey in hand. */
export const saveJourney = (kept: SavedJourney, change: Partial<SavedJourney>): SavedJourney =>
  write({ ...kept, ...change })

/** What the payment page is opened with where nothing can be kept, or null. */
export function savedJourneyIn(state: unknown): SavedJourney | null {
  const kept = (state as { kept?: unknown } | null)?.kept
  return isJourney(kept) && 'session' in kept ? (kept as SavedJourney) : null
}

/** The journey in a navigation's state, or null. */
export function journeyIn(state: unknown): Journey | null {
  const journey = (state as { journey?: unknown } | null)?.journey
  return isJourney(journey) ? journey : null
}
