import { api } from '@rihla/contract'
import { cairoMinutes } from '@rihla/contract/values/dates'
import { cairoMoment } from '@rihla/contract/values/moments'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { takeByHand } from '../../payments/by-hand/take-by-hand.ts'
import { noteRefundByHand } from '../../payments/refunds/refund.ts'
import { endUnpaidBookings } from '../index.ts'
import { emptyTables, tables } from '../../../testing/empty-tables.ts'

const test = await testApp()
await givenPlaces(test)
const { app, db, clock, gateway, browser, mailer } = test
let activity = 0
let buyer: Browser = browser()

const office = [
  {
    label: { en: 'Address', ar: 'العنوان' },
    value: { en: '14 Brazil Street', ar: '14 شارع البرازيل' },
    copy: true,
    half: true,
  },
]

beforeEach(async () => {
  await emptyTables(
    db,
    [
      ...tables.bookings,
      ...tables.inventory,
      ...tables.messages,
      'payment_ledger',
      'refunds',
      'payment_attempts',
      'staff_alerts',
    ],
    { restart: true },
  )
  await sql`update payment_methods set active = true, fields = ${JSON.stringify(office)}::jsonb,
    fee_fixed = 1000, open_weekdays = null, opens_at = null, closes_at = null
    where id = 'Cash_On_Delivery'`.execute(db)
  mailer.sent.length = 0
  activity = await givenActivity(test)
  buyer = browser()
  await signIn(test, buyer)
})

/** Chooses to pay at the office; the method has the number 0. */
const givenOffice = async () => {
  const ReservationId = await givenHeld(buyer, activity)
  return buyer.data(api.confirmPayment, {
    ReservationId,
    ModuleType: 'Activity',
    PaymentMethod: 0,
    PriceWithFees: 1010,
  })
}
const details = (ReservationId: number) =>
  buyer.data(api.getReservationDetails, { ReservationId, Module: 'Activity' })

