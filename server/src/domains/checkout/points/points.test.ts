import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  requestFor,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenPoints, pointsOf } from '../../../testing/points.ts'
import { wrongInTill } from '../../../testing/till.ts'
import { expireHolds } from '../../inventory/index.ts'
import { readPointTerms, setEarning } from '../../payments/index.ts'
import { readReservations } from '../../reservations/index.ts'
import { endUnpaidBookings } from '../index.ts'
import { releaseIdlePoints } from './release-idle-points.ts'

const test = await testApp()
await givenPlaces(test)
const { db, gateway, clock, app, browser } = test
let buyer: Browser = browser()
let userId = 0
let tempId = 0

/** A traveller with points worth 300 pounds, and a held booking of 1000. */
beforeEach(async () => {
  await setPointsMethod(0)
  buyer = browser()
  userId = await signIn(test, buyer)
  await givenPoints(db, userId, 300_00)
  tempId = await givenHeld(buyer, await givenActivity(test))
})

const booking = () => ({ ReservationId: tempId, ModuleType: 'Activity' as const })
const use = (Points: number, by = buyer) => by.data(api.useCreditPoints, { ...booking(), Points })
const codeOf = ({ body }: { body: object }) => ('code' in body ? body.code : null)
const refused = async (Points: number, by: Browser) =>
  codeOf(await by.call(api.useCreditPoints, { ...booking(), Points }))
const payBy = (PaymentMethod: string, shown: { PriceWithFees?: number } = {}) =>
  buyer.call(api.confirmPayment, { ...booking(), PaymentMethod, ...shown })
const methods = async () =>
  (await buyer.data(api.paymentMethods, booking())).map((it) => [it.MethodId, it.Price])
const setPointsMethod = (fee: number, active = true) =>
  sql`update payment_methods set fee_basis_points = ${fee}, fee_fixed = ${fee}, active = ${active}
    where id = 'Credit_Points'`.execute(db)
const reservation = async () =>
  (
    await sql<{ id: number; status: string; total: number; paid: number; points: number }>`
      select id, status, total, paid, points from reservations where source_id = ${tempId}`.execute(
      db,
    )
  ).rows[0]
const details = async (language: 'en' | 'ar' = 'en') => {
  const asked = { ReservationId: (await reservation())?.id ?? 0, Module: 'Activity' as const }
  const { body } = await buyer.call(api.getReservationDetails, asked, {
    'accept-language': language,
  })
  if (!body.Data) throw new Error(body.Error ?? '')
  return body.Data
}
/** The page was open for as long as the places were held, and weren't paid. */
async function endUnpaid(): Promise<void> {
  clock.advance(3600)
  await expireHolds(db, clock.now())
  await endUnpaidBookings(app.checkout)
  await releaseIdlePoints(app.checkout)
}
const allIsRight = async () =>
  expect([await wrongInTill(db), await auditBooks(app.payments)]).toEqual([[], 0])

