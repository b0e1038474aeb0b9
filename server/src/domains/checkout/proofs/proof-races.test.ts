import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPlaces } from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { wrongInTill } from '../../../testing/till.ts'
import { RUNS } from '../../inventory/testing/race.ts'
import { takeByHand } from '../../payments/by-hand/take-by-hand.ts'
import { rejectTransfer } from './reject-transfer.ts'

const test = await testApp({ rateLimitScale: 100 })
await givenPlaces(test)
const { app, db, browser, clock } = test
const account = [
  {
    label: { en: 'Account', ar: 'الحساب' },
    value: { en: '1000', ar: '1000' },
    copy: true,
    half: true,
  },
]
const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
let buyer = browser()

beforeEach(async () => {
  await emptySales(db, ['payment_proofs'])
  await sql`update payment_methods set active = true, fields = ${JSON.stringify(account)}::jsonb
    where id = 'Bank_Transfer'`.execute(db)
  buyer = browser()
  await signIn(test, buyer)
})

/** A transfer whose receipt waits for staff. */
async function givenReview() {
  const tempId = await givenHeld(buyer, await givenActivity(test))
  const order = { ReservationId: tempId, ModuleType: 'Activity' }
  const { body } = await buyer.call(api.confirmPayment, {
    ...order,
    PaymentMethod: 'Bank_Transfer',
  })
  const id = body.Data?.ReservationId ?? 0
  expect(await send(id)).toBe(200)
  const { rows } = await sql<{ id: number }>`select max(id) as id from payment_attempts`.execute(db)
  return { id, attemptId: rows[0]?.id ?? 0 }
}
type Review = Awaited<ReturnType<typeof givenReview>>

async function send(ReservationId: number): Promise<number> {
  const ConfirmationFile = new File([pdf], 'receipt.pdf', { type: 'application/pdf' })
  const sent = { ReservationId, ModuleType: 'Activity' as const, ConfirmationFile }
  return (await buyer.call(api.uploadPaymentConfirmation, sent)).status
}
const take = ({ attemptId }: Review, seenAt?: Date) =>
  takeByHand(app.payments, { attemptId, staff: 'amira', ...(seenAt && { seenAt }) })
const reject = ({ id }: Review, hoursMore: number | null, seenAt?: Date) =>
  rejectTransfer(app.checkout, {
    reservationId: id,
    staff: 'omar',
    reason: 'Unreadable.',
    hoursMore,
    ...(seenAt && { seenAt }),
  })
const statusOf = async ({ id }: Review) =>
  (await buyer.data(api.getReservationDetails, { ReservationId: id, Module: 'Activity' }))
    .StatusCode

describe('P14: a receipt that comes while staff look at the one before', () => {
  const later = async (it: Review): Promise<Date> => {
    clock.advance(60)
    expect(await send(it.id)).toBe(200)
    return clock.now()
  }

  it('isn’t refused for what is wrong with that one', async () => {
    const seenAt = clock.now()
    const it = await givenReview()
    const newer = await later(it)
    expect(await reject(it, null, seenAt)).toEqual({ refusal: 'receipt_replaced' })
    expect(await statusOf(it)).toBe('Under Review')
    expect(await reject(it, null, newer)).toBe('over')
    expect(await statusOf(it)).toBe('Rejected')
  })

  it('isn’t accepted unseen', async () => {
    const seenAt = clock.now()
    const it = await givenReview()
    const newer = await later(it)
    expect(await take(it, seenAt)).toEqual({ refusal: 'receipt_replaced' })
    expect(await statusOf(it)).toBe('Under Review')
    expect(await take(it, newer)).toBe('paid')
    expect(await wrongInTill(db)).toEqual([])
  })

  it(`at the same moment: it waits, or is the one that was decided, ${RUNS} times`, async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const seenAt = clock.now()
      const it = await givenReview()
      clock.advance(60)
      const [rejected] = await Promise.all([reject(it, 24, seenAt), send(it.id)])
      // Refused first: the other is a receipt of its own, which waits; it never goes with the first.
      expect(['again', { refusal: 'receipt_replaced' }]).toContainEqual(rejected)
      expect(await statusOf(it)).toBe('Under Review')
    }
  })
})

describe('P14: money that one of the staff finds while another refuses its receipt', () => {
  it(
    `is booked, or over, or booked although there is more time: never a fault, ${RUNS} times`,
    { timeout: 120_000 },
    async () => {
      for (let run = 0; run < RUNS; run += 1) {
        const it = await givenReview()
        const hoursMore = run % 2 === 0 ? null : 24
        // A traveller who sends another receipt in the same moment replaces the first, or hears that none is awaited.
        const [rejected, taken] = await Promise.all([reject(it, hoursMore), take(it), send(it.id)])
        const isBooked = taken === 'paid'
        expect(isBooked || rejected === 'over').toBe(true)
        expect(await statusOf(it)).toBe(isBooked ? 'Confirmed' : 'Rejected')
      }
      expect(await wrongInTill(db)).toEqual([])
    },
  )

  it('control: a refusal that locks the payment before what it pays for is a deadlock', async () => {
    await sql`create sequence turns`.execute(db)
    const it = await givenReview()
    // The refusal, which comes first, passes the order by once the other has it; that one then waits until
    // the refusal has the payment.
    const passedBy = () => `
      begin
        if nextval('turns') = 1 then
          loop exit when (select last_value from turns) >= 3; perform pg_sleep(0.01); end loop;
          return;
        end if;
        perform lock_temp_reservation(lock_order.id);
        perform nextval('turns');
        loop
          begin
            perform 1 from payment_attempts a where a.order_id = lock_order.id for update nowait;
            raise exception 'still free';
          exception
            when lock_not_available then exit;
            when raise_exception then perform pg_sleep(0.01);
          end;
        end loop;
      end`
    await withFunction(db, 'lock_order', passedBy, async () => {
      const rejecting = reject(it, null)
      const isFirst = sql<{ called: boolean }>`select is_called as called from turns`
      while ((await isFirst.execute(db)).rows[0]?.called !== true) continue
      const ends = await Promise.allSettled([rejecting, take(it)])
      const faults = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
      expect(faults).toEqual([expect.stringContaining('deadlock detected')])
    })
  })
})
