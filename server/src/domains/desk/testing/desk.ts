import { randomUUID } from 'node:crypto'
import { api } from '@rihla/contract'
import type { StaffRole } from '@rihla/contract/desk/roles'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { Browser, TestApp } from '../../../testing/app.ts'
import { givenHeld } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'

/** A browser at the desk. */
export async function givenStaff(test: TestApp, role: StaffRole): Promise<Browser> {
  const browser = test.browser()
  const userId = await signIn(test, browser, { role: 'staff' })
  await sql`insert into staff_roles (user_id, role, granted_at) values (${userId}, ${role}, now())`.execute(
    test.db,
  )
  return browser
}

/** Their sessions began just now: one of staff lasts eight hours, and the clock was moved. */
export async function backAtWork({ db, clock }: TestApp): Promise<void> {
  await sql`
    update sessions set created_at = ${clock.now()} where user_id in (select id from users where role = 'staff')`.execute(
    db,
  )
}

/** What a deed carries, new each time. */
export const why = (Reason = 'Seen on the account'): { Reason: string; Key: string } => ({
  Reason,
  Key: randomUUID(),
})

/** Lets transfers and cash at the office be chosen. */
export async function givenHandMethods(test: TestApp): Promise<void> {
  const fields = JSON.stringify([
    { label: { en: 'Account', ar: 'الحساب' }, value: { en: '1', ar: '1' }, copy: true, half: true },
  ])
  await sql`update payment_methods set active = true, fields = ${fields}::jsonb
    where id in ('Bank_Transfer', 'Cash_On_Delivery')`.execute(test.db)
}

const picture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

export type Waiting = { readonly tempId: number; readonly id: number; readonly attemptId: number }

/** Somebody chooses to pay by hand. */
export async function givenByHand(
  test: TestApp,
  buyer: Browser,
  activity: number,
  method: 'Bank_Transfer' | 'Cash_On_Delivery',
): Promise<Waiting> {
  const tempId = await givenHeld(buyer, activity)
  const chosen = await buyer.data(api.confirmPayment, {
    ReservationId: tempId,
    ModuleType: 'Activity',
    PaymentMethod: method,
  })
  const { rows } = await sql<{ id: number }>`
    select max(id) as id from payment_attempts where order_id = ${tempId}`.execute(test.db)
  return { tempId, id: chosen.ReservationId ?? 0, attemptId: rows[0]?.id ?? 0 }
}

/** Sends a receipt of this colour for a reservation. */
export async function sendReceipt(buyer: Browser, id: number, colour: string): Promise<void> {
  const file = new File([new Uint8Array(await picture(colour))], 'receipt.jpg', {
    type: 'image/jpeg',
  })
  await buyer.data(api.uploadPaymentConfirmation, {
    ReservationId: id,
    ModuleType: 'Activity',
    ConfirmationFile: file,
  })
}

/** Somebody transfers, and sends a receipt of this colour. */
export async function givenReceipt(
  test: TestApp,
  buyer: Browser,
  activity: number,
  colour = '#a50',
): Promise<Waiting> {
  const waiting = await givenByHand(test, buyer, activity, 'Bank_Transfer')
  await sendReceipt(buyer, waiting.id, colour)
  return waiting
}

/** A deed that no call asks for, under a key of its own; `asked` is all that it was asked for. */
export const anyDeed = (asked: object = {}) => ({
  staff: { userId: 7, name: 'Amira', role: 'agent' } as const,
  action: 'test',
  subjectId: 1,
  reservationId: null,
  reason: 'To see',
  key: randomUUID(),
  asked,
})
