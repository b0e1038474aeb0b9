import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { changeContactByStaff, ORDER_KIND } from '../../checkout/index.ts'
import { isBooked, readReservations, type Reservation } from '../../reservations/index.ts'
import type { DeskDeps } from '../deps.ts'
import { actorOf, type Staff } from '../staff.ts'

/** Whether name, phone and pick-up of a reservation can be changed here: of what was booked at checkout, with an account. */
export const mayChangeAtDesk = (
  it: Pick<Reservation, 'sourceKind' | 'status' | 'userId'>,
): boolean => it.sourceKind === ORDER_KIND && it.userId !== null && isBooked(it)

type Asked = {
  readonly id: number
  readonly UserName: string
  readonly Phone?: string | undefined
  readonly PickUpFrom?: string | null | undefined
  readonly Edition?: string | undefined
}

/** Another name, phone or hotel to be fetched from of whoever booked; null: done. */
export async function changeContactAtDesk(
  { db, checkout }: Pick<DeskDeps, 'db' | 'checkout'>,
  { id, UserName, Phone, PickUpFrom, Edition }: Asked,
  staff: Staff,
): Promise<Refusal | null> {
  const [it] = await readReservations(db, [id])
  if (!it) return refuse('reservation_not_found')
  if (!mayChangeAtDesk(it) || it.userId === null) return refuse('not_changeable')
  return changeContactByStaff(checkout, {
    userId: it.userId,
    id,
    userName: UserName,
    phone: Phone ?? null,
    pickUpFrom: PickUpFrom ?? null,
    edition: Edition,
    actor: actorOf(staff),
  })
}