describe('part of a booking is paid with points', () => {
  it('says what they leave to pay, and holds them with the booking', async () => {
    expect(await buyer.data(api.getBookingPoints, booking())).toEqual({
      Balance: 300,
      BalanceAmount: 300,
      MostPoints: 300,
      Points: 0,
      Amount: 0,
      ToPay: 1000,
      Currency: 'EGP',
    })
    expect(await use(200)).toMatchObject({ Balance: 300, Points: 200, Amount: 200, ToPay: 800 })
    expect(await use(200), 'twice').toMatchObject({ Points: 200, ToPay: 800 })
    expect(await pointsOf(db, userId)).toEqual({ available: 100_00, held: 200_00, spent: 0 })
    expect(await methods()).toEqual([
      ['Bank_Card', 800],
      ['Wallet', 800],
      ['Installment_Card', 800],
      ['Outlet_Code', 800],
    ])
    await use(0)
    expect(await pointsOf(db, userId)).toEqual({ available: 300_00, held: 0, spent: 0 })
    await allIsRight()
  })

  it('is booked once the card has paid the rest: paid is total', async () => {
    await use(200)
    const page = await givenPaying(test, buyer, tempId)
    const paid = gateway.settle(page)
    expect(paid.amount).toBe(800_00)
    await test.deliver(paid)
    await test.deliver(paid)
    expect(await reservation()).toMatchObject({
      status: 'Confirmed',
      total: 1000_00,
      paid: 1000_00,
      points: 200_00,
    })
    expect(await pointsOf(db, userId)).toEqual({ available: 100_00, held: 0, spent: 200_00 })
    const { AmountDetails } = await details()
    expect(AmountDetails.slice(-2)).toMatchObject([
      { Label: 'Paid with points', Text: 'EGP\u00a0200' },
      { Label: 'Paid by Bank card', Text: 'EGP\u00a0800' },
    ])
    expect((await details('ar')).AmountDetails.at(-2)?.Label).toBe('مدفوع بالنقاط')
    await test.work()
    const mail = test.mailer.sent.at(-1)?.text.replaceAll(/\s+/g, ' ')
    expect(mail).toContain('Of it with points')
    await allIsRight()
  })

  it('ends a page that was opened for the whole price: what is paid there goes back', async () => {
    const page = await givenPaying(test, buyer, tempId)
    await use(100)
    await test.deliver(gateway.settle(page))
    expect(await reservation()).toMatchObject({ status: 'Pending Payment' })
    await allIsRight()
  })

  it('takes no more than an edit leaves to pay', async () => {
    await givenPoints(db, userId, 700_00)
    await use(900)
    const half = { SeatsNumber: 1, AdultsCount: 1, TempReseravtionId: tempId, Edition: 2 }
    const { rows } = await sql<{ item: number }>`
      select item_id as item from temp_reservations where id = ${tempId}`.execute(db)
    await buyer.data(
      api.setTempReservation,
      requestFor(rows[0]?.item ?? 0, { UserName: 'Nour Mostafa', Phone: '+201012345678', ...half }),
    )
    expect(await buyer.data(api.getBookingPoints, booking())).toMatchObject({
      Points: 500,
      ToPay: 0,
    })
    expect(await pointsOf(db, userId)).toEqual({ available: 500_00, held: 500_00, spent: 0 })
    expect(await methods()).toEqual([['Credit_Points', 500]])
    expect(codeOf(await payBy('Bank_Card'))).toBe('payment_method_unknown')
    await allIsRight()
  })
})

describe('all of it is paid with points', () => {
  it('is booked at once, and once', async () => {
    await givenPoints(db, userId, 800_00)
    expect(await methods()).toContainEqual(['Credit_Points', 1000])
    const { body } = await payBy('Credit_Points')
    expect(body.Data).toMatchObject({ PaymentUrl: '' })
    expect(codeOf(await payBy('Credit_Points'))).toBe('already_booked')
    expect(await reservation()).toMatchObject({ status: 'Confirmed', paid: 1000_00 })
    expect(await pointsOf(db, userId)).toEqual({ available: 100_00, held: 0, spent: 1000_00 })
    expect(await buyer.data(api.paymentStatus, booking())).toMatchObject({ State: 'paid' })
    await allIsRight()
  })

  it('costs nothing on top, whatever fee was once set', async () => {
    await setPointsMethod(500)
    await givenPoints(db, userId, 800_00)
    const offered = await buyer.data(api.paymentMethods, booking())
    const points = offered.find(({ MethodId }) => MethodId === 'Credit_Points')
    expect(points).toMatchObject({ Price: 1000, Fees: 0, PriceWithFees: 1000 })
    const paid = await payBy('Credit_Points', { PriceWithFees: points?.PriceWithFees ?? 0 })
    expect(codeOf(paid)).toBeNull()
    expect(await reservation()).toMatchObject({ status: 'Confirmed', paid: 1000_00 })
    await allIsRight()
  })

  it('needs enough of them', async () => {
    expect(codeOf(await payBy('Credit_Points'))).toBe('points_too_few')
    expect(await pointsOf(db, userId)).toMatchObject({ available: 300_00, held: 0 })
  })
})

