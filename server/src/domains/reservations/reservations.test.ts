import { api } from '@rihla/contract'
import { reservationStatuses, type ReservationStatus } from '@rihla/contract/reservations'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../testing/app.ts'
import {
  DAY,
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  statusOf,
} from '../../testing/booking.ts'
import { signIn } from '../../testing/people.ts'
import { countBookings, expireReservation } from './index.ts'
import { mayBecome, statuses } from './reservation.ts'

const test = await testApp()
await givenPlaces(test)
const { browser, gateway } = test
const owner: Browser = browser()
const stranger: Browser = browser()
let ownerId = 0
let booked = 0

const list = (by: Browser, input = {}, headers = {}) =>
  by.call(api.getUserReservation, { PageNumber: 1, PageSize: 10, Filters: null, ...input }, headers)
const detail = (
  by: Browser,
  ReservationId: number,
  Module: string | number = 'Activity',
  headers = {},
) => by.call(api.getReservationDetails, { ReservationId, Module }, headers)

beforeAll(async () => {
  ownerId = await signIn(test, owner)
  await signIn(test, stranger)
  for (let i = 0; i < 12; i += 1) {
    const tempId = await givenHeld(owner, await givenActivity(test))
    const order = await givenPaying(test, owner, tempId)
    test.clock.advance(1)
    if (i > 0) continue
    await test.deliver(gateway.settle(order))
    booked = (await statusOf(owner, tempId)).Confirmation?.ReservationId ?? 0
  }
})

describe('GetUserReservation', () => {
  it('lists mine, newest first, a page at a time', async () => {
    const first = (await list(owner)).body.Data
    expect([first?.Data.length, first?.TotalPages, first?.TotalRecords]).toEqual([10, 2, 12])
    const second = (await list(owner, { PageNumber: 2 })).body.Data
    expect(second?.Data.at(-1)).toMatchObject({
      Id: booked,
      StatusCode: 'Confirmed',
      LabelColor: 'ok',
      ArrivalDate: DAY,
      Price: 1000,
    })
    expect((await list(owner, { PageNumber: 3 })).body.Data).toMatchObject({
      Data: [],
      TotalRecords: 12,
    })
  })

  it('finds by reference and by name, in either language, and takes wildcards literally', async () => {
    const reference = (await detail(owner, booked)).body.Data?.ReferenceNumber ?? ''
    for (const [search, count] of [
      [reference.toLowerCase(), 1],
      ['sunset', 12],
      ['فلوكة', 12],
      ['%', 0],
      ['nothing like it', 0],
    ] as const)
      expect((await list(owner, { Filters: search })).body.Data?.TotalRecords, search).toBe(count)
  })

  it('answers in Arabic', async () => {
    const { body } = await list(owner, { PageNumber: 2 }, { 'accept-language': 'ar-EG' })
    expect(body.Data?.Data.at(-1)).toMatchObject({
      Name: 'فلوكة وقت الغروب',
      ReservationStatus: 'مؤكد',
      PaymentStatus: 'مدفوع',
      StatusCode: 'Confirmed',
    })
  })

  it('is empty for somebody else', async () => {
    expect((await list(stranger)).body.Data).toMatchObject({
      Data: [],
      TotalRecords: 0,
      TotalPages: 0,
    })
  })

  it.each([
    ['en-US', 'Login Required: Please login to view your reservations and booking history.'],
    ['ar-EG', 'تسجيل الدخول مطلوب: سجّل الدخول لعرض حجوزاتك وسجلها.'],
  ])('asks a visitor to sign in (%s)', async (language, text) => {
    expect(await list(browser(), {}, { 'accept-language': language })).toMatchObject({
      status: 401,
      body: { Error: text },
    })
  })
})

