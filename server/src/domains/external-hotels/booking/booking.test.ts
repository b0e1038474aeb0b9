import { api } from '@rihla/contract'
import type { TypedPax } from '@rihla/contract/external-hotels/guest-fields'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'
import { endUnpaidExternal } from '../index.ts'
import {
  FAMILY,
  givenBooked,
  givenPaid,
  givenPaying,
  givenPlaced,
  givenQuote,
  GUESTS,
  LEAD,
  openPageOf,
  paymentOf,
  standOf,
  tokenOf,
} from '../testing/bookings.ts'
import { hotelApp, STAY } from '../testing/hotel-app.ts'
import { down } from '../testing/supplier.ts'

const test = await hotelApp()
const { supplier, clock, db, external, gateway } = test
let hotel: number
let guest: Browser

beforeAll(async () => {
  hotel = await test.given({ name: { en: 'Pearl Palace', ar: 'قصر اللؤلؤ' }, stars: 5 })
})
beforeEach(() => {
  supplier.reset()
  gateway.refunds.length = 0
  clock.advance(3600)
  guest = test.browser()
})

const quote = (RatePlanToken: string, change: object = {}, by = guest) =>
  by.call(api.getExternalBooking, { id: hotel, ...STAY, RatePlanToken, ...change })
const place = (
  TempReservationId: number,
  Paxes: readonly TypedPax[] = GUESTS,
  change: object = {},
) => guest.call(api.bookExternal, { id: hotel, TempReservationId, Paxes: [...Paxes], ...change })
const asked = (call: string) => supplier.calls.filter((it) => it.call === call).length

