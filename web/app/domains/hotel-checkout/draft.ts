import { tabStorage } from '../../platform/storage.ts'
import { saveEntry, type HotelEntry } from './entry.ts'

const KEY = 'rihla:hotel-checkout-typed'
/** Rooms that Back may still lead to. */
const KEPT = 5

/** Where the checkout of a room stands in this tab, so that a reload, Back and the bank's page lose nothing of it. */
export type Draft = {
  /** The token of the rate that the room was chosen with. */
  entry: string
  /** What was quoted for it. */
  bookingId?: number
  /** The option that was taken since, and whether a deposit is paid. */
  token?: string
  payDeposit?: boolean
  typed?: Readonly<Record<string, string>>
  request?: string
  /** Its payment has ended: its booking is shown, until the room is chosen again. */
  ended?: true
}

function drafts(): readonly Draft[] {
  const kept = tabStorage.readJson<readonly Draft[]>(KEY)
  return Array.isArray(kept) ? (kept as readonly Draft[]) : []
}

function put({ ratePlanToken }: HotelEntry, draft: Omit<Draft, 'entry'> | null): void {
  const others = drafts().filter(({ entry }) => entry !== ratePlanToken)
  const all = draft ? [...others, { ...draft, entry: ratePlanToken }] : others
  tabStorage.writeJson(KEY, all.slice(-KEPT))
}

export const readDraft = ({ ratePlanToken }: HotelEntry): Draft | null =>
  drafts().find(({ entry }) => entry === ratePlanToken) ?? null

/** Changes what is named, nothing else. */
export const saveDraft = (entry: HotelEntry, part: Omit<Draft, 'entry'>): void =>
  put(entry, { ...readDraft(entry), ...part })

/** Its payment has ended: what was typed is forgotten, and which booking it was stays. */
export function endDraft(entry: HotelEntry): void {
  const { bookingId, token, payDeposit } = readDraft(entry) ?? {}
  put(entry, { bookingId, token, payDeposit, ended: true })
}

/** The booking can't go on, or isn't ours any more: the next quote is of a new one. */
export function leaveBooking(entry: HotelEntry): void {
  const { bookingId: _, ended: __, ...rest } = readDraft(entry) ?? {}
  put(entry, rest)
}

/**
 * A room is chosen for /hotel-checkout, on the terms that it is shown with. What was typed for it and isn't paid goes
 * on; after a payment it is another booking.
 */
export function chooseRoom(entry: HotelEntry): void {
  const { bookingId, typed, request, ended } = readDraft(entry) ?? {}
  put(entry, ended ? null : { bookingId, typed, request })
  saveEntry(entry)
}