describe('GetReservationDetails', () => {
  it('shows what was bought, as it was agreed', async () => {
    const data = (await detail(owner, booked)).body.Data
    expect(data).toMatchObject({
      Name: 'Sunset felucca',
      ModuleName: 'Activity',
      Cities: ['Luxor'],
      StatusCode: 'Confirmed',
      PaymentStatusCode: 'Paid',
      PaymentMethod: 'Bank card',
      ArrivalDate: DAY,
      SeatsNumber: 2,
      ClientName: 'Nour Mostafa',
      ClientPhone: '+201012345678',
      Price: 1000,
      OriginalPrice: null,
      PaymentCompletionDeadline: null,
    })
    expect(data?.AmountDetails.map((line) => line.Order)).toEqual([0, 1, 2])
    expect(data?.ReservationSteps.map((step) => step.Status)).toEqual([2, 2, 2, 1])
    expect(data?.Fields[0]).toMatchObject({ Value: data?.ReferenceNumber, ShowCopyButton: true })
  })

  it('shows until when an unpaid one can be paid', async () => {
    const pending = (await list(owner)).body.Data?.Data[0]
    const data = (await detail(owner, pending?.Id ?? 0)).body.Data
    expect(data?.StatusCode).toBe('Pending Payment')
    expect(data?.PaymentCompletionDeadline).toMatch(/^2026-11-21T10:/)
    expect(data?.ReservationSteps.map((step) => step.Status)).toEqual([2, 1, 0, 0])
  })

  it('shows an expired one as ended, without a deadline', async () => {
    const pending = (await list(owner)).body.Data?.Data[1]
    const expire = () =>
      test.db
        .transaction()
        .execute((trx) =>
          expireReservation(
            { trx, now: test.clock.now(), publish: async () => undefined },
            pending?.Id ?? 0,
          ),
        )
    expect([await expire(), await expire()]).toEqual([true, false])
    const data = (await detail(owner, pending?.Id ?? 0)).body.Data
    expect(data).toMatchObject({ StatusCode: 'Expired', PaymentCompletionDeadline: null })
    expect(data?.ReservationSteps.at(-1)?.Text).toBe('Ended')
  })

  it('takes the module as a number too, and refuses the wrong one', async () => {
    expect((await detail(owner, booked, 3)).status).toBe(200)
    expect(await detail(owner, booked, 'Trip')).toMatchObject({
      status: 404,
      body: { code: 'reservation_not_found' },
    })
  })

  it('isn’t found by somebody else, by a visitor, or by nonsense', async () => {
    expect(await detail(stranger, booked)).toMatchObject({
      status: 404,
      body: { code: 'reservation_not_found', Data: null },
    })
    expect(await detail(browser(), booked)).toMatchObject({ status: 401 })
    expect(await detail(owner, 999_999)).toMatchObject({ status: 404 })
    expect(
      await owner.call(api.getReservationDetails, { ReservationId: 'abc', Module: 'Activity' }),
    ).toMatchObject({ status: 400 })
  })
})

describe('what else knows of reservations', () => {
  it('counts the confirmed ones', async () => {
    expect((await countBookings(test.db, [ownerId])).get(ownerId)).toBe(1)
    expect(await owner.data(api.getCurrentUserInfo, {})).toMatchObject({ TotalBookings: 1 })
  })
})

describe('the table of statuses', () => {
  it.each<[ReservationStatus, ReservationStatus[]]>([
    [
      'Pending Payment',
      ['Under Review', 'Confirmed', 'Deposit Paid', 'Full Paid', 'Cancelled', 'Expired'],
    ],
    [
      'Under Review',
      [
        'Pending Payment',
        'Confirmed',
        'Deposit Paid',
        'Full Paid',
        'Rejected',
        'Cancelled',
        'Expired',
      ],
    ],
    ['Confirmed', ['Completed', 'Cancelled']],
    ['Deposit Paid', ['Full Paid', 'Cancelled']],
    ['Full Paid', ['Confirmed', 'Completed', 'Cancelled']],
    ['Completed', []],
    ['Cancelled', []],
    ['Rejected', ['Cancelled']],
    ['Expired', ['Confirmed', 'Deposit Paid', 'Cancelled', 'Pending Payment', 'Under Review']],
  ])('%s may become %j', (from, next) => {
    expect(reservationStatuses.filter((to) => mayBecome(from, to)).toSorted()).toEqual(
      next.toSorted(),
    )
  })

  it('has a row for each', () => {
    expect(Object.keys(statuses).toSorted()).toEqual(reservationStatuses.toSorted())
  })
})