describe('points that cannot be used', () => {
  it('more than there are', async () => expect(await refused(301, buyer)).toBe('points_too_few'))

  it('signed out', async () => {
    expect(await refused(1, browser())).toBe('unauthenticated')
    expect(codeOf(await browser().call(api.getCreditPoints, {}))).toBe('unauthenticated')
  })

  it('for somebody else’s booking', async () => {
    const other = browser()
    await givenPoints(db, await signIn(test, other), 100_00)
    expect(await refused(10, other)).toBe('booking_not_found')
    expect(codeOf(await other.call(api.getBookingPoints, booking()))).toBe('booking_not_found')
  })

  it('once the booking is paid', async () => {
    await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
    expect(await refused(10, buyer)).toBe('already_booked')
  })
})

describe('points are switched off', () => {
  const off = () => setPointsMethod(0, false)
  const beside = () => buyer.data(api.getBookingPoints, booking())
  const shown = { PriceWithFees: 1000 }

  it('none are offered or taken', async () => {
    await givenPoints(db, userId, 700_00)
    await off()
    expect(await beside()).toMatchObject({ Balance: 1000, MostPoints: 0, Points: 0, ToPay: 1000 })
    expect(await refused(100, buyer)).toBe('payment_method_unknown')
    expect(await methods()).not.toContainEqual(['Credit_Points', 1000])
    expect(codeOf(await payBy('Credit_Points'))).toBe('payment_method_unknown')
    expect(await pointsOf(db, userId)).toEqual({ available: 1000_00, held: 0, spent: 0 })
  })

  it.each([
    ['a part', 200],
    ['all of it', 1000],
  ])('what they were to pay, %s, is paid in money by who was shown that', async (_, points) => {
    await givenPoints(db, userId, 700_00)
    await use(points)
    await off()
    expect(await beside()).toMatchObject({ MostPoints: 0, Points: points, ToPay: 1000 })
    expect(await methods()).toContainEqual(['Bank_Card', 1000])
    const { Reservation } = await buyer.data(api.getTempReservation, {
      TempReseravtionId: tempId,
    })
    expect(Reservation).toMatchObject({ PayableAmount: 1000, PointsAmount: 0 })
    const { body } = await payBy('Bank_Card', shown)
    await test.deliver(gateway.settle(body.Data?.PaymentUrl.split('/').at(-1) ?? ''))
    expect(await reservation()).toMatchObject({ status: 'Confirmed', paid: 1000_00, points: 0 })
    expect(await pointsOf(db, userId)).toEqual({ available: 1000_00, held: 0, spent: 0 })
    await allIsRight()
  })

  it.each([{}, { PriceWithFees: 800 }])(
    'who was shown less (%o) is asked before more is charged',
    async (seen) => {
      await use(200)
      await off()
      expect(codeOf(await payBy('Bank_Card', seen))).toBe('price_changed')
      expect(await beside()).toMatchObject({ Points: 0, ToPay: 1000 })
    },
  )

  it('their traveller can take them back', async () => {
    await use(200)
    await off()
    expect(await use(0)).toMatchObject({ Points: 0, ToPay: 1000 })
    expect(await pointsOf(db, userId)).toEqual({ available: 300_00, held: 0, spent: 0 })
  })

  it.each([
    ['edited', (item: number) => edit(item)],
    ['held anew', () => renew()],
  ])('they come back when it is %s', async (_, again) => {
    await use(200)
    await off()
    const { rows } = await sql<{ item: number }>`
      select item_id as item from temp_reservations where id = ${tempId}`.execute(db)
    expect(await again(rows[0]?.item ?? 0)).toMatchObject({ PayableAmount: 1000, PointsAmount: 0 })
    expect(await pointsOf(db, userId)).toEqual({ available: 300_00, held: 0, spent: 0 })
  })
  const edit = (item: number) => {
    const known = { TempReseravtionId: tempId, Edition: 2, UserName: 'Nour Mostafa' }
    return buyer.data(api.setTempReservation, requestFor(item, known))
  }
  const renew = () => {
    clock.advance(3600)
    return buyer.data(api.renewTempReservation, { TempReseravtionId: tempId })
  }

  it('a page that is open keeps what it showed', async () => {
    await use(200)
    const page = await givenPaying(test, buyer, tempId)
    await off()
    await test.deliver(gateway.settle(page))
    expect(await reservation()).toMatchObject({ status: 'Confirmed', points: 200_00 })
    await allIsRight()
  })
})

