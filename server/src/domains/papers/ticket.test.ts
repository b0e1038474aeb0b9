import { ticket, type PaperFact } from '@rihla/contract/papers'
import type { Language } from '@rihla/contract/values/language'
import { afterEach, describe, expect, it } from 'vitest'
import type { SoldDeposit } from '../reservations/index.ts'
import { ofEachKind, sampleKinds, type SampleKind } from '../reservations/testing/kinds.ts'
import { accountOfReservation } from './account.ts'
import { ticketOf } from './ticket.ts'

const write = (module: SampleKind, change: object = {}) => {
  const reservation = { ...ofEachKind[module], ...change }
  const account = accountOfReservation(reservation, 0)
  return ticketOf({ reservation, account, way: null, code: 'signed', phone })
}

/** Booked for a deposit, of which 2,500 are paid. */
const withDeposit = (module: SampleKind, unpaid: SoldDeposit['unpaid'], change: object = {}) => {
  const balanceDueAt = '2026-12-10T10:00:00.000Z'
  const deposit: SoldDeposit = { isChosen: true, amount: 250_000, balanceDueAt, unpaid }
  const sold = { ...ofEachKind[module].sold, deposit }
  return write(module, { status: 'Deposit Paid', paid: 250_000, sold, ...change })
}

const valuesOf = (facts: readonly PaperFact[], language: Language) =>
  facts.map((it) => `${it.Key}: ${it.Value[language]}`)

const phone = { en: '+20 2 5550 0142', ar: '+20 2 5550 0142' }
const CALL = 'call: +20 2 5550 0142'
const PHONE = 'phone: +201012345678'

