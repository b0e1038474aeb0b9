import type { Module } from '@rihla/contract/modules'
import type { Trx } from '../../../platform/database/connect.ts'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { editionOf } from '../../../platform/edition.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import {
  actorOf,
  changeReservation,
  correctGuest,
  isBooked,
  isMoved,
  mayChangeContact,
  pickUpOf,
  type GuestContact,
  type Reservation,
} from '../../reservations/index.ts'
import { hasRealName, type Booking } from '../booking.ts'
import type { CheckoutDeps } from '../deps.ts'
import { findOwnReservation } from '../find-own-reservation.ts'
import { lockBooking } from '../store.ts'
import { setContact, setGuestEmail, type Contact } from './change-store.ts'

export type ContactChange = {
  readonly userId: number
  readonly id: number
  readonly module: Module
  readonly userName: string
  readonly specialRequest: string | null
  /** Null: as it stands; empty: none. */
  readonly pickUpFrom: string | null
}

type Wanted = {
  readonly userId: number | null
  readonly id: number
  readonly module: Module | null
}
type Known = { readonly booking: Booking; readonly reservation: Reservation }
type Wish = Contact & {
  /** Of a booking without an account. */
  readonly guest?: GuestContact
}

/**
 * A guest's is sold on the phone: who is written to can be corrected while they pay, too, and while they choose what
 * becomes of money that came too late.
 */
export const isContactOpen = (it: Pick<Reservation, 'userId' | 'status' | 'chooseBy'>): boolean =>
  isBooked(it) || (it.userId === null && (it.status === 'Pending Payment' || it.chooseBy !== null))

type By = {
  readonly actor: string
  /** Mails go to another address from now on: what went to the one before is sent again. */
  readonly onMoved?: (trx: Trx) => Promise<unknown>
}

/** Finds a reservation, locks it, and changes what `decide` says of it. */
const change = (
  deps: CheckoutDeps,
  wanted: Wanted,
  { actor, onMoved }: By,
  decide: (trx: Trx, known: Known) => Promise<Wish | Refusal>,
): Promise<Refusal | null> =>
  orBusy(() =>
    deps.db.transaction().execute(async (trx) => {
      const found = await findOwnReservation(trx, wanted)
      const booking = found && (await lockBooking(trx, found.sourceId))
      const reservation = booking && (await findOwnReservation(trx, wanted))
      if (!booking || !reservation) return refuse('reservation_not_found')
      const now = deps.clock.now()
      if (!isContactOpen(reservation)) return refuse('not_changeable')
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
      const { guest } = wish
      if (guest) await setGuestEmail(trx, booking.id, guest.clientEmail)
      const corrected = guest && (await correctGuest({ trx, now }, reservation.id, guest, actor))
      // Of what isn't booked yet its traveller has no papers that say otherwise.
      const publish = isBooked(reservation) ? deps.publish : async () => undefined
      await changeReservation({ trx, now, publish }, reservation.id, changed, { actor })
      if (corrected && guest && isMoved(corrected, guest)) await onMoved?.(trx)
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
  change(deps, wanted, { actor: actorOf(wanted.userId) }, async (_trx, { reservation }) =>
    mayChangeContact(reservation, deps.clock.now())
      ? {
          userName,
          phone: reservation.clientPhone,
          specialRequest,
          pickUpFrom: pickUpFrom ?? reservation.pickUpFrom,
        }
      : refuse('change_too_late'),
  )

type ContactRead = Pick<
  Reservation,
  'userId' | 'clientName' | 'clientPhone' | 'pickUpFrom' | 'clientEmail' | 'language'
>

/**
 * Of name, phone and pick-up as they stand, of a guest's with address and language: whoever changes them names the one
 * that they read (K14).
 */
export const editionOfContact = (it: ContactRead): string =>
  editionOf([
    it.clientName,
    it.clientPhone,
    ...(it.pickUpFrom === null ? [] : [it.pickUpFrom]),
    ...(it.userId === null ? [it.clientEmail, it.language] : []),
  ])

type StaffChange = {
  /** Null: a guest's. */
  readonly userId: number | null
  readonly id: number
  readonly userName: string
  /** As it was typed; null: none. */
  readonly phone: string | null
  /** Null: as it stands; empty: none. */
  readonly pickUpFrom: string | null
  /** Left out: whatever stands is changed. */
  readonly edition?: string | undefined
  /** Of a guest's; what is left out stays. */
  readonly guest: Partial<GuestContact>
} & Required<By>

/**
 * Another name, phone or hotel to be fetched from for a reservation, by the staff: also on its day, when its traveller
 * is asked to call, and of a guest the address that mails go to. Its traveller is written to. The same values again
 * change nothing; another edition than the one that was read is refused.
 */
export const changeContactByStaff = (
  deps: CheckoutDeps,
  { userName, phone: typed, pickUpFrom: hotel, edition, guest, actor, onMoved, ...of }: StaffChange,
): Promise<Refusal | null> =>
  change(deps, { ...of, module: null }, { actor, onMoved }, async (trx, { reservation }) => {
    // What isn't touched isn't read anew: it may be older than its pattern.
    const phone =
      typed === null || typed === reservation.clientPhone
        ? typed
        : await deps.readPhone(trx, of.userId, typed)
    if (isRefusal(phone)) return phone
    const standing = editionOfContact(reservation)
    const pickUpFrom = pickUpOf(reservation.sold, hotel ?? reservation.pickUpFrom)
    const wish = { ...reservation, ...guest, clientName: userName, clientPhone: phone, pickUpFrom }
    const isSo = standing === editionOfContact(wish)
    if (!isSo && edition !== undefined && edition !== standing) return refuse('content_changed')
    const { specialRequests: specialRequest, clientEmail, language } = reservation
    const whose = of.userId === null && { guest: { clientEmail, language, ...guest } }
    return { userName, phone, specialRequest, pickUpFrom, ...whose }
  })