describe('points come back', () => {
  it('when the hold ends; a late payment claims them anew', async () => {
    await use(200)
    const page = await givenPaying(test, buyer, tempId)
    await endUnpaid()
    expect(await pointsOf(db, userId)).toMatchObject({ available: 300_00, held: 0 })
    await test.deliver(gateway.settle(page))
    expect(await reservation()).toMatchObject({ status: 'Confirmed', paid: 1000_00 })
    expect(await pointsOf(db, userId)).toEqual({ available: 100_00, held: 0, spent: 200_00 })
    await allIsRight()
  })

  it('and where they are spent by then, the money goes back', async () => {
    await use(200)
    const page = await givenPaying(test, buyer, tempId)
    await endUnpaid()
    const late = tempId
    tempId = await givenHeld(buyer, await givenActivity(test))
    await use(300)
    await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
    await test.deliver(gateway.settle(page))
    tempId = late
    expect(await reservation()).toMatchObject({ status: 'Expired' })
    const { rows } = await sql`select reason from refunds`.execute(db)
    expect(rows.at(-1)).toEqual({ reason: 'points_gone' })
    await allIsRight()
  })

  it('while the traveller only typed, once the time is over', async () => {
    await use(200)
    clock.advance(3600)
    await expireHolds(db, clock.now())
    expect(await releaseIdlePoints(app.checkout)).toBe(1)
    expect(await releaseIdlePoints(app.checkout), 'twice').toBe(0)
    expect(await pointsOf(db, userId)).toMatchObject({ available: 300_00, held: 0 })
  })

  it('when it is cancelled: their share of what comes back', async () => {
    const activity = await givenActivity(test)
    await sql`update activities set free_cancellation_hours = null,
      cancellation_steps = '[{"hours": 1, "percent": 50}]'`.execute(db)
    tempId = await givenHeld(buyer, activity)
    await use(200)
    await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
    const it = await reservation()
    const cancel = () => buyer.call(api.cancelBooking, { id: it?.id ?? 0 })
    const cancelled = await cancel()
    expect(cancelled.body.Data?.RefundAmount).toBe(500)
    await cancel()
    expect(await pointsOf(db, userId)).toEqual({ available: 200_00, held: 0, spent: 100_00 })
    expect((await details()).Refunds.map(({ Title, State }) => [Title, State])).toEqual([
      ['Points worth EGP\u00a0100 returned', 'arrived'],
      ['Refund of EGP\u00a0400', 'requested'],
    ])
    await allIsRight()
  })
})

describe('points are earned', () => {
  it('by what was paid in money for a completed booking, once', async () => {
    await use(200)
    await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
    const { id = 0 } = (await reservation()) ?? {}
    const [booked] = await readReservations(db, [id])
    if (!booked) throw new Error('Nothing was booked')
    for (let time = 0; time < 2; time += 1)
      await db
        .transaction()
        .execute((trx) =>
          app.checkout.publish(trx, { type: 'ReservationCompleted', reservation: booked }),
        )
    expect(await pointsOf(db, userId)).toMatchObject({ available: 116_00, spent: 200_00 })
    const account = await buyer.data(api.getCreditPoints, {})
    expect(account).toMatchObject({ Points: 116, Amount: 116, Held: 0, EgpForOnePoint: 50 })
    expect(account.History.map(({ Kind, Points }) => [Kind, Points])).toEqual([
      ['earned', 16],
      ['spent', -200],
      ['earned', 300],
    ])
    expect(account.History[0]).toMatchObject({ Module: 'Activity', ReservationId: id })
    await allIsRight()
  })
})

it('a point is promised for no less than earns one', async () => {
  const { earnBasisPoints } = await readPointTerms(db)
  const promised = async () => (await buyer.data(api.getCreditPoints, {})).EgpForOnePoint
  // 3 % of 33 pounds are 99 piastres, less than a point.
  await setEarning(db, 300)
  expect(await promised()).toBe(34)
  await setEarning(db, 250)
  expect(await promised()).toBe(40)
  await setEarning(db, 0)
  expect(await promised()).toBe(0)
  await setEarning(db, earnBasisPoints)
})

it('the ledger is only ever added to', async () => {
  await expect(sql`delete from point_entries`.execute(db)).rejects.toThrow('only ever added to')
  await expect(sql`update point_entries set amount = 1`.execute(db)).rejects.toThrow()
})