/** Every field of every kind, in both languages. */
const expected: Readonly<Record<SampleKind, { title: string; en: string[]; ar: string[] }>> = {
  Activity: {
    title: 'Ticket',
    en: [
      'begins: Thu 17 Dec 2026, 04:30',
      'ends: Thu 17 Dec 2026, 08:00',
      'place: Hotel pick-up on both banks, around 04:30',
      'address: Luxor',
      'position: 25.70000, 32.64000',
      CALL,
      'name: نور مصطفى',
      PHONE,
      'adults: 2',
      'children: 1',
    ],
    ar: [
      'begins: الخميس 17 ديسمبر 2026، 04:30',
      'ends: الخميس 17 ديسمبر 2026، 08:00',
      'place: من فندقك شرق النيل أو غربه، حوالي 4:30 فجرًا',
      'address: الأقصر',
      'position: 25.70000, 32.64000',
      CALL,
      'name: نور مصطفى',
      PHONE,
      'adults: 2',
      'children: 1',
    ],
  },
  Hotel: {
    title: 'Voucher',
    en: [
      'checkIn: Thu 17 Dec 2026, 14:00',
      'checkOut: Sun 20 Dec 2026, 12:00',
      'nights: 3',
      'hotel: Marsa Lagoon Resort',
      'room: Deluxe sea view',
      'rooms: 2',
      'board: Half board',
      'address: Sahl Hasheesh Road, km 14',
      'position: 27.04120, 33.88150',
      CALL,
      'name: Nour Mostafa',
      PHONE,
      'adults: 2',
      'children: 2',
    ],
    ar: [
      'checkIn: الخميس 17 ديسمبر 2026، 14:00',
      'checkOut: الأحد 20 ديسمبر 2026، 12:00',
      'nights: 3',
      'hotel: منتجع مرسى لاجون',
      'room: غرفة ديلوكس تطل على البحر',
      'rooms: 2',
      'board: إفطار وعشاء',
      'address: طريق سهل حشيش، الكيلو 14',
      'position: 27.04120, 33.88150',
      CALL,
      'name: Nour Mostafa',
      PHONE,
      'adults: 2',
      'children: 2',
    ],
  },
  NileCruise: {
    title: 'Voucher',
    en: [
      'boardFrom: Sat 19 Dec 2026, 12:00',
      'checkOut: Wed 23 Dec 2026, 09:00',
      'nights: 4',
      'ship: Dahabiya Amira',
      'cabin: Nile cabin',
      'cabins: 1',
      'board: Full board',
      'place: Esna, the dahabiya jetty',
      'position: 25.29340, 32.55620',
      CALL,
      'name: Nour Mostafa',
      PHONE,
      'adults: 2',
    ],
    ar: [
      'boardFrom: السبت 19 ديسمبر 2026، 12:00',
      'checkOut: الأربعاء 23 ديسمبر 2026، 09:00',
      'nights: 4',
      'ship: ذهبية أميرة',
      'cabin: كابينة على النيل',
      'cabins: 1',
      'board: إقامة كاملة',
      'place: إسنا، مرسى الذهبيات',
      'position: 25.29340, 32.55620',
      CALL,
      'name: Nour Mostafa',
      PHONE,
      'adults: 2',
    ],
  },
  Honeymoon: {
    title: 'Voucher',
    en: [
      'begins: Fri 18 Dec 2026, 14:00',
      'lastDay: Fri 25 Dec 2026',
      'nights: 7',
      'rooms: 1',
      'hotel: Coral Bay, Double room, Half board: Fri 18 Dec 2026 – Tue 22 Dec 2026',
      'hotel: Desert Rose, Breakfast: Tue 22 Dec 2026 – Fri 25 Dec 2026',
      'place: Coral Bay',
      'address: Naama Bay, Sharm El Sheikh',
      'position: 27.91580, 34.33000',
      CALL,
      'name: Nour Mostafa',
      PHONE,
      'adults: 2',
    ],
    ar: [
      'begins: الجمعة 18 ديسمبر 2026، 14:00',
      'lastDay: الجمعة 25 ديسمبر 2026',
      'nights: 7',
      'rooms: 1',
      'hotel: كورال باي، غرفة مزدوجة، إفطار وعشاء: الجمعة 18 ديسمبر 2026 – الثلاثاء 22 ديسمبر 2026',
      'hotel: وردة الصحراء، إفطار: الثلاثاء 22 ديسمبر 2026 – الجمعة 25 ديسمبر 2026',
      'place: كورال باي',
      'address: خليج نعمة، شرم الشيخ',
      'position: 27.91580, 34.33000',
      CALL,
      'name: Nour Mostafa',
      PHONE,
      'adults: 2',
    ],
  },
  Trip: {
    title: 'Voucher',
    en: [
      'begins: Fri 18 Dec 2026, 07:00',
      'lastDay: Sun 20 Dec 2026',
      'nights: 2',
      'rooms: 2',
      'hotel: Camp in the White Desert, Full board: Fri 18 Dec 2026 – Sun 20 Dec 2026',
      'place: Cairo',
      'position: 30.04440, 31.23570',
      CALL,
      'name: Nour Mostafa',
      PHONE,
      'adults: 3',
    ],
    ar: [
      'begins: الجمعة 18 ديسمبر 2026، 07:00',
      'lastDay: الأحد 20 ديسمبر 2026',
      'nights: 2',
      'rooms: 2',
      'hotel: مخيم في الصحراء البيضاء، إقامة كاملة: الجمعة 18 ديسمبر 2026 – الأحد 20 ديسمبر 2026',
      'place: القاهرة',
      'position: 30.04440, 31.23570',
      CALL,
      'name: Nour Mostafa',
      PHONE,
      'adults: 3',
    ],
  },
  Bus: {
    title: 'Bus ticket',
    en: [
      'departure: Thu 24 Dec 2026, 07:30',
      'arrival: Thu 24 Dec 2026, 13:30',
      'from: Cairo, Ramses',
      'boarding: Gate 4, behind the station',
      'to: Hurghada, El Dahar',
      'className: Royal VIP 2+1',
      'seats: 7, 8, 12',
      'position: 30.06200, 31.24700',
      CALL,
      'name: Nour Mostafa',
      PHONE,
    ],
    ar: [
      'departure: الخميس 24 ديسمبر 2026، 07:30',
      'arrival: الخميس 24 ديسمبر 2026، 13:30',
      'from: القاهرة رمسيس',
      'boarding: بوابة 4 خلف المحطة',
      'to: الغردقة الدهار',
      'className: رويال 2+1',
      'seats: 7، 8، 12',
      'position: 30.06200, 31.24700',
      CALL,
      'name: Nour Mostafa',
      PHONE,
    ],
  },
  DayUse: {
    title: 'Ticket',
    en: [
      'begins: Fri 18 Dec 2026, 09:00',
      'ends: Fri 18 Dec 2026, 18:00',
      'place: Sokhna Bay',
      'address: Zafarana Road, km 42',
      'position: 29.55310, 32.35710',
      CALL,
      'name: Nour Mostafa',
      PHONE,
      'adults: 2',
    ],
    ar: [
      'begins: الجمعة 18 ديسمبر 2026، 09:00',
      'ends: الجمعة 18 ديسمبر 2026، 18:00',
      'place: سخنة باي',
      'address: طريق الزعفرانة، الكيلو 42',
      'position: 29.55310, 32.35710',
      CALL,
      'name: Nour Mostafa',
      PHONE,
      'adults: 2',
    ],
  },
}

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

