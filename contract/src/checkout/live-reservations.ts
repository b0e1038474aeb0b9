import * as z from 'zod/mini'
import { heldRoom } from '../checkout.ts'
import { endpoint } from '../endpoint.ts'

/** One thing that its traveller holds and hasn't paid for. */
const liveReservation = z.object({
  Module: z.string(),
  /** The offer's id; for hotels and cruises the room's, for buses the first trip's. */
  Id: z.number(),
  Room: z.nullable(heldRoom),
  /** The trips of bus seats, going first; empty for everything else. */
  TripIDs: z.array(z.number()),
  Name: z.string(),
  FromDate: z.string(),
  ToDate: z.nullable(z.string()),
  AdultsCount: z.number(),
  ChildrenAges: z.array(z.number()),
  ExpiresAt: z.string(),
  /** What checkout goes on with; null for bus seats. */
  TempReseravtionId: z.nullable(z.number()),
  /** What the bus payment page goes on with; null for everything else. */
  SessionID: z.nullable(z.string()),
})
export type LiveReservation = z.output<typeof liveReservation>

/** How many of one's live holds are listed; holds are limited anyway (decision 017). */
export const MOST_LIVE = 20

/** So that a second tab, or another device of the same user, leads back to what is held. */
export const getLiveReservations = endpoint({
  method: 'GET',
  path: '/api/Checkout/GetLiveReservations',
  summary: 'What the caller holds and has not paid for, of every kind, the longest first',
  audience: 'anyone',
  input: z.object({}),
  output: z.object({ ServerTime: z.string(), Reservations: z.array(liveReservation) }),
  refusals: [],
})