describe('cash at our office', () => {
  it('is answered with where and until when, and is paid once the staff has it', async () => {
    const chosen = await givenOffice()
    expect(chosen).toMatchObject({
      PaymentUrl: '',
      Instructions: expect.stringContaining('office'),
      Fields: [
        { Label: 'Amount', Value: 'EGP\u00a01,010' },
        { Label: 'Pay by' },
        { Label: 'Address', Value: '14 Brazil Street', ShowCopyButton: true },
        { Label: 'Payment reference' },
      ],
    })
    expect(await details(chosen.ReservationId)).toMatchObject({
      StatusCode: 'Pending Payment',
      ShowUploadConfirmationFile: false,
      PaymentMethod: 'Cash at our office',
    })
    clock.advance(20 * 3600)
    expect(await takeByHand(app.payments, { attemptId: 1, staff: 'amira' })).toBe('paid')
    expect(await takeByHand(app.payments, { attemptId: 1, staff: 'amira' })).toBe('known')
    expect(await details(chosen.ReservationId)).toMatchObject({
      StatusCode: 'Confirmed',
      Price: 1010,
    })
    await test.work()
    expect(mailer.sent.at(-1)?.subject).toContain('Confirmed')
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
  })

  it('is offered for as long as the office is open, and not where it closes before one gets there', async () => {
    // Open for eight hours of today alone, that began three hours ago: five are left.
    const now = clock.now()
    const opens = cairoMinutes(now) - 180
    const open = (closes: number) =>
      sql`update payment_methods
      set open_weekdays = array[${now.getUTCDay()}]::smallint[], opens_at = ${opens}, closes_at = ${closes}
      where id = 'Cash_On_Delivery'`.execute(db)
    await open(opens + 480)
    const until = cairoMoment(new Date(now.getTime() + 5 * 3_600_000), 'en')
    const asked = {
      ReservationId: await givenHeld(buyer, activity),
      ModuleType: 'Activity',
    } as const
    const offered = async () =>
      (await buyer.data(api.paymentMethods, asked)).find((it) => it.MethodId === 'Cash_On_Delivery')
    expect((await offered())?.Note).toContain(until)
    await open(opens + 300)
    expect(await offered()).toBeUndefined()
    const chosen = { ...asked, PaymentMethod: 0, PriceWithFees: 1010 } as const
    const refused = await buyer.call(api.confirmPayment, chosen)
    expect([refused.status, refused.body.Error]).toEqual([409, expect.any(String)])
  })

  it('ends at its deadline; cash after that is claimed for like all late money', async () => {
    const { ReservationId } = await givenOffice()
    clock.advance(24 * 3600)
    expect(await endUnpaidBookings(app.checkout)).toBe(1)
    expect(await details(ReservationId)).toMatchObject({ StatusCode: 'Expired' })
    expect(await takeByHand(app.payments, { attemptId: 1, staff: 'amira' })).toBe('paid')
    expect(await details(ReservationId)).toMatchObject({ StatusCode: 'Confirmed' })
  })

  it.each([
    ['is still held', '2026-12-17T07:30:00Z', 'Confirmed'],
    ['is held no more', '2026-12-17T08:30:00Z', 'Cancelled'],
  ])('H9: for what has begun and %s', async (_, at, status) => {
    // On sale for an hour after it begins, at 09:00 in Cairo.
    await sql`update activities set sale_closes_at = 600 where id = ${activity}`.execute(db)
    const before = clock.now()
    const goTo = (to: Date) => clock.advance((to.getTime() - clock.now().getTime()) / 1000)
    goTo(new Date('2026-12-17T04:00:00Z'))
    buyer = browser()
    await signIn(test, buyer)
    const { ReservationId } = await givenOffice()
    goTo(new Date(at))
    await endUnpaidBookings(app.checkout)
    expect(await takeByHand(app.payments, { attemptId: 1, staff: 'amira' })).toBe('paid')
    expect(await details(ReservationId)).toMatchObject({ StatusCode: status })
    const { rows } = await sql<object>`select amount, state, reason from refunds`.execute(db)
    expect(rows).toEqual(
      status === 'Confirmed'
        ? []
        : [{ amount: 1010_00, state: 'by_hand', reason: 'already_begun' }],
    )
    expect(await wrongInTill(db)).toEqual([])
    goTo(before)
  })

  it('cancelled, it is given back by the staff, and mail and page say so', async () => {
    const { ReservationId } = await givenOffice()
    await takeByHand(app.payments, { attemptId: 1, staff: 'amira' })
    await test.work()
    mailer.sent.length = 0
    await buyer.data(api.cancelBooking, { id: ReservationId })
    await test.work()
    expect(mailer.sent.map((it) => it.text)).toEqual([
      expect.stringContaining('we call you to agree how you get it'),
    ])
    expect(mailer.sent[0]?.text).not.toContain('bank')
    await noteRefundByHand(app.payments, 1, 'IP-1')
    await noteRefundByHand(app.payments, 1, 'IP-1')
    await test.work()
    expect(mailer.sent.slice(1)).toMatchObject([
      { subject: expect.stringContaining('Your refund is paid') as string },
    ])
    expect((await details(ReservationId)).Refunds).toMatchObject([
      { State: 'arrived', Steps: [{ Status: 2 }, { Text: 'Given back to you', Status: 2 }] },
    ])
  })

  it('wants no receipt, and money of a gateway is not taken by hand', async () => {
    const { ReservationId } = await givenOffice()
    const pdf = new File(['%PDF-1.4 %%EOF'], 'a.pdf')
    const asked = { ReservationId, ModuleType: 'Activity', ConfirmationFile: pdf }
    expect(await buyer.call(api.uploadPaymentConfirmation, asked)).toMatchObject({
      body: { code: 'proof_not_expected' },
    })
    await sql`update payment_attempts set gateway = 'test'`.execute(db)
    expect(await takeByHand(app.payments, { attemptId: 1, staff: 'amira' })).toEqual({
      refusal: 'proof_not_expected',
    })
  })
})
