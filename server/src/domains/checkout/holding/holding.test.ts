import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { DAY, givenActivity, givenHeld, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { setBooking, type BookingInput } from './set-booking.ts'

const test = await testApp()
await givenPlaces(test)
const { clock, browser } = test
let activity = 0
let visitor: Browser = browser()

/** No-break spaces as plain ones, to be read here. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')

const stock = async () => {
  const { rows } = await sql<{
    held: number
    sold: number
  }>`select held, sold from stock where item_id = ${activity}`.execute(test.db)
  return rows[0]
}

beforeEach(async () => {
  activity = await givenActivity(test)
  visitor = browser()
})

describe('SetTempReservation', () => {
  it('quotes and holds for a visitor, and says until when by the server’s clock', async () => {
    const held = await visitor.data(api.setTempReservation, requestFor(activity))
    expect(held).toMatchObject({
      Currency: 'EGP',
      PayableAmount: 1000,
      Promocode: null,
      CanRenew: true,
    })
    expect(held.AmountDetails.map((line) => spaced(`${line.Label}: ${line.Text}`))).toEqual([
      '2 adults × EGP 500: EGP 1,000',
      'Taxes and service: Included',
      'Total: EGP 1,000',
    ])
    expect(Date.parse(held.ExpiresAt) - Date.parse(held.ServerTime)).toBe(600_000)
    expect(await stock()).toEqual({ held: 2, sold: 0 })
  })

  it('answers in Arabic', async () => {
    const { body } = await visitor.call(api.setTempReservation, requestFor(activity), {
      'accept-language': 'ar-EG',
    })
    expect(body.Data?.AmountDetails.map((line) => spaced(line.Text))).toEqual([
      '1,000 ج.م',
      'شاملة',
      '1,000 ج.م',
    ])
  })

  it('edits in place: keeps the id and the expiry, gives places back', async () => {
    const first = await visitor.data(
      api.setTempReservation,
      requestFor(activity, { SeatsNumber: 5, AdultsCount: 5 }),
    )
    clock.advance(60)
    const edited = await visitor.data(
      api.setTempReservation,
      requestFor(activity, { TempReseravtionId: first.TempId, Edition: 1 }),
    )
    expect(edited.TempId).toBe(first.TempId)
    expect(edited.ExpiresAt).toBe(first.ExpiresAt)
    expect(await stock()).toEqual({ held: 2, sold: 0 })
  })

  it('pressed again for the same offer and date finds the same hold, with what was typed', async () => {
    const TempId = await givenHeld(visitor, activity)
    const again = await visitor.data(
      api.setTempReservation,
      requestFor(activity, { SeatsNumber: 3, AdultsCount: 3 }),
    )
    expect(again.TempId).toBe(TempId)
    const kept = await visitor.data(api.getTempReservation, { TempReseravtionId: TempId })
    expect(kept).toMatchObject({
      UserName: 'Nour Mostafa',
      Phone: '+201012345678',
      SeatsNumber: 3,
      HoldEnded: false,
    })
    expect(await stock()).toEqual({ held: 3, sold: 0 })
  })

  it('R8: posted three times at once and out of order is one hold, and the last edit wins', async () => {
    const posts = await Promise.all(
      [1, 2, 3].map(() => visitor.data(api.setTempReservation, requestFor(activity))),
    )
    expect(new Set(posts.map((post) => post.TempId)).size).toBe(1)
    const TempId = posts[0]?.TempId ?? 0
    const edit = (name: string, Edition: number) =>
      visitor.data(
        api.setTempReservation,
        requestFor(activity, { UserName: name, TempReseravtionId: TempId, Edition }),
      )
    await edit('Nour M', 3)
    const late = await edit('Nou', 2)
    const kept = await visitor.data(api.getTempReservation, { TempReseravtionId: TempId })
    expect(kept.UserName).toBe('Nour M')
    expect(late.ExpiresAt).toBe(posts[0]?.ExpiresAt)
    // So that another page of the traveller's can tell that its edit was not taken.
    expect(late.Edition).toBe(3)
    expect((await edit('Nour Mostafa', 4)).Edition).toBe(4)
    expect(await stock()).toEqual({ held: 2, sold: 0 })
  })

  it('R8 control: without the queue for an owner’s request, three posts are more than one hold', async () => {
    const owner = { userId: null, address: '192.0.2.1', applicationId: browser().applicationId }
    const input: BookingInput = {
      tempId: 0,
      module: 'Activity',
      itemId: activity,
      fromDate: DAY,
      toDate: null,
      seats: 2,
      adults: 2,
      children: 0,
      childAges: [],
      ratePlanId: 0,
      refundable: false,
      payInFull: false,
      userName: 'Nour',
      phone: null,
      specialRequest: null,
      pickUpFrom: null,
      promocode: null,
      edition: 0,
    }
    const { checkout } = test.app
    const { Activity } = checkout.sellables
    if (!Activity) throw new Error('no activities are sold')
    const all = Promise.withResolvers<void>()
    let looked = 0
    const quoteTogether: typeof Activity.quote = async (...request) => {
      looked += 1
      if (looked === 3) all.resolve()
      await all.promise
      return Activity.quote(...request)
    }
    const deps = { ...checkout, sellables: { Activity: { ...Activity, quote: quoteTogether } } }
    await withFunction(
      test.db,
      'queue_for_booking',
      () => 'select',
      async () => {
        await Promise.all([1, 2, 3].map(() => setBooking(deps, owner, input)))
      },
    )
    expect((await stock())?.held).toBe(6)
  })

  it.each([
    ['a day that is full', { SeatsNumber: 11, AdultsCount: 11 }, 409, 'sold_out'],
    ['an offer that does not exist', { Id: 999_999 }, 404, 'offer_not_found'],
    ['a module that is not sold yet', { ModuleType: 'Visa' }, 404, 'offer_not_found'],
    ['a module that is none', { ModuleType: 'Spaceship' }, 400, 'invalid_input'],
    ['a day that does not exist', { FromDate: '2026-02-30' }, 400, 'invalid_input'],
    ['a day in the past', { FromDate: '2026-11-20' }, 400, 'date_outside_range'],
    [
      'a child where none is taken',
      { SeatsNumber: 21, AdultsCount: 20, ChildrenCount: 1 },
      400,
      'children_not_taken',
    ],
    ['places for fewer than come', { SeatsNumber: 1, AdultsCount: 2 }, 400, 'invalid_input'],
    ['places for more than come', { SeatsNumber: 3, AdultsCount: 2 }, 400, 'invalid_input'],
    ['a list of children without end', { ChildrenCount: 2_147_483_647 }, 400, 'invalid_input'],
    ['nobody', { SeatsNumber: 0 }, 400, 'invalid_input'],
    ['a booking that does not exist', { TempReseravtionId: 999_999 }, 404, 'booking_not_found'],
    ['a number that no column takes', { Edition: 3_000_000_000 }, 400, 'invalid_input'],
    ['a text that is too long', { SpecialRequest: 'x'.repeat(1001) }, 400, 'invalid_input'],
  ])('refuses %s', async (_, change, status, code) => {
    const answer = await visitor.call(api.setTempReservation, requestFor(activity, change))
    expect(answer).toMatchObject({ status, body: { code, Data: null } })
    expect(await stock()).toEqual({ held: 0, sold: 0 })
  })

  it('refuses somebody who is nobody', async () => {
    const answer = await visitor.call(api.setTempReservation, requestFor(activity), {
      'application-id': 'not-a-uuid',
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })
})

describe('texts', () => {
  it('are kept without the control characters that no database keeps', async () => {
    const typed = { UserName: ' Nour\u0000 Mostafa\u0007 ', SpecialRequest: 'one\u0000\ntwo' }
    const { TempId } = await visitor.data(api.setTempReservation, requestFor(activity, typed))
    const kept = await visitor.data(api.getTempReservation, { TempReseravtionId: TempId })
    expect(kept).toMatchObject({ UserName: 'Nour Mostafa', SpecialRequest: 'one\ntwo' })
  })

  it('of nothing but control characters are no name', async () => {
    const typed = { UserName: '\u0000', Promocode: '\u0000' }
    const { TempId, Promocode } = await visitor.data(
      api.setTempReservation,
      requestFor(activity, typed),
    )
    expect(Promocode).toBeNull()
    const kept = await visitor.data(api.getTempReservation, { TempReseravtionId: TempId })
    expect(kept.UserName).toBe('Guest User')
  })
})

describe('whose booking it is', () => {
  const attempts = (TempId: number) =>
    [
      ['reads', api.getTempReservation, { TempReseravtionId: TempId }],
      ['edits', api.setTempReservation, requestFor(activity, { TempReseravtionId: TempId })],
      ['renews', api.renewTempReservation, { TempReseravtionId: TempId }],
      ['asks how to pay', api.paymentMethods, { ReservationId: TempId, ModuleType: 'Activity' }],
      [
        'asks whether it is paid',
        api.paymentStatus,
        { ReservationId: TempId, ModuleType: 'Activity' },
      ],
    ] as const

  it('another browser finds nothing', async () => {
    const TempId = await givenHeld(visitor, activity)
    const stranger = browser()
    for (const [what, call, input] of attempts(TempId))
      // Each input belongs to its call: the list holds them as pairs, which the compiler can't follow.
      expect(await stranger.call(call, input as never), what).toMatchObject({
        status: 404,
        body: { code: 'booking_not_found' },
      })
  })

  it('signing in on the same browser claims it; signing out leaves it with its person', async () => {
    const TempId = await givenHeld(visitor, activity)
    await signIn(test, visitor)
    await visitor.data(
      api.setTempReservation,
      requestFor(activity, { TempReseravtionId: TempId, UserName: 'Nour', Edition: 2 }),
    )
    visitor.token = null
    for (const [what, call, input] of attempts(TempId))
      // As above: a pair.
      expect(await visitor.call(call, input as never), what).toMatchObject({ status: 401 })
  })
})

describe('the end of a hold', () => {
  it('H7: is the server’s, and nothing of it changes with the language', async () => {
    const TempId = await givenHeld(visitor, activity)
    const look = async (language: string) => {
      const asked = { TempReseravtionId: TempId }
      const answer = await visitor.call(api.getTempReservation, asked, {
        'accept-language': language,
        // What a browser whose clock is an hour wrong says of the time.
        date: new Date(clock.now().getTime() + 3_600_000).toUTCString(),
      })
      return answer.body.Data
    }
    const [before, after] = [await look('en-US'), await look('ar-EG')]
    const held = before?.Reservation
    expect(held?.ServerTime).toBe(clock.now().toISOString())
    expect(Date.parse(held?.ExpiresAt ?? '') - clock.now().getTime()).toBe(600_000)
    for (const same of ['TempId', 'ExpiresAt', 'ServerTime', 'PayableAmount', 'CanRenew'] as const)
      expect(after?.Reservation[same], same).toEqual(held?.[same])
    expect(after?.Name).not.toBe(before?.Name)
    expect(await stock()).toEqual({ held: 2, sold: 0 })
  })

  it('is shown, and taken again with nothing lost', async () => {
    const TempId = await givenHeld(visitor, activity)
    clock.advance(601)
    expect(await visitor.data(api.getTempReservation, { TempReseravtionId: TempId })).toMatchObject(
      { HoldEnded: true },
    )
    const renewed = await visitor.data(api.renewTempReservation, { TempReseravtionId: TempId })
    expect(Date.parse(renewed.ExpiresAt) - Date.parse(renewed.ServerTime)).toBe(600_000)
    const kept = await visitor.data(api.getTempReservation, { TempReseravtionId: TempId })
    expect(kept).toMatchObject({ HoldEnded: false, UserName: 'Nour Mostafa', SeatsNumber: 2 })
    expect(await stock()).toEqual({ held: 2, sold: 0 })
  })

  it('is renewed once while it lives, however often it is asked for', async () => {
    const TempId = await givenHeld(visitor, activity)
    clock.advance(500)
    const renew = () => visitor.data(api.renewTempReservation, { TempReseravtionId: TempId })
    const once = await renew()
    expect(once.CanRenew).toBe(false)
    clock.advance(300)
    expect((await renew()).ExpiresAt).toBe(once.ExpiresAt)
  })

  it('cannot be taken again when somebody else was faster', async () => {
    const TempId = await givenHeld(visitor, activity, { SeatsNumber: 10, AdultsCount: 10 })
    clock.advance(601)
    await givenHeld(browser(), activity)
    expect(
      await visitor.call(api.renewTempReservation, { TempReseravtionId: TempId }),
    ).toMatchObject({ status: 409, body: { code: 'sold_out' } })
  })
})

describe('promocodes', () => {
  beforeEach(async () => {
    await sql`update temp_reservations set promocode_id = null`.execute(test.db)
    await sql`delete from promocodes`.execute(test.db)
    await sql`insert into promocodes (code, percent, amount, max_discount, max_uses, ends_at, module) values
      ('TEN', 10, null, 5000, null, null, null), ('FLAT', null, 12345, null, null, null, null), ('ALL', null, 999999, null, null, null, null),
      ('ONCE', 10, null, null, 1, null, null), ('OLD', 10, null, null, null, '2026-01-01', null), ('BUS', 10, null, null, null, null, 'Bus')`.execute(
      test.db,
    )
  })
  const apply = (Promocode: string, by = visitor) =>
    by.data(api.setTempReservation, requestFor(activity, { Promocode }))

  it.each([
    ['ten', 950, true, 'Promocode applied: EGP 50 off'],
    ['FLAT', 877, true, 'Promocode applied: EGP 123 off'],
    ['ALL', 1, true, 'Promocode applied: EGP 999 off'],
    ['OLD', 1000, false, 'This promocode has ended'],
    ['BUS', 1000, false, 'Invalid promocode'],
    ['NOPE', 1000, false, 'Invalid promocode'],
  ])('%s makes it EGP %i', async (code, payable, IsSuccess, Message) => {
    const held = await apply(code)
    expect(held.PayableAmount).toBe(payable)
    expect(held.Promocode?.IsSuccess).toBe(IsSuccess)
    expect(spaced(held.Promocode?.Message ?? '')).toBe(Message)
  })

  it.each([
    ['TEN', 'تم تطبيق الكود: خصم 50 ج.م'],
    ['OLD', 'انتهت صلاحية كود الخصم'],
    ['NOPE', 'كود الخصم غير صحيح'],
  ])('%s is answered in Arabic, too', async (Promocode, Message) => {
    const request = requestFor(activity, { Promocode })
    const answer = await visitor.call(api.setTempReservation, request, {
      'accept-language': 'ar-EG',
    })
    expect(spaced(answer.body.Data?.Promocode?.Message ?? '')).toBe(Message)
  })

  it('R5: the last use of a promocode is one buyer’s', async () => {
    const held = await Promise.all(Array.from({ length: 5 }, () => apply('ONCE', browser())))
    expect(held.filter((it) => it.Promocode?.IsSuccess)).toHaveLength(1)
    expect(held.filter((it) => it.PayableAmount === 900)).toHaveLength(1)
  })
})

describe('CheckoutConfig and PaymentMethods', () => {
  it('say what there is to choose', async () => {
    const config = await visitor.data(api.checkoutConfig, {
      Id: activity,
      ModuleType: 3,
      FromDate: DAY,
    })
    expect(config).toEqual({ AvailableMeals: [], DepositEnabled: false, DepositAmount: 0 })
    const TempId = await givenHeld(visitor, activity)
    const methods = await visitor.data(api.paymentMethods, {
      ReservationId: TempId,
      ModuleType: 'Activity',
    })
    expect(methods[0]).toMatchObject({ MethodId: 'Bank_Card', Price: 1000, PriceWithFees: 1000 })
  })

  it('refuse what is not there', async () => {
    expect(
      await visitor.call(api.checkoutConfig, {
        Id: 999_999,
        ModuleType: 'Activity',
        FromDate: DAY,
      }),
    ).toMatchObject({ status: 404 })
  })
})