describe('a quote', () => {
  it('says what is booked, for how much, until when, and what is asked of each guest', async () => {
    const shown = await givenQuote(guest, hotel)
    expect(shown).toMatchObject({
      DepositOptions: { DepositEnabled: false, DepositAmount: 0, DepositCurrency: 'EGP' },
      HotelData: {
        HotelName: 'Pearl Palace',
        HotelCategory: '5 stars',
        GuestsText: '2 adults, 1 child (6 years)',
      },
      HotelComments: 'Bring a passport.',
      HotelRoomsData: [
        { RoomName: 'Double', NumberOfUnitsReserved: 1, NumberOfAdults: 2, NumberOfChildren: 1 },
      ],
      HotelPricingInformation: { Board: 'Breakfast included', PayableAmount: 7560 },
      PriceChange: null,
    })
    expect(shown.BookingCode).toMatch(/^RH-[2-9A-Z]{12}$/)
    expect(shown.TempReservationId).toBeGreaterThan(1_500_000_000)
    const left = Date.parse(shown.BookingCodeExpirationDate) - Date.parse(shown.ServerTime)
    expect(left).toBe(20 * 60_000)
    expect(shown.PaxRequiredFields.map((pax) => pax.PaxTitle)).toEqual([
      'Adult 1',
      'Adult 2',
      'Child 1 (6 years)',
    ])
    const fields = shown.PaxRequiredFields.map((pax) => pax.RequiredFields.map((it) => it.FieldId))
    expect(fields).toEqual([
      ['Name', 'Surname', 'Email', 'PhoneNumber', 'Nationality', 'DocumentType', 'DocumentValue'],
      ['Name', 'Surname'],
      ['Name', 'Surname', 'Age'],
    ])
    expect(shown.PaxRequiredFields[2]?.RequiredFields[2]).toMatchObject({
      FieldType: 'number',
      FieldValue: '6',
      IsEditable: false,
    })
    expect(shown.HotelOptions.filter((it) => it.IsSelected)).toMatchObject([{ NetPrice: 7560 }])
    expect(shown.HotelOptions).toHaveLength(4)
  })

  it('speaks Arabic to who reads it', async () => {
    const token = await tokenOf(guest, hotel)
    const answer = await guest.call(
      api.getExternalBooking,
      { id: hotel, ...STAY, RatePlanToken: token },
      { 'accept-language': 'ar-EG' },
    )
    expect(answer.body.Data).toMatchObject({
      HotelData: { HotelName: 'قصر اللؤلؤ', HotelCategory: '5 نجوم' },
      HotelComments: 'أحضر جواز السفر.',
      HotelPricingInformation: { Board: 'شامل الإفطار' },
    })
    const first = answer.body.Data?.PaxRequiredFields[0]
    expect(first).toMatchObject({ PaxTitle: 'البالغ 1' })
  })

  it('asked for again is the same, and the supplier isn’t asked again', async () => {
    const token = await tokenOf(guest, hotel)
    const first = await quote(token)
    const checks = asked('check')
    const again = await quote(token)
    const byId = await quote(token, { TempReservationId: first.body.Data?.TempReservationId })
    const ids = [first, again, byId].map((it) => it.body.Data?.TempReservationId)
    expect(new Set(ids).size).toBe(1)
    expect(asked('check')).toBe(checks)
  })

  it('is of its owner: another browser has none, and starts its own', async () => {
    const token = await tokenOf(guest, hotel)
    const mine = await quote(token)
    const other = test.browser()
    const TempReservationId = mine.body.Data?.TempReservationId
    expect(await quote(token, { TempReservationId }, other)).toMatchObject({
      status: 404,
      body: { code: 'booking_not_found' },
    })
    const own = await quote(token, {}, other)
    expect(own.body.Data?.TempReservationId).not.toBe(TempReservationId)
  })

  it('X3: says when it costs something else by now', async () => {
    const token = await tokenOf(guest, hotel)
    supplier.switches.percent = 110
    const { body } = await quote(token)
    expect(body.Data).toMatchObject({ PriceChange: { From: 7560, To: 8316 } })
    expect(body.Data?.HotelPricingInformation.PayableAmount).toBe(8316)
  })

  it.each([
    ['a rate that is gone', async () => void (supplier.switches.gone = 'at check'), 'rate_gone'],
    ['no answer', async () => void (supplier.switches.before = down), 'supplier_unavailable'],
  ])('X3: %s is refused, and nothing is written down', async (_, change, code) => {
    const token = await tokenOf(guest, hotel)
    await change()
    expect(await quote(token)).toMatchObject({ status: 409, body: { code } })
    const { rows } = await sql`
      select 1 from external_bookings where offer ->> 'token' = ${token}`.execute(db)
    expect(rows).toEqual([])
  })

  it.each([
    ['an unknown token', {}, 'nonsense'],
    ['other days', { DepartureDate: '2026-12-14' }, null],
  ])('of %s is gone', async (_, change, wrong) => {
    const token = wrong ?? (await tokenOf(guest, hotel))
    expect(await quote(token, change)).toMatchObject({ body: { code: 'rate_gone' } })
  })

  it('with another option is quoted anew, and no longer names the old price', async () => {
    const first = await givenQuote(guest, hotel)
    const other = first.HotelOptions.find((it) => !it.IsSelected)
    const { TempReservationId } = first
    const { body } = await quote(other?.RatePlanToken ?? '', { TempReservationId })
    expect(body.Data).toMatchObject({ TempReservationId, PriceChange: null })
    expect(body.Data?.HotelPricingInformation.PayableAmount).toBe(other?.NetPrice)
  })
})

describe('X5: after its time', () => {
  it('nobody can be named or pay; a fresh quote keeps who was named, and shows both prices', async () => {
    const token = await tokenOf(guest, hotel)
    const first = (await quote(token)).body.Data
    const TempReservationId = first?.TempReservationId ?? 0
    await place(TempReservationId)
    clock.advance(20 * 60)
    for (const refused of [
      await place(TempReservationId),
      await guest.call(api.confirmPayment, {
        ReservationId: TempReservationId,
        ModuleType: 'Hotel',
        PaymentMethod: 'BANK_CARD',
      }),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'rate_expired' } })
    supplier.switches.percent = 105
    const fresh = (await quote(token, { TempReservationId })).body.Data
    expect(fresh).toMatchObject({
      TempReservationId,
      BookingCode: first?.BookingCode,
      PriceChange: { From: 7560, To: 7938 },
    })
    const known = fresh?.PaxRequiredFields.map((pax) =>
      pax.RequiredFields.slice(0, 2).map((it) => it.FieldValue),
    )
    expect(known).toEqual([
      ['Nour', 'El-Sayed'],
      ['Omar', 'Hassan'],
      ['Laila', 'Hassan'],
    ])
    // A document is never shown again.
    expect(JSON.stringify(fresh)).not.toContain('A12345678')
    expect(await place(TempReservationId, GUESTS, { PayableAmount: 7560 })).toMatchObject({
      body: { code: 'price_changed' },
    })
    expect(await place(TempReservationId, GUESTS, { PayableAmount: 7938 })).toMatchObject({
      status: 200,
    })
  })
})

