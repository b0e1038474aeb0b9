import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { DAY, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import {
  addActivity,
  addDayUse,
  addStock,
  type ActivityInput,
} from '../../catalogue/test-offers.ts'

const test = await testApp()
await givenPlaces(test)
const { db, gateway, mailer, browser } = test
let visitor: Browser = browser()

const childBands = [
  { maxAge: 2, percent: 0, place: false },
  { maxAge: 5, percent: 25 },
  { maxAge: 12, percent: 50 },
]
const kinds = { Activity: addActivity, DayUse: addDayUse } as const
type Kind = keyof typeof kinds

type HoldRequest = InputOf<typeof api.setTempReservation>

/** An offer at 500 EGP for an adult, with so many places on the day. */
async function givenOffer(kind: Kind, input: ActivityInput = {}, capacity = 10): Promise<number> {
  const id = await kinds[kind](db, { price: 50_000, childBands, ...input })
  await addStock(db, id, DAY, { capacity })
  return id
}
const withAges = (
  kind: Kind,
  id: number,
  ages: readonly number[],
  change: Partial<HoldRequest> = {},
) =>
  requestFor(id, {
    ModuleType: kind,
    SeatsNumber: 2 + ages.length,
    ChildrenCount: ages.length,
    ChildrenAges: [...ages],
    ...change,
  })
const hold = (request: HoldRequest) => visitor.data(api.setTempReservation, request)
const refused = async (request: HoldRequest, language = 'en-US') => {
  const { status, body } = await visitor.call(api.setTempReservation, request, {
    'accept-language': language,
  })
  return { status, body, text: body.Error ?? '' }
}
const spaced = (lines: readonly { Label: string; Text: string }[]) =>
  lines.map((line) => `${line.Label}: ${line.Text}`.replaceAll('\u00a0', ' '))
const places = async (id: number) => {
  const { rows } = await sql<{ held: number; sold: number }>`
    select held, sold from stock where item_id = ${id}`.execute(db)
  return rows[0]
}

beforeEach(async () => {
  await sql`delete from jobs.job`.execute(db)
  mailer.sent.length = 0
  visitor = browser()
})

describe.each(['Activity', 'DayUse'] as const)('%s with children', (kind) => {
  it.each([
    [0, 1000, 2],
    [2, 1000, 2],
    [3, 1125, 3],
    [5, 1125, 3],
    [6, 1250, 3],
    [12, 1250, 3],
  ])('a child of %i makes it EGP %i and %i places', async (age, price, taken) => {
    const id = await givenOffer(kind)
    expect(await hold(withAges(kind, id, [age]))).toMatchObject({ PayableAmount: price })
    expect(await places(id)).toEqual({ held: taken, sold: 0 })
  })

  it('from 13 on they are adults: refused as children', async () => {
    const id = await givenOffer(kind)
    expect(await refused(withAges(kind, id, [13]))).toMatchObject({
      status: 400,
      body: { code: 'child_age_outside_limits' },
    })
  })

  it('says who pays what, in words of the party', async () => {
    const id = await givenOffer(kind, { offerPrice: 40_000 })
    const held = await hold(withAges(kind, id, [6, 1, 6, 4]))
    expect(spaced(held.AmountDetails)).toEqual([
      '2 adults × EGP 500: EGP 1,000',
      '1 child, 1 year: Free',
      '1 child, 4 years: EGP 125',
      '2 children, 6 years: EGP 500',
      'Offer: − EGP 325',
      'Taxes and service: Included',
      'Total: EGP 1,300',
    ])
    const arabic = await visitor.call(
      api.setTempReservation,
      withAges(kind, id, [6, 1], { TempReseravtionId: held.TempId, Edition: 1 }),
      { 'accept-language': 'ar-EG' },
    )
    expect(spaced(arabic.body.Data?.AmountDetails ?? []).slice(0, 3)).toEqual([
      'بالغان × 500 ج.م: 1,000 ج.م',
      'طفل، سنة: مجانًا',
      'طفل، 6 سنوات: 250 ج.م',
    ])
  })

  it('an edit by another party is priced and counted anew', async () => {
    const id = await givenOffer(kind)
    const { TempId } = await hold(withAges(kind, id, [6, 7]))
    expect(await places(id)).toEqual({ held: 4, sold: 0 })
    const edit = { TempReseravtionId: TempId, Edition: 1 }
    expect(await hold(withAges(kind, id, [2], edit))).toMatchObject({ TempId, PayableAmount: 1000 })
    expect(await places(id)).toEqual({ held: 2, sold: 0 })
    const held = await visitor.data(api.getTempReservation, { TempReseravtionId: TempId })
    expect(held).toMatchObject({ SeatsNumber: 3, ChildrenCount: 1, ChildrenAges: [2] })
  })

  it('asked for again, it is one hold', async () => {
    const id = await givenOffer(kind)
    const request = withAges(kind, id, [6])
    const all = await Promise.all([hold(request), hold(request), hold(request)])
    expect(new Set(all.map((it) => it.TempId)).size).toBe(1)
    expect(await places(id)).toEqual({ held: 3, sold: 0 })
  })

  it('a child needs a place where its band says so, a baby doesn’t', async () => {
    const id = await givenOffer(kind, {}, 2)
    expect(await refused(withAges(kind, id, [3]))).toMatchObject({
      status: 409,
      body: { code: 'sold_out' },
    })
    expect(await places(id)).toEqual({ held: 0, sold: 0 })
    expect(await hold(withAges(kind, id, [0, 2]))).toMatchObject({ PayableAmount: 1000 })
  })

  it.each([
    ['who is too young', { minAge: 8 }, [9, 7], 'child_too_young', '8'],
    ['where none is taken', { childBands: null }, [6], 'children_not_taken', '13'],
    ['beyond six', {}, [6, 6, 6, 6, 6, 6, 6], 'children_outside_limits', '6'],
  ] as const)('refuses a child %s, in both languages', async (_, input, ages, code, limit) => {
    const id = await givenOffer(kind, input, 20)
    for (const language of ['en-US', 'ar-EG']) {
      const answer = await refused(withAges(kind, id, ages), language)
      expect(answer).toMatchObject({ status: 400, body: { code } })
      expect(answer.text).toContain(limit)
      expect(/[\u0621-\u064a]/.test(answer.text)).toBe(language === 'ar-EG')
    }
    expect(await places(id)).toEqual({ held: 0, sold: 0 })
  })

  it('takes whoever is old enough, at the adult’s price where the offer says so', async () => {
    const id = await givenOffer(kind, { minAge: 8, childBands: [{ maxAge: 12, percent: 100 }] })
    expect(await hold(withAges(kind, id, [8]))).toMatchObject({ PayableAmount: 1500 })
  })

  it('without ages a child pays as if 12, and counts that contradict are refused', async () => {
    const id = await givenOffer(kind)
    const { ChildrenAges: _, ...request } = withAges(kind, id, [1])
    expect(await hold(request)).toMatchObject({ PayableAmount: 1250 })
    for (const change of [{ SeatsNumber: 2 }, { ChildrenAges: [1, 2] }])
      expect(await refused(withAges(kind, id, [1], change))).toMatchObject({
        body: { code: 'invalid_input' },
      })
  })

  it('is confirmed, reserved and mailed with the children and their ages', async () => {
    const id = await givenOffer(kind)
    await signIn(test, visitor)
    const named = { UserName: 'Nour Mostafa' }
    const { TempId } = await hold(withAges(kind, id, [2, 6], named))
    const pay = { ReservationId: TempId, ModuleType: kind }
    const { PaymentUrl } = await visitor.data(api.confirmPayment, {
      ...pay,
      PaymentMethod: 'Bank_Card',
    })
    await test.deliver(gateway.settle(PaymentUrl.split('/').at(-1) ?? ''))
    await test.work()
    expect(await places(id)).toEqual({ held: 0, sold: 3 })
    const guests = '2 adults, 2 children (2 years, 6 years)'
    const { Confirmation } = await visitor.data(api.paymentStatus, pay)
    expect(Confirmation?.TotalAmount).toBe(1250)
    expect(Confirmation?.Fields).toContainEqual(expect.objectContaining({ Value: guests }))
    const details = await visitor.data(api.getReservationDetails, {
      ReservationId: Confirmation?.ReservationId ?? 0,
      Module: kind,
    })
    expect(details).toMatchObject({ GuestsText: guests, SeatsNumber: 4, Price: 1250 })
    expect(spaced(details.AmountDetails)).toContain('1 child, 6 years: EGP 250')
    expect(mailer.sent.at(-1)?.text).toContain(guests)
  })
})
