import type { Piastres } from '@rihla/contract/values/money'
import { percentOf } from '../../offer/price.ts'
import { childPercent, type ChildBand } from '../../party/child-terms.ts'
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

/** How a party fills rooms of some terms: what the amounts of nights are multiplied by. */
export type Shares = {
  readonly rooms: number
  /** Rooms with one adult, and with more. */
  readonly single: number
  readonly shared: number
  /** Adults beyond the base, over all rooms. */
  readonly extraAdults: number
  /** Sum of the children's percents of an extra adult's price. */
  readonly childPercents: number
}

/** The shares of a party, or null when it doesn't fit. */
export function sharesOf(
  party: Party,
  terms: RoomTerms,
  bands: readonly ChildBand[],
): Shares | null {
  const rooms = roomsNeeded(party, terms)
  if (rooms === null) return null
  let [single, shared, extraAdults] = [0, 0, 0]
  for (const it of spreadAdults(party.adults, rooms)) {
    if (it.adults === 1) single += it.rooms
    else shared += it.rooms
    extraAdults += it.rooms * Math.max(0, it.adults - terms.baseAdults)
  }
  const childPercents = party.childAges.reduce((sum, age) => sum + childPercent(age, bands), 0)
  return { rooms, single, shared, extraAdults, childPercents }
}

/** The lines of a stay from what its nights add up to, for pricing and for search. */
const roomsLine = ({ single, shared }: Shares, prices: Piastres, singlePrices: Piastres) =>
  percentOf(single * singlePrices + shared * prices, 100)
const extraAdultsLine = ({ extraAdults }: Shares, prices: Piastres) =>
  extraAdults === 0 ? 0 : percentOf(extraAdults * prices, 100)
const childrenLine = ({ childPercents }: Shares, prices: Piastres) =>
  childPercents === 0 ? 0 : percentOf(childPercents * prices, 1)

/**
 * What a stay without extras costs before its offer: the sum of its lines, from the sums over its
 * nights of what a night costs, for one adult alone and for an extra adult.
 */
export const originalOf = (
  shares: Shares,
  prices: Piastres,
  singlePrices: Piastres,
  extraAdults: Piastres,
): Piastres =>
  roomsLine(shares, prices, singlePrices) +
  extraAdultsLine(shares, extraAdults) +
  childrenLine(shares, extraAdults)

/** What an offer leaves of a price. */
export const afterOffer = (original: Piastres, offerPercent: number): Piastres =>
  original - percentOf(original, offerPercent)

/**
 * What a stay costs a party, or null when the party doesn't fit. It never falls when a guest joins
 * or a night is added, never goes below zero, and is the sum of its lines.
 */
export function priceStay(terms: StayTerms, party: Party): StayPrice | null {
  const shares = sharesOf(party, terms.room, terms.childBands)
  if (!shares) return null
  let [prices, singlePrices, extraAdults] = [0, 0, 0]
  for (const night of terms.nights) {
    prices += night.price
    singlePrices += night.singlePrice
    extraAdults += night.extraAdult
  }
  const boardShares = party.adults * 100 + shares.childPercents
  const board = terms.boardSupplement * terms.nights.length * boardShares
  const charged: StayLine[] = [
    { kind: 'rooms', amount: roomsLine(shares, prices, singlePrices) },
    { kind: 'extraAdults', amount: extraAdultsLine(shares, extraAdults) },
    { kind: 'children', amount: childrenLine(shares, extraAdults) },
    { kind: 'board', amount: percentOf(board, 1) },
  ]
  const net = sum(charged)
  const refundable: StayLine = {
    kind: 'refundable',
    amount: percentOf(net, terms.refundablePercent),
  }
  const original = net + refundable.amount
  const total = afterOffer(original, terms.offerPercent)
  const lines = [...charged, refundable, { kind: 'offer' as const, amount: total - original }]
  return {
    rooms: shares.rooms,
    lines: lines.filter((line) => line.amount !== 0),
    original,
    total,
  }
}

const sum = (lines: readonly StayLine[]): Piastres =>
  lines.reduce((total, line) => total + line.amount, 0)