describe('X5: quoted anew once its guests were named, and left', () => {
  /** Back from the bank’s page, and on other terms: those want their guests again. */
  async function givenRequoted(): Promise<{ id: number; order: string }> {
    const first = await givenQuote(guest, hotel)
    const { TempReservationId } = first
    await place(TempReservationId)
    const order = await openPageOf(guest, TempReservationId)
    const other = first.HotelOptions.find((it) => !it.IsSelected)
    await quote(other?.RatePlanToken ?? '', { TempReservationId })
    expect(await standOf(test, TempReservationId)).toMatchObject({
      state: 'quoted',
      status: 'Pending Payment',
    })
    return { id: TempReservationId, order }
  }
  const later = async (minutes: number): Promise<void> => {
    clock.advance(minutes * 60)
    await endUnpaidExternal(external)
  }

  it('ends with its time, and can be named again', async () => {
    const { id } = await givenRequoted()
    await later(19)
    expect(await standOf(test, id)).toMatchObject({ state: 'quoted', status: 'Pending Payment' })
    await later(2)
    expect(await standOf(test, id)).toMatchObject({ state: 'ended', status: 'Expired' })
    await quote(await tokenOf(guest, hotel), { TempReservationId: id })
    // Nothing waits for its payment yet: there is nothing to cancel.
    const wanted = { id, Module: 'Hotel' } as const
    expect(await guest.call(api.cancelBooking, wanted)).toMatchObject({
      status: 409,
      body: { code: 'not_cancelable' },
    })
    await place(id)
    expect(await standOf(test, id)).toMatchObject({ state: 'placed', status: 'Pending Payment' })
  })

  it('can be cancelled, and what is paid all the same goes back', async () => {
    const { id, order } = await givenRequoted()
    const wanted = { id, Module: 'Hotel' } as const
    expect(await guest.data(api.getCancellation, { ...wanted, Detailed: true })).toMatchObject({
      IsCancelable: true,
    })
    expect((await guest.call(api.cancelBooking, wanted)).status).toBe(200)
    expect(await standOf(test, id)).toMatchObject({ state: 'cancelled', status: 'Cancelled' })
    await test.deliver(gateway.settle(order))
    await test.work()
    expect(gateway.refunds.map(({ amount }) => amount)).toEqual([756_000])
  })

  it('a quote that was never gone on with stays a quote', async () => {
    const { TempReservationId } = await givenQuote(guest, hotel)
    await later(21)
    expect(await standOf(test, TempReservationId)).toMatchObject({ state: 'quoted', status: null })
  })
})

describe('H7: in the other language', () => {
  it.each(['placed', 'paying'] as const)('what is %s is the same booking', async (state) => {
    const RatePlanToken = await tokenOf(guest, hotel)
    const first = (await quote(RatePlanToken)).body.Data
    const TempReservationId = first?.TempReservationId ?? 0
    await place(TempReservationId)
    if (state === 'paying') await openPageOf(guest, TempReservationId)
    const checks = asked('check')
    supplier.switches.percent = 110
    clock.advance(60)
    const wanted = { id: hotel, ...STAY, RatePlanToken, TempReservationId }
    const { body } = await guest.call(api.getExternalBooking, wanted, {
      'accept-language': 'ar-EG',
    })
    expect(body.Data).toMatchObject({
      TempReservationId,
      HotelData: { HotelName: 'قصر اللؤلؤ' },
      HotelPricingInformation: { PayableAmount: 7560 },
      BookingCodeExpirationDate: first?.BookingCodeExpirationDate,
    })
    expect(asked('check')).toBe(checks)
    expect(await standOf(test, TempReservationId)).toMatchObject({ state })
  })
})

