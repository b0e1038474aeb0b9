import {
  supplierBoards,
  type SupplierBooking,
  type SupplierRate,
} from '../../ports/hotel-supplier.ts'
import { readable, wireBooking, wireHotel, wireRate, type WireRate } from './hotelbeds-wire.ts'
import type * as z from 'zod/mini'

/** The currency of our contract; a rate in another one can't be compared and isn't sold. */
const CURRENCY = 'EGP'

/** Pounds with decimals, as text or number, to piastres; null when it is no amount. */
export function toPiastres(amount: string | number | null | undefined): number | null {
  const value = Number(amount ?? Number.NaN)
  return Number.isFinite(value) && value >= 0 && value < 1e10 ? Math.round(value * 100) : null
}

const agesOf = (ages: string | number | null | undefined): number[] =>
  ages == null ? [] : String(ages).split(',').map(Number)

function toRate(rate: WireRate, room: { code: string; name: string }): SupplierRate[] {
  const board = supplierBoards.find((it) => it === rate.boardCode)
  const net = toPiastres(rate.net)
  const childAges = agesOf(rate.childrenAges)
  const steps = (rate.cancellationPolicies ?? []).map(({ amount, from }) => ({
    from: new Date(from),
    charge: toPiastres(amount),
  }))
  // Terms that can't be read can't be promised; a rate that is paid at the hotel isn't ours to sell.
  const isReadable =
    steps.every(({ from, charge }) => charge !== null && !Number.isNaN(from.getTime())) &&
    childAges.length === (rate.children ?? 0) &&
    childAges.every((age) => Number.isInteger(age) && age >= 0)
  if (!board || !net || !isReadable || rate.paymentType !== 'AT_WEB') return []
  return [
    {
      key: rate.rateKey,
      occupancy: { rooms: rate.rooms, adults: rate.adults, childAges },
      room,
      board,
      net,
      leastPrice: rate.hotelMandatory ? toPiastres(rate.sellingRate) : null,
      mustCheck: rate.rateType === 'RECHECK',
      roomsLeft: rate.allotment ?? rate.rooms,
      cancellation: steps
        .map(({ from, charge }) => ({ from, charge: charge ?? 0 }))
        .toSorted((a, b) => a.from.getTime() - b.from.getTime()),
      comments: rate.rateComments?.trim() || null,
    },
  ]
}

/** Every rate of a hotel that we can sell, in our words. */
export const ratesOfHotel = (hotel: z.output<typeof wireHotel>): SupplierRate[] =>
  hotel.currency === CURRENCY
    ? hotel.rooms.flatMap(({ code, name, rates }) =>
        readable(wireRate, rates).flatMap((rate) => toRate(rate, { code, name })),
      )
    : []

/** Hotels with their rates; what can't be read is left out. */
export const toHotelRates = (hotels: readonly unknown[] | null | undefined) =>
  readable(wireHotel, hotels).flatMap((hotel) => {
    const rates = ratesOfHotel(hotel)
    return rates.length === 0 ? [] : [{ hotelCode: String(hotel.code), rates }]
  })

/** A booking in our words, or null when it isn't one. */
export function toBooking(body: unknown): SupplierBooking | null {
  const parsed = wireBooking.safeParse(body)
  if (!parsed.success) return null
  const it = parsed.data
  const net = toPiastres(it.totalNet)
  if (net === null || it.currency !== CURRENCY) return null
  if (it.status !== 'CONFIRMED' && it.status !== 'CANCELLED') return null
  const cancelled = it.status === 'CANCELLED'
  return {
    reference: it.reference,
    clientReference: it.clientReference ?? '',
    status: cancelled ? 'cancelled' : 'confirmed',
    net,
    cancellationCharge: cancelled ? toPiastres(it.hotel?.cancellationAmount) : null,
  }
}
