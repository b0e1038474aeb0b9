import { daysBetween } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { mergeSorted } from '../../../../platform/memory-index/merge-sorted.ts'
import type { Order } from '../../offer/order.ts'
import { findStays, type FoundStay, type StayPage } from '../search/find-stays.ts'
import type { StaySearch } from '../search/read-search.ts'
import type { StayIndex } from '../search/stay-index.ts'
import type { Rivals } from '../search/rivals.ts'
import type { OtherStay } from './other-stays.ts'

/** A stay of a page: ours, or another's. */
export type AnyStay =
  | { readonly own: FoundStay; readonly other?: never }
  | { readonly other: OtherStay; readonly own?: never }

/** For a night, as filters and orders compare it. */
export const perNightOf = ({ total, arrival, departure }: OtherStay): Piastres =>
  Math.round(total / daysBetween(arrival, departure))

/** Others stand below the very first of ours where recommended ones lead. */
const OTHERS_REACH = 0.8

type Ranked = { readonly key: number; readonly rating: number; readonly id: number }

const highestScores = new WeakMap<StayIndex, number>()
function highestScore(index: StayIndex): number {
  const known = highestScores.get(index)
  if (known !== undefined) return known
  const highest = index.ofHotel.score.reduce((most, score) => Math.max(most, score), 0)
  highestScores.set(index, highest)
  return highest
}

function rankOwn({ by }: Order, { hotel, perNight, score }: FoundStay): Ranked {
  const key = { price: perNight, rating: hotel.rating, score }[by]
  return { key, rating: hotel.rating, id: hotel.id }
}

/** Without ratings of our travellers. */
function rankOther({ by }: Order, it: OtherStay, best: number): Ranked {
  const key = { price: perNightOf(it), rating: 0, score: it.merit * best * OTHERS_REACH }[by]
  return { key, rating: 0, id: it.id }
}

/** The order of `order-stays`, for any two. */
const comparing =
  ({ descending, thenRating }: Order) =>
  (a: Ranked, b: Ranked): number =>
    (descending ? b.key - a.key : a.key - b.key) ||
    (thenRating === 'desc' ? b.rating - a.rating : thenRating ? a.rating - b.rating : 0) ||
    a.id - b.id

/** What others ask for houses that are ours, too. */
export const rivalsAmong = (others: readonly OtherStay[]): Rivals =>
  new Map(
    others.flatMap(({ ownHotelId, total }) => (ownHotelId === null ? [] : [[ownHotelId, total]])),
  )

/** The supplier's hotels beside ours: one that both sell is theirs where it costs less. */
export const besides = (
  others: readonly OtherStay[],
  kept: ReadonlySet<number>,
): readonly OtherStay[] =>
  others.filter(({ ownHotelId }) => ownHotelId === null || !kept.has(ownHotelId))

/**
 * A page of ours and others' in one order, and how many there are in all. A hotel that both sell stands
 * there once, at the better price; ours where it is the same.
 */
export function findBeside(
  index: StayIndex,
  search: StaySearch,
  { order, offset, size }: StayPage,
  { now, others }: { readonly now: Date; readonly others: readonly OtherStay[] },
): { total: number; stays: AnyStay[] } {
  // At most so many of the others stand before any of ours.
  const start = Math.max(0, offset - others.length)
  const page = { order, offset: start, size: offset - start + size }
  const own = findStays(index, search, page, now, rivalsAmong(others))
  const best = highestScore(index)
  const compare = comparing(order)
  const theirs = besides(others, own.kept)
    .map((other) => ({ rank: rankOther(order, other, best), stay: { other } as AnyStay }))
    .toSorted((a, b) => compare(a.rank, b.rank))
  const ours = own.stays.map((stay) => ({
    rank: rankOwn(order, stay),
    stay: { own: stay } as AnyStay,
  }))
  const from = offset - start
  const merged = mergeSorted(ours, theirs, (a, b) => compare(a.rank, b.rank), from + size)
  return {
    total: own.total + theirs.length,
    stays: merged.slice(from).map(({ stay }) => stay),
  }
}
