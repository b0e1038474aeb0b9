import type { Booking, Pax } from './bookings.ts'
import { netOfBooking } from './bookings.ts'
import type { Hotel, Text } from './inventory/hotel.ts'
import { hotelOf } from './inventory/index.ts'
import { boards, roomOf } from './inventory/rooms.ts'
import { allotmentOf, isRecheck, netOf, policiesOf } from './rates.ts'
import { writeRateKey, type RateKey } from './rate-key.ts'

export type Tongue = 'ENG' | 'ARA'
export const CURRENCY = 'EGP'

export const inTongue = (text: Text, tongue: Tongue): string => text[tongue === 'ARA' ? 1 : 0]

/** Piastres as the wire has amounts: pounds with two decimals, as text. */
export const amount = (piastres: number): string => (piastres / 100).toFixed(2)

/** What stands around every answer. */
export const auditData = (now: Date) => ({
  processTime: '12',
  timestamp: now.toISOString().replace('T', ' ').replace('Z', ''),
  requestHost: '127.0.0.1',
  serverId: 'sandbox',
  environment: '[sandbox]',
  release: '',
  internal: '',
})

export const errorBody = (now: Date, code: string, message: string) => ({
  auditData: auditData(now),
  error: { code, message },
})

type RateTerms = { now: Date; tongue: Tongue; checked: boolean }

/** What must be said before a rate is paid for. */
const comments: Text = [
  'Check-in needs a passport or an Egyptian identity card of every adult. City tax is included. Extra beds on request.',
  'يُطلب عند الوصول جواز سفر أو بطاقة رقم قومي لكل بالغ. ضريبة المدينة مشمولة. الأسرة الإضافية حسب الطلب.',
]

/** A rate as availability and the check answer it. */
export function presentRate(hotel: Hotel, key: RateKey, terms: RateTerms) {
  const { now, tongue, checked } = terms
  const board = boards.find(({ code }) => code === key.board)
  return {
    rateKey: writeRateKey(key),
    rateClass: key.rateClass,
    rateType: !checked && isRecheck(hotel, key) ? 'RECHECK' : 'BOOKABLE',
    net: amount(netOf(hotel, key)),
    allotment: allotmentOf(hotel, key),
    ...(checked
      ? { rateComments: inTongue(comments, tongue) }
      : { rateCommentsId: `102|${hotel.code}|0` }),
    paymentType: 'AT_WEB',
    packaging: false,
    boardCode: key.board,
    boardName: board === undefined ? key.board : inTongue(board.name, tongue),
    cancellationPolicies: policiesOf(hotel, key, now).map((policy) => ({
      amount: amount(policy.amount),
      from: policy.from,
    })),
    taxes: { taxes: [{ included: true, type: 'TAX' }], allIncluded: true },
    rooms: key.rooms,
    adults: key.adults,
    children: key.childAges.length,
    ...(key.childAges.length > 0 ? { childrenAges: key.childAges.join(',') } : {}),
  }
}

/** Rates by room, with the hotel around them. */
export function presentHotel(hotel: Hotel, keys: readonly RateKey[], terms: RateTerms) {
  const { destination } = hotel
  const rooms = Map.groupBy(keys, (key) => key.room)
  const nets = keys.map((key) => netOf(hotel, key))
  return {
    code: hotel.code,
    name: inTongue(hotel.name, terms.tongue),
    categoryCode: `${hotel.stars}EST`,
    categoryName: `${hotel.stars} STARS`,
    destinationCode: destination.code,
    destinationName: inTongue(destination.name, terms.tongue),
    zoneCode: 1,
    zoneName: inTongue(destination.name, terms.tongue),
    latitude: String(hotel.latitude),
    longitude: String(hotel.longitude),
    rooms: [...rooms].map(([code, own]) => ({
      code,
      name: inTongue(roomOf(code)?.name ?? [code, code], terms.tongue),
      rates: own.map((key) => presentRate(hotel, key, terms)),
    })),
    minRate: amount(Math.min(...nets)),
    maxRate: amount(Math.max(...nets)),
    currency: CURRENCY,
  }
}

const presentPax = (pax: Pax) => ({ ...pax })

/** A booking as it is confirmed, listed and cancelled. */
export function presentBooking(booking: Booking, tongue: Tongue) {
  const hotel = hotelOf(booking.hotel)
  const [first] = booking.rates
  const total = amount(netOfBooking(booking))
  return {
    reference: booking.reference,
    clientReference: booking.clientReference,
    creationDate: booking.createdAt.slice(0, 10),
    status: booking.status,
    modificationPolicies: { cancellation: true, modification: false },
    ...(booking.cancellation === null
      ? {}
      : { cancellationReference: booking.cancellation.reference }),
    creationUser: 'sandbox',
    holder: booking.holder,
    remark: booking.remark,
    hotel: {
      checkIn: first?.key.checkIn,
      checkOut: first?.key.checkOut,
      code: booking.hotel,
      name: hotel === undefined ? '' : inTongue(hotel.name, tongue),
      categoryCode: `${hotel?.stars ?? 0}EST`,
      destinationCode: hotel?.destination.code,
      rooms: booking.rates.map((rate, at) => ({
        status: booking.status,
        id: at + 1,
        code: rate.key.room,
        paxes: rate.paxes.map(presentPax),
        rates: [
          {
            rateClass: rate.key.rateClass,
            net: amount(rate.net),
            boardCode: rate.key.board,
            cancellationPolicies: rate.policies.map((policy) => ({
              amount: amount(policy.amount),
              from: policy.from,
            })),
            rooms: rate.key.rooms,
          },
        ],
      })),
      totalNet: total,
      currency: CURRENCY,
      supplier: { name: 'HOTEL SUPPLIER SANDBOX', vatNumber: '000-000-000' },
      ...(booking.cancellation === null
        ? {}
        : { cancellationAmount: amount(booking.cancellation.charge) }),
    },
    totalNet: total,
    pendingAmount: total,
    currency: CURRENCY,
  }
}
