import type { Language } from '@rihla/contract/values/language'
import {
  paymentStatuses,
  reservationCard,
  reservationDetails,
  reservationStatuses,
  type ReservationStatus,
} from '@rihla/contract/reservations'
import { describe, expect, it } from 'vitest'
import { amountDetails, bookedFields, fieldsOf, presentCard, presentDetails } from './present.ts'
import { ofEachKind } from './testing/kinds.ts'
import type { SoldVisit } from './reservation.ts'
import { reservation } from './testing/reservations.ts'

const ARABIC = /[\u0600-\u06ff]/
const beside = { phone: null, proof: null, isMailed: true }
const unpaid = { paymentStatus: 'Unpaid', confirmedAt: null, paid: 0 } as const

describe('a card', () => {
  it('says in either language what was bought, and keeps its codes', () => {
    const shared = {
      Id: 12,
      ModuleName: 'Activity',
      ImageUrl: '/images/nile.webp',
      StatusCode: 'Confirmed',
      ReservationDate: '2026-11-21T10:00:00.000Z',
      ArrivalDate: '2026-12-17',
      ReferenceNumber: 'ACT-7K2M9QX4',
      LabelColor: 'ok',
      Price: 900,
    }
    expect(presentCard(reservation(), 'en')).toEqual({
      ...shared,
      Name: 'Sunset felucca',
      ReservationStatus: 'Confirmed',
      PaymentStatus: 'Paid',
    })
    expect(presentCard(reservation(), 'ar')).toEqual({
      ...shared,
      Name: 'فلوكة وقت الغروب',
      ReservationStatus: 'مؤكد',
      PaymentStatus: 'مدفوع',
    })
  })

  it.each(reservationStatuses)('has words for %s in Arabic, and none twice', (status) => {
    const text = presentCard(reservation({ status }), 'ar').ReservationStatus
    expect(text).toMatch(ARABIC)
    const others = reservationStatuses.filter((other) => other !== status)
    const texts = others.map(
      (it) => presentCard(reservation({ status: it }), 'ar').ReservationStatus,
    )
    expect(texts).not.toContain(text)
  })

  it.each(paymentStatuses)('has words for the payment status %s', (paymentStatus) => {
    expect(presentCard(reservation({ paymentStatus }), 'ar').PaymentStatus).toMatch(ARABIC)
    expect(presentCard(reservation({ paymentStatus }), 'en').PaymentStatus).toBe(paymentStatus)
  })

  it('never paints what went wrong in the colour of what went well', () => {
    const colours = reservationStatuses.map((status) => {
      return [status, presentCard(reservation({ status }), 'en').LabelColor]
    })
    expect(Object.fromEntries(colours)).toEqual({
      'Pending Payment': 'warn',
      'Under Review': 'warn',
      Confirmed: 'ok',
      'Deposit Paid': 'ok',
      'Full Paid': 'ok',
      Completed: 'info',
      Cancelled: 'bad',
      Rejected: 'bad',
      Expired: 'bad',
    })
  })
})

describe('the price', () => {
  it('is listed as agreed, in whole pounds, what is taken off below zero', () => {
    expect(amountDetails(reservation(), 'en').map((line) => line.Text)).toEqual([
      'EGP\u00a01,000',
      expect.stringMatching(/^−\s?EGP\s100$/) as string,
      'Included',
      'EGP\u00a0900',
    ])
  })

  it('has Western digits in Arabic', () => {
    const lines = amountDetails(reservation(), 'ar')
    expect(lines.at(-1)).toMatchObject({ Label: 'الإجمالي' })
    expect(lines.map((line) => line.Text).join(' ')).toMatch(/1,000.*−100.*شاملة.*900/)
    expect(lines.map((line) => line.Text).join(' ')).not.toMatch(/[٠-٩]/)
  })

  it('shows what it would have been only when that was more', () => {
    const details = (total: number) => presentDetails(reservation({ total }), 'en', beside)
    expect(details(89_950)).toMatchObject({ Price: 900, OriginalPrice: 1000 })
    expect(details(100_000)).toMatchObject({ Price: 1000, OriginalPrice: null })
  })
})

describe('details', () => {
  it('keep to the contract in every status, paid or not, in both languages', () => {
    for (const status of reservationStatuses)
      for (const change of [{}, unpaid])
        for (const language of ['en', 'ar'] as const) {
          const it = reservation({ status, ...change })
          expect(reservationDetails.parse(presentDetails(it, language, beside))).toBeTruthy()
          expect(reservationCard.parse(presentCard(it, language))).toBeTruthy()
        }
  })

  it.each([
    [null, null],
    ['2026-12-17', 0],
    ['2026-12-20', 3],
    ['2027-01-01', 15],
  ])('count the nights until %s: %s', (toDate, nights) => {
    expect(presentDetails(reservation({ toDate }), 'en', beside).NightCount).toBe(nights)
  })

  it('name a deadline only while somebody can still pay', () => {
    const deadline = (status: ReservationStatus) =>
      presentDetails(reservation({ ...unpaid, status }), 'en', beside).PaymentCompletionDeadline
    expect(deadline('Pending Payment')).toBe('2026-11-21T10:20:00.000Z')
    // The rest, after a deposit.
    expect(deadline('Deposit Paid')).toBe('2026-11-21T10:20:00.000Z')
    const payable = new Set<ReservationStatus>(['Pending Payment', 'Deposit Paid'])
    const others = reservationStatuses.filter((status) => !payable.has(status))
    expect(others.map(deadline).filter((it) => it !== null)).toEqual([])
  })

  it('name the payment method in words, and one that has none as it is', () => {
    const method = (paymentMethod: string | null, language: Language) =>
      presentDetails(reservation({ paymentMethod }), language, beside).PaymentMethod
    expect(method('Bank_Card', 'ar')).toBe('بطاقة بنكية')
    expect(method('Carrier_Pigeon', 'ar')).toBe('Carrier_Pigeon')
    expect(method(null, 'en')).toBeNull()
  })

  it('let the reference be copied, and nothing else', () => {
    const fields = fieldsOf(reservation(), 'ar', null)
    expect(fields.filter((field) => field.ShowCopyButton)).toMatchObject([
      { Label: 'رقم الحجز', Value: 'ACT-7K2M9QX4' },
    ])
    expect(fields.map((field) => field.Value)).toContain('الخميس 17 ديسمبر 2026')
  })
})