describe.each(sampleKinds)('the ticket of a %s', (module) => {
  it('says when, where, with whom and whom to call, field by field, in both languages', () => {
    const paper = write(module)
    expect(ticket.parse(paper)).toEqual(paper)
    expect(paper.Title.en).toBe(expected[module].title)
    expect(paper.Name).toEqual(ofEachKind[module].sold.name)
    expect(paper.Reference).toBe(ofEachKind[module].reference)
    expect(valuesOf(paper.Facts, 'en')).toEqual(expected[module].en)
    expect(valuesOf(paper.Facts, 'ar')).toEqual(expected[module].ar)
    expect(
      paper.Facts.every(({ Label }) => Label.en !== '' && /[\u0600-\u06ff]/.test(Label.ar)),
    ).toBe(true)
    expect(paper.MapUrl).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=/)
  })

  it('says what it costs, what is paid and what is still due, in EGP', () => {
    expect(valuesOf(write(module).Amounts, 'en')).toEqual([
      'total: EGP\u00a09,000',
      'paid: EGP\u00a09,000',
      'due: EGP\u00a00',
    ])
    const deposit = withDeposit(module, 'kept')
    expect(valuesOf(deposit.Amounts, 'ar')).toEqual([
      'total: 9,000\u00a0ج.م',
      'paid: 2,500\u00a0ج.م',
      'due: 6,500\u00a0ج.م',
    ])
  })

  it('says until when the rest of a deposit is due, and that nothing is booked any more without it', () => {
    expect(withDeposit(module, 'kept').Notes.at(-1)).toEqual({
      en: 'The rest is due by Thu 10 Dec 2026, 12:00. If it isn’t paid by then, the booking is cancelled and the deposit is not refunded.',
      ar: 'يُستحق الباقي قبل الخميس 10 ديسمبر 2026، 12:00. إن لم يُدفع قبل ذلك الموعد يُلغى الحجز ولا يُرد العربون.',
    })
    const paid = withDeposit(module, 'kept', { status: 'Full Paid', paid: 900_000 })
    expect(paid.Notes).toEqual(write(module).Notes)
  })
})

describe('money that went back of what is still travelled with', () => {
  const amountsOf = (change: object, refunded: number) => {
    const reservation = { ...ofEachKind.Activity, ...change }
    const account = accountOfReservation(reservation, refunded)
    const paper = ticketOf({ reservation, account, way: null, code: '', phone: null })
    return [
      valuesOf(paper.Amounts, 'en').map((it) => it.replace('EGP\u00a0', '')),
      paper.Notes.some((note) => /due/.test(note.en)),
    ]
  }

  it('after a cheaper change what is left is what is paid', () => {
    const cheaper = { total: 50_000, paid: 50_000 }
    expect(amountsOf(cheaper, 50_000)).toEqual([['total: 500', 'paid: 500', 'due: 0'], false])
  })

  it('a part that was given back outside isn’t asked for again', () => {
    const less = { total: 100_000, paid: 80_000, takenBack: 20_000 }
    for (const status of ['Confirmed', 'Completed'])
      expect(amountsOf({ ...less, status }, 20_000)).toEqual([
        ['total: 1,000', 'paid: 800', 'due: 0'],
        false,
      ])
  })
})

it.each(['Pacific/Pitcairn', 'Europe/Istanbul', 'Pacific/Kiritimati'])(
  'D1: says the same days and hours on a machine in %s',
  (TZ) => {
    process.env['TZ'] = TZ
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(TZ)
    for (const module of sampleKinds)
      expect(valuesOf(write(module).Facts, 'en')).toEqual(expected[module].en)
  },
)

it('is named as the specification names it', () => {
  expect(write('Bus').FileName).toBe('bus-ticket-BUS-7K2M9QX4.pdf')
  expect(write('Hotel').FileName).toBe('ticket-HTL-7K2M9QX4.pdf')
})

it('tells the ways of a round trip apart', () => {
  const reservation = ofEachKind.Bus
  const account = accountOfReservation(reservation, 0)
  const wayOf = (way: 'outbound' | 'inbound' | null) =>
    ticketOf({ reservation, account, way, code: '', phone }).Way
  expect([wayOf('outbound'), wayOf('inbound'), wayOf(null)]).toEqual([
    { en: 'Outbound', ar: 'الذهاب' },
    { en: 'Return', ar: 'العودة' },
    null,
  ])
})

it('says until when cancelling is free, and to be early for a bus', () => {
  expect(write('Hotel').Notes[0]).toEqual({
    en: 'Cancelling is free until Mon 14 Dec 2026.',
    ar: 'الإلغاء مجاني حتى الاثنين 14 ديسمبر 2026.',
  })
  expect(write('NileCruise').Notes).toEqual([])
  expect(write('Bus').Notes[0]?.en).toMatch(/30 minutes before/)
})

it('says how old the children are where that was written down', () => {
  const sold = { ...ofEachKind.Hotel.sold, party: { adults: 2, childAges: [6, 9] } }
  const childrenIn = (language: Language, change = {}) =>
    valuesOf(write('Hotel', { sold, ...change }).Facts, language).at(-1)
  expect(childrenIn('en')).toBe('children: 2 (6 years, 9 years)')
  expect(childrenIn('ar')).toBe('children: 2 (6 سنوات، 9 سنوات)')
  expect(childrenIn('en', { children: 1 }), 'ages of others').toBe('children: 1')
})

it('of a booking from before its place was written down says its day', () => {
  const { visit, ...sold } = ofEachKind.DayUse.sold
  expect(visit).toBeDefined()
  const paper = write('DayUse', { sold })
  expect(valuesOf(paper.Facts, 'en').slice(0, 2)).toEqual([
    'day: Fri 18 Dec 2026',
    'name: Nour Mostafa',
  ])
  expect(paper.MapUrl).toBeNull()
})
