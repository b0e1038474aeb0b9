import type { Module } from '@rihla/contract/modules'
import type { Trx } from '../../../platform/database/connect.ts'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { editionOf } from '../../../platform/edition.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import {
  actorOf,
  changeReservation,
  isBooked,
  mayChangeContact,
  pickUpOf,
  type Reservation,
} from '../../reservations/index.ts'
import { hasRealName, type Booking } from '../booking.ts'
import type { CheckoutDeps } from '../deps.ts'
import { findOwnReservation } from '../find-own-reservation.ts'
import { lockBooking } from '../store.ts'
import { setContact, type Contact } from './change-store.ts'

export type ContactChange = {
  readonly userId: number
  readonly id: number
  readonly module: Module
  readonly userName: string
  readonly specialRequest: string | null
  /** Null: as it stands; empty: none. */
  readonly pickUpFrom: string | null
}

type Wanted = Pick<ContactChange, 'userId' | 'id'> & { readonly module: Module | null }
type Known = { readonly booking: Booking; readonly reservation: Reservation }

/** Finds a traveller's reservation that is booked, locks it, and changes what `decide` says of it. */
const change = (
  deps: CheckoutDeps,
  wanted: Wanted,
  actor: string,
  decide: (trx: Trx, known: Known) => Promise<Contact | Refusal>,
): Promise<Refusal | null> =>
  orBusy(() =>
    deps.db.transaction().execute(async (trx) => {
      const found = await findOwnReservation(trx, wanted)
      const booking = found && (await lockBooking(trx, found.sourceId))
      const reservation = booking && (await findOwnReservation(trx, wanted))
      if (!booking || !reservation) return refuse('reservation_not_found')
      const now = deps.clock.now()
      if (!isBooked(reservation)) return refuse('not_changeable')
      const wish = await decide(trx, { booking, reservation })
      if (isRefusal(wish)) return wish
      const contact = { ...wish, pickUpFrom: pickUpOf(reservation.sold, wish.pickUpFrom) }
      if (!hasRealName(contact.userName)) return refuse('name_required')
      await setContact(trx, booking.id, contact, now)
      const changed = {
        clientName: contact.userName,
        clientPhone: contact.phone,
        specialRequests: contact.specialRequest,
        pickUpFrom: contact.pickUpFrom,
      }
      const settling = { trx, now, publish: deps.publish }
      await changeReservation(settling, reservation.id, changed, { actor })
      return null
    }),
  )

/**
 * Another name, other requests or another hotel to be fetched from, for a reservation of a traveller, until the day
 * before it begins by Cairo's clock. Papers and mails say them from then on; its history keeps what was. The same
 * values again change nothing.
 */
export const changeContact = (
  deps: CheckoutDeps,
  { userName, specialRequest, pickUpFrom, ...wanted }: ContactChange,
): Promise<Refusal | null> =>
  change(deps, wanted, actorOf(wanted.userId), async (_trx, { reservation }) =>
    mayChangeContact(reservation, deps.clock.now())
      ? {
          userName,
          phone: reservation.clientPhone,
          specialRequest,
          pickUpFrom: pickUpFrom ?? reservation.pickUpFrom,
        }
      : refuse('change_too_late'),
  )

/** Of name, phone and pick-up as they stand: whoever changes them names the one that they read (K14). */
export const editionOfContact = ({
  clientName,
  clientPhone,
  pickUpFrom,
}: Pick<Reservation, 'clientName' | 'clientPhone' | 'pickUpFrom'>): string =>
  editionOf([clientName, clientPhone, ...(pickUpFrom === null ? [] : [pickUpFrom])])

type StaffChange = {
  readonly userId: number
  readonly id: number
  readonly userName: string
  /** As it was typed; null: none. */
  readonly phone: string | null
  /** Null: as it stands; empty: none. */
  readonly pickUpFrom: string | null
  /** Left out: whatever stands is changed. */
  readonly edition?: string | undefined
  readonly actor: string
}

/**
 * Another name, phone or hotel to be fetched from for a reservation, by the staff: also on its day, when its traveller
 * is asked to call. Its traveller is written to. The same values again change nothing; another edition than the one
 * that was read is refused.
 */
export const changeContactByStaff = (
  deps: CheckoutDeps,
  { userName, phone: typed, pickUpFrom: hotel, edition, actor, ...wanted }: StaffChange,
): Promise<Refusal | null> =>
  change(deps, { ...wanted, module: null }, actor, async (trx, { reservation }) => {
    // What isn't touched isn't read anew: it may be older than its pattern.
    const phone =
      typed === null || typed === reservation.clientPhone
        ? typed
        : await deps.readPhone(trx, wanted.userId, typed)
    if (isRefusal(phone)) return phone
    const standing = editionOfContact(reservation)
    const pickUpFrom = pickUpOf(reservation.sold, hotel ?? reservation.pickUpFrom)
    const wish = { clientName: userName, clientPhone: phone, pickUpFrom }
    const isSo = standing === editionOfContact(wish)
    if (!isSo && edition !== undefined && edition !== standing) return refuse('content_changed')
    return { userName, phone, specialRequest: reservation.specialRequests, pickUpFrom }
  })