describe('asked for by its id once it was paid', () => {
  /** As a page that was opened again asks: with the rate that it came with, and a deposit. */
  const reopened = async (TempReservationId: number) =>
    quote(await tokenOf(guest, hotel), { TempReservationId, PayDeposit: 'true' })

  it.each([
    ['paid', givenPaid],
    ['booked', givenBooked],
  ] as const)(
    'what is %s is answered as it stands, on other terms and after its time, too',
    async (state, given) => {
      const id = await given(test, guest, hotel)
      const before = (await quote(await tokenOf(guest, hotel), { TempReservationId: id })).body.Data
      const other = before?.HotelOptions.find((it) => !it.IsSelected)?.RatePlanToken ?? ''
      const checks = asked('check')
      clock.advance(25 * 60)
      for (const token of [await tokenOf(guest, hotel), other, 'forgotten']) {
        const change = { TempReservationId: id, PayDeposit: 'false' }
        const { status, body } = await quote(token, change)
        expect([status, body.Data?.TempReservationId]).toEqual([200, id])
        expect(body.Data?.HotelPricingInformation).toEqual(before?.HotelPricingInformation)
      }
      expect(asked('check')).toBe(checks)
      expect(await standOf(test, id)).toMatchObject({ state })
      expect(await place(id)).toMatchObject({ status: 409, body: { code: 'already_booked' } })
    },
  )

  it('so is what the hotel refused: its money is on the way back', async () => {
    const id = await givenPaid(test, guest, hotel)
    supplier.switches.gone = 'at booking'
    await test.work()
    expect(await standOf(test, id)).toMatchObject({ state: 'refused' })
    supplier.switches.gone = null
    clock.advance(25 * 60)
    expect((await reopened(id)).status).toBe(200)
    expect(await paymentOf(guest, id)).toMatchObject({ State: 'refunded' })
  })

  it('what was paid at the bank and not heard of yet is asked about first, though its rate is gone', async () => {
    const { reservation, order } = await givenPaying(guest, hotel)
    gateway.settle(order)
    clock.advance(40 * 60)
    supplier.switches.gone = 'at check'
    expect((await reopened(reservation)).status).toBe(200)
    expect(await standOf(test, reservation)).toMatchObject({ state: 'paid' })
  })

  it('what was cancelled is refused, and so is what is somebody else’s', async () => {
    const id = await givenBooked(test, guest, hotel)
    const change = { TempReservationId: id }
    expect(await quote(await tokenOf(guest, hotel), change, test.browser())).toMatchObject({
      status: 404,
      body: { code: 'booking_not_found' },
    })
    expect((await guest.call(api.cancelBooking, { id, Module: 'Hotel' })).status).toBe(200)
    await test.work()
    expect(await reopened(id)).toMatchObject({ status: 409, body: { code: 'booking_cancelled' } })
  })
})

