import type { Piastres } from '@rihla/contract/values/money'
import { roomsNeeded, spreadAdults, type Party, type RoomTerms } from './party.ts'

/** What one night costs, taxes and service included. The table's checks hold: see room_rates. */
export type NightRate = {
  /** For the room's base adults. */
  readonly price: Piastres
  /** For one adult alone: between half the price and the price. */
  readonly singlePrice: Piastres
  /** For each adult beyond the base; at most singlePrice. */
  readonly extraAdult: Piastres
}

/** What a child up to an age pays, in percent of an extra adult's price; bands ascend, the last ends at 12. */
export type ChildBand = { readonly maxAge: number; readonly percent: number }

/** Everything that decides what a stay costs, read at one instant. */
export type StayTerms = {
  readonly room: RoomTerms
  readonly childBands: readonly ChildBand[]
  /** One a night, in order. */
  readonly nights: readonly NightRate[]
  /** A chosen board's supplement for an adult and night; 0: the room's own board. */
  readonly boardSupplement: Piastres
  /** Charged for free cancellation where that is a choice and was chosen; else 0. */
  readonly refundablePercent: number
  /** Off everything while an offer is valid; else 0. */
  readonly offerPercent: number
}

export type StayLineKind = 'rooms' | 'extraAdults' | 'children' | 'board' | 'refundable' | 'offer'
export type StayLine = { readonly kind: StayLineKind; readonly amount: Piastres }

/** Whole pounds, in piastres. The lines add up to `total`; `original` is the sum without the offer. */
export type StayPrice = {
  readonly rooms: number
  readonly lines: readonly StayLine[]
  readonly original: Piastres
  readonly total: Piastres
}

const POUND = 100

/**
 * Percent of an amount in whole pounds, half up. Every line is rounded so, once: lines as they are
 * shown add up to the total as it is shown, and that is what is charged.
 */
export const percentOf = (amount: Piastres, percent: number): Piastres =>
  Math.floor((amount * percent + (POUND * 100) / 2) / (POUND * 100)) * POUND

/** Percent of an extra adult's price that a child of this age pays; beyond the bands: all of it. */
export const childPercent = (age: number, bands: readonly ChildBand[]): number =>
  bands.find((band) => age <= band.maxAge)?.percent ?? 100

/**
 * What a stay costs a party, or null when the party doesn't fit. It never falls when somebody joins
 * or a night is added, never goes below zero, and is the sum of its lines.
 */
export function priceStay(terms: StayTerms, party: Party): StayPrice | null {
  const rooms = roomsNeeded(party, terms.room)
  if (rooms === null) return null
  const spread = spreadAdults(party.adults, rooms)
  const childPercents = party.childAges.reduce(
    (sum, age) => sum + childPercent(age, terms.childBands),
    0,
  )
  let [roomsAmount, extra, children] = [0, 0, 0]
  for (const night of terms.nights) {
    for (const it of spread) {
      roomsAmount += it.rooms * (it.adults === 1 ? night.singlePrice : night.price)
      extra += it.rooms * Math.max(0, it.adults - terms.room.baseAdults) * night.extraAdult
    }
    children += night.extraAdult * childPercents
  }
  const boardShares = party.adults * 100 + childPercents
  const board = terms.boardSupplement * terms.nights.length * boardShares
  const charged: StayLine[] = [
    { kind: 'rooms', amount: percentOf(roomsAmount, 100) },
    { kind: 'extraAdults', amount: percentOf(extra, 100) },
    { kind: 'children', amount: percentOf(children, 1) },
    { kind: 'board', amount: percentOf(board, 1) },
  ]
  const net = sum(charged)
  const refundable: StayLine = {
    kind: 'refundable',
    amount: percentOf(net, terms.refundablePercent),
  }
  const original = net + refundable.amount
  const offer = percentOf(original, terms.offerPercent)
  const lines = [...charged, refundable, { kind: 'offer' as const, amount: 0 - offer }]
  return {
    rooms,
    lines: lines.filter((line) => line.amount !== 0),
    original,
    total: original - offer,
  }
}

const sum = (lines: readonly StayLine[]): Piastres =>
  lines.reduce((total, line) => total + line.amount, 0)