describe('what is booked, for staff', () => {
  const labels = (kind: keyof typeof ofEachKind) =>
    bookedFields(ofEachKind[kind], 'en').map(({ Label }) => Label)

  it('has who comes and when, and not whom to call', () => {
    expect(labels('Activity')).toEqual(['Date', 'People', 'Begins', 'Ends', 'Place', 'Address'])
  })

  it('of a stay has not what its name says', () => {
    expect(labels('Hotel')).toEqual(expect.arrayContaining(['Check-in from', 'People', 'Meals']))
    for (const said of ['Hotel', 'Room', 'Place']) expect(labels('Hotel')).not.toContain(said)
    for (const said of ['Ship', 'Cabin']) expect(labels('NileCruise')).not.toContain(said)
    expect(labels('NileCruise'), 'where it is boarded').toContain('Place')
  })
})

describe('the address', () => {
  const addressOf = (kind: 'Hotel' | 'NileCruise', change: Partial<SoldVisit> = {}) => {
    const its = ofEachKind[kind]
    const { visit } = its.sold
    if (!visit) throw new Error(`${kind} says nowhere`)
    const sold = { ...its.sold, visit: { ...visit, ...change } }
    return presentDetails({ ...its, sold }, 'en', beside).Address
  }

  it('of a hotel is its own', () => {
    expect(addressOf('Hotel')).toBe('Sahl Hasheesh Road, km 14')
  })

  it('of a ship that is boarded at a port isn’t that of its own quay', () => {
    const quay = { en: 'South quay, Luxor', ar: 'المرسى الجنوبي، الأقصر' }
    expect(addressOf('NileCruise', { address: quay })).toBe(quay.en)
    expect(addressOf('NileCruise', { address: null })).toBeNull()
  })
})

describe('the steps', () => {
  const steps = (status: ReservationStatus, change: object = {}) =>
    presentDetails(reservation({ status, ...change }), 'en', beside).ReservationSteps.map(
      (step) => `${step.Text} ${step.Status}`,
    )
  const [started, paid] = ['Booking started 2', 'Payment 2']

  it.each([
    ['Pending Payment', unpaid, [started, 'Payment 1', 'Confirmation 0', 'On the day 0']],
    ['Under Review', unpaid, [started, 'Payment 1', 'Confirmation 0', 'On the day 0']],
    ['Confirmed', {}, [started, paid, 'Confirmed 2', 'On the day 1']],
    ['Completed', {}, [started, paid, 'Confirmed 2', 'On the day 2']],
    ['Expired', unpaid, [started, 'Ended 2']],
    ['Rejected', unpaid, [started, 'Ended 2']],
    ['Cancelled', unpaid, [started, 'Ended 2']],
    // Cancelled after it was confirmed: no text may ask the traveller to come on the day.
    ['Cancelled', {}, [started, paid, 'Confirmed 2', 'Cancelled 2']],
    ['Cancelled', { ...unpaid, paymentStatus: 'Cancelled' }, [started, 'Cancelled 2']],
  ] as const)('of %s %j', (status, change, expected) => {
    expect(steps(status, change)).toEqual(expected)
  })

  it('speak Arabic throughout', () => {
    for (const change of [
      unpaid,
      {},
      { status: 'Cancelled' },
      { status: 'Expired', ...unpaid },
    ] as const)
      for (const step of presentDetails(reservation(change), 'ar', beside).ReservationSteps)
        expect(`${step.Text} ${step.Description}`).not.toMatch(/[a-z]/i)
  })
})

describe('a bus', () => {
  const bus = {
    from: { en: 'Ramses', ar: 'رمسيس' },
    to: { en: 'Hurghada', ar: 'الغردقة' },
    boardingPoint: { en: 'Gate 4', ar: 'بوابة 4' },
    className: { en: 'Royal 2+1', ar: 'رويال 2+1' },
    departsAt: '2026-04-23T21:00:00Z',
    arrivesAt: '2026-04-24T03:30:00Z',
    seats: ['12', '13'],
  }
  const booked = reservation({ module: 'Bus', sold: { ...reservation().sold, bus } })
  const values = (language: Language) =>
    fieldsOf(booked, language, null).map((field) => field.Value)

  it('says stations, hours of Cairo (here over the change of the clocks), seats and class', () => {
    expect(values('en').slice(1, 8)).toEqual([
      'Ramses',
      'Hurghada',
      'Thu 23 Apr 2026, 23:00',
      'Fri 24 Apr 2026, 06:30',
      '12, 13',
      'Royal \u20662+1\u2069',
      'Gate 4',
    ])
    expect(values('ar').slice(1, 4)).toEqual([
      'رمسيس',
      'الغردقة',
      expect.stringMatching(/^الخميس.*23.*أبريل.*2026.*23:00$/),
    ])
  })
})