describe('naming the guests', () => {
  it('opens a reservation with the same id, for a guest without an account', async () => {
    const { TempReservationId } = await givenQuote(guest, hotel)
    const first = await place(TempReservationId, GUESTS, { SpecialRequest: 'Quiet' })
    const again = await place(TempReservationId, GUESTS, { SpecialRequest: 'Quiet' })
    expect(first.body.Data).toEqual(again.body.Data)
    expect(first.body.Data?.ReservationId).toBe(TempReservationId)
    expect(await standOf(test, TempReservationId)).toMatchObject({
      state: 'placed',
      status: 'Pending Payment',
      payment: 'Unpaid',
      total: 756_000,
    })
    const { rows } = await sql`
      select client_name, client_phone, client_email, user_id, source_kind, special_requests from reservations
      where id = ${TempReservationId}`.execute(db)
    expect(rows).toEqual([
      {
        client_name: 'نور السيد',
        client_phone: '+201012345678',
        client_email: 'nour@example.com',
        user_id: null,
        source_kind: 'external',
        special_requests: 'Quiet',
      },
    ])
  })

  it('keeps nothing readable of them', async () => {
    const { TempReservationId } = await givenQuote(guest, hotel)
    await place(TempReservationId)
    const { rows } = await sql<{ all: string }>`
      select to_jsonb(b)::text as all from external_bookings b where id = ${TempReservationId}`.execute(
      db,
    )
    for (const secret of ['A12345678', 'El-Sayed', 'Laila', 'nour@'])
      expect(rows[0]?.all).not.toContain(secret)
  })

  it('of somebody who is signed in is theirs', async () => {
    await signIn(test, guest)
    const { TempReservationId } = await givenQuote(guest, hotel)
    await place(TempReservationId)
    const mine = await guest.data(api.getReservationDetails, {
      ReservationId: TempReservationId,
      Module: 'Hotel',
    })
    expect(mine).toMatchObject({ HotelName: 'Pearl Palace', StatusCode: 'Pending Payment' })
    const other = test.browser()
    expect(
      await other.call(api.bookExternal, { id: hotel, TempReservationId, Paxes: [...GUESTS] }),
    ).toMatchObject({ status: 404 })
  })

  const lead = (change: TypedPax): TypedPax[] => [{ ...LEAD, ...change }, ...GUESTS.slice(1)]
  /** The same in Arabic, where the traveller reads that. */
  const inArabic = new Map([
    ['Please enter a valid email address', 'من فضلك أدخل بريدًا إلكترونيًا صحيحًا'],
    ['First name is required', 'الاسم الأول: هذه الخانة مطلوبة'],
    [
      'First name: please use English letters, as in the passport',
      'الاسم الأول: من فضلك اكتبه بالحروف الإنجليزية كما في جواز السفر',
    ],
    ['E-mail is required', 'البريد الإلكتروني: هذه الخانة مطلوبة'],
    [
      'Please enter a valid phone number (7-15 digits)',
      'من فضلك أدخل رقم هاتف صحيحًا (من 7 إلى 15 رقمًا)',
    ],
    ['Please enter a valid phone number for Egypt', 'من فضلك أدخل رقم هاتف صحيحًا في مصر'],
    [
      'Please enter a valid phone number for Russian Federation',
      'من فضلك أدخل رقم هاتف صحيحًا في روسيا',
    ],
    ['Nationality: please choose from the list', 'الجنسية: من فضلك اختر من القائمة'],
    ['Document number is required', 'رقم الوثيقة: هذه الخانة مطلوبة'],
    ['Please enter a valid age (0-120)', 'من فضلك أدخل عمرًا صحيحًا (من 0 إلى 120)'],
    ['Please enter the details of all 3 guests.', 'من فضلك أدخل بيانات كل الضيوف، وعددهم 3.'],
  ])
  it.each([
    ['no name', lead({ Name: ' ' }), 'guest_field_required', 'First name is required'],
    [
      'an Arabic name',
      lead({ Name: 'نور' }),
      'guest_name_latin',
      'First name: please use English letters, as in the passport',
    ],
    ['a name with digits', lead({ Surname: 'R2D2' }), 'guest_name_latin', null],
    ['no mail', lead({ Email: '' }), 'guest_field_required', 'E-mail is required'],
    [
      'half a mail',
      lead({ Email: 'nour@' }),
      'email_invalid',
      'Please enter a valid email address',
    ],
    [
      'a short phone of Egypt',
      lead({ PhoneNumber: '+20101' }),
      'guest_phone_digits',
      'Please enter a valid phone number (7-15 digits)',
    ],
    [
      'a phone that isn’t one of Egypt',
      lead({ PhoneNumber: '+20123456789012' }),
      'guest_phone_invalid',
      'Please enter a valid phone number for Egypt',
    ],
    [
      'a phone of none that share its prefix',
      lead({ PhoneNumber: '+7123456789' }),
      'guest_phone_invalid',
      'Please enter a valid phone number for Russian Federation',
    ],
    ['letters as a phone', lead({ PhoneNumber: 'call me' }), 'guest_phone_digits', null],
    [
      'a country of nobody',
      lead({ Nationality: 'XX' }),
      'guest_choice_unknown',
      'Nationality: please choose from the list',
    ],
    ['no nationality', lead({ Nationality: '' }), 'guest_field_required', null],
    ['another document', lead({ DocumentType: 'Library card' }), 'guest_choice_unknown', null],
    [
      'no document',
      lead({ DocumentValue: '' }),
      'guest_field_required',
      'Document number is required',
    ],
    [
      'an age of 121',
      [...GUESTS.slice(0, 2), { ...GUESTS[2], Age: 121 }],
      'guest_age_invalid',
      'Please enter a valid age (0-120)',
    ],
    [
      'an age below 0',
      [...GUESTS.slice(0, 2), { ...GUESTS[2], Age: -1 }],
      'guest_age_invalid',
      null,
    ],
    [
      'half a year',
      [...GUESTS.slice(0, 2), { ...GUESTS[2], Age: '6.5' }],
      'guest_age_invalid',
      null,
    ],
    [
      'a guest too few',
      GUESTS.slice(0, 2),
      'guests_incomplete',
      'Please enter the details of all 3 guests.',
    ],
  ])('refuses %s', async (_, paxes, code, text) => {
    const { TempReservationId } = await givenQuote(guest, hotel)
    const refused = await place(TempReservationId, paxes)
    expect(refused).toMatchObject({ status: 400, body: { code } })
    if (text) {
      expect(refused.body.Error).toBe(text)
      const body = { id: hotel, TempReservationId, Paxes: [...paxes] }
      const arabic = await guest.call(api.bookExternal, body, { 'accept-language': 'ar-EG' })
      const said = inArabic.get(text)
      expect(arabic.body.Error).toBe(said)
      expect(said).toMatch(/[ء-ي]/)
    }
    expect(await standOf(test, TempReservationId)).toMatchObject({ state: 'quoted', status: null })
  })

  it('takes phones of other countries, and a phone of home without its prefix', async () => {
    const { TempReservationId } = await givenQuote(guest, hotel)
    for (const [typed, kept] of [
      ['01012345678', '+201012345678'],
      ['+49 151 23456789', '+4915123456789'],
    ] as const) {
      await place(TempReservationId, lead({ PhoneNumber: typed }))
      const { rows } = await sql<{ phone: string }>`
        select client_phone as phone from reservations where id = ${TempReservationId}`.execute(db)
      expect(rows[0]?.phone).toBe(kept)
    }
  })
})

