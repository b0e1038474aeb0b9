import type { Language } from '@rihla/contract/values/language'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { readEmail } from '../../account/index.ts'
import {
  changeContactByStaff,
  isContactOpen,
  mailPaymentLink,
  ORDER_KIND,
} from '../../checkout/index.ts'
import { readReservations, type GuestContact, type Reservation } from '../../reservations/index.ts'
import type { DeskDeps } from '../deps.ts'
import { actorOf, type Staff } from '../staff.ts'
import { changePartnerGuest, isPartnerGuestOpen } from './change-partner-guest.ts'

type Whose = Pick<Reservation, 'id' | 'sourceKind' | 'status' | 'userId' | 'chooseBy'>
type Sellers = Pick<DeskDeps, 'checkout'>

/** Whether its seller has the name: it stays as it is. */
export const isNameKept = ({ checkout }: Sellers, { id }: Pick<Whose, 'id'>): boolean =>
  checkout.otherOrders?.owns(id) ?? false

/** Whether contact of a reservation can be changed here: of what was booked at checkout, and of guests of a supplier's rooms. */
export const mayChangeAtDesk = (deps: Sellers, it: Whose): boolean =>
  isNameKept(deps, it) ? isPartnerGuestOpen(it) : it.sourceKind === ORDER_KIND && isContactOpen(it)

type Asked = {
  readonly id: number
  readonly UserName: string
  readonly Phone?: string | undefined
  readonly PickUpFrom?: string | null | undefined
  readonly Email?: string | undefined
  readonly Language?: Language | undefined
  readonly Edition?: string | undefined
  readonly Key: string
}

/** What is asked for of whom mails go to; an account's address and language are its own. */
function guestOf(it: Reservation, { Email, Language }: Asked): Partial<GuestContact> | Refusal {
  if (Email === undefined && Language === undefined) return {}
  if (it.userId !== null) return refuse('not_changeable')
  // What isn't touched isn't read anew: it may be older than its rule.
  const email = Email === undefined || Email === it.clientEmail ? it.clientEmail : readEmail(Email)
  if (isRefusal(email)) return email
  return { clientEmail: email, ...(Language && { language: Language }) }
}

/** Mails once more what went to the address of before: the confirmation with its tickets or the choice, and the link that pays. */
const writeAgain =
  (deps: Pick<DeskDeps, 'checkout' | 'resendConfirmation'>, { id, Key }: Asked) =>
  async (trx: Trx): Promise<void> => {
    const [it] = await readReservations(trx, [id])
    if (!it) return
    const key = `moved:${Key}`
    await deps.resendConfirmation(trx, it, key)
    await mailPaymentLink(deps.checkout, trx, { reservationId: id, language: it.language, key })
  }

/** Another name, phone, hotel to be fetched from, or of a guest another address, of whoever booked; null: done. */
export async function changeContactAtDesk(
  deps: Pick<DeskDeps, 'db' | 'clock' | 'checkout' | 'resendConfirmation'>,
  asked: Asked,
  staff: Staff,
): Promise<Refusal | null> {
  const { id, UserName, Phone, PickUpFrom, Edition } = asked
  const [it] = await readReservations(deps.db, [id])
  if (!it) return refuse('reservation_not_found')
  if (!mayChangeAtDesk(deps, it)) return refuse('not_changeable')
  const guest = guestOf(it, asked)
  if (isRefusal(guest)) return guest
  const wanted = {
    id,
    userName: UserName,
    phone: Phone ?? null,
    edition: Edition,
    guest,
    actor: actorOf(staff),
    onMoved: writeAgain(deps, asked),
  }
  if (isNameKept(deps, it)) return changePartnerGuest(deps, wanted)
  const { userId } = it
  return changeContactByStaff(deps.checkout, { ...wanted, userId, pickUpFrom: PickUpFrom ?? null })
}