it('two rooms ask for everybody, room by room', async () => {
  const party = { AdultsCount: 4, ChildrenAges: FAMILY.ChildrenAges }
  const shown = await givenQuote(guest, hotel, party)
  expect(shown.PaxRequiredFields.map((pax) => pax.PaxTitle)).toEqual([
    'Room 1, Adult 1',
    'Room 1, Adult 2',
    'Room 2, Adult 3',
    'Room 2, Adult 4',
    'Room 2, Child 1 (6 years)',
  ])
})

describe('P15: with a fee on the card', () => {
  const charge = (basisPoints: number) =>
    sql`update payment_methods set fee_basis_points = ${basisPoints} where id = 'Bank_Card'`.execute(
      db,
    )
  const attempts = async (ReservationId: number) => {
    const { rows } = await sql`
      select amount, fee from payment_attempts where order_id = ${ReservationId}`.execute(db)
    return rows
  }
  beforeEach(() => charge(250))
  afterEach(() => charge(0))

  it('the price that the form shows is paid: the fee is ours', async () => {
    const { TempReservationId, HotelPricingInformation } = await givenQuote(guest, hotel)
    await place(TempReservationId)
    const asked = { ReservationId: TempReservationId, ModuleType: 'Hotel' } as const
    expect(await guest.data(api.paymentMethods, asked)).toContainEqual(
      expect.objectContaining({ MethodId: 'Bank_Card', Fees: 0, PriceWithFees: 7560 }),
    )
    const PriceWithFees = HotelPricingInformation.PayableAmount
    const paying = { ...asked, PaymentMethod: 'BANK_CARD', PriceWithFees } as const
    expect(await guest.call(api.confirmPayment, paying)).toMatchObject({ status: 200 })
    expect(await attempts(TempReservationId)).toEqual([{ amount: 756_000, fee: 0 }])
  })

  it('the amount on the button of the reservation is paid', async () => {
    const id = await givenPlaced(guest, hotel)
    const asked = { ReservationId: id, Module: 'Hotel' } as const
    expect(await guest.data(api.getReservationDetails, asked)).toMatchObject({ DueAmount: 7560 })
    expect((await guest.call(api.completePayment, asked)).status).toBe(200)
    expect(await attempts(id)).toEqual([{ amount: 756_000, fee: 0 }])
  })
})
