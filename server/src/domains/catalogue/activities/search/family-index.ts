import { add, emptyBitmap, remove, type Bitmap } from '../../../../platform/memory-index/bitmap.ts'
import type { Group, Layout } from '../../../../platform/memory-index/layout.ts'
import type { Checkpoints, SortedList } from '../../../../platform/memory-index/sorted-list.ts'
import type { WordIndex } from '../../../../platform/memory-index/word-index.ts'
import type { Family } from '../family.ts'
import type { Cards } from './cards.ts'
import type { Places } from './places.ts'

/** The lists that every order is one of, from its smallest on or backwards; ids decide among equals. */
export type ListName = 'score' | 'rating' | 'price' | 'price, rating up' | 'price, rating down'

/** Offers of a city, or all of them, with steps of the list by price. */
export type Segment = { readonly group: Group; readonly byPrice: Checkpoints }

/** All offers of a family on sale as a search sees them. Those of a city stand side by side. */
export type FamilyIndex = {
  readonly family: Family
  readonly layout: Layout
  readonly whole: Segment
  readonly cities: ReadonlyMap<number, Segment>
  readonly everything: Bitmap
  readonly byType: ReadonlyMap<number, Bitmap>
  readonly freeCancellation: Bitmap
  readonly words: WordIndex
  readonly lists: Readonly<Record<ListName, SortedList>>
  /** What one pays by position, in piastres. */
  readonly price: Int32Array
  readonly cards: Cards
  /** By position, and the other way round: where the places of an offer stand. -1: nowhere. */
  readonly slot: Int32Array
  readonly positionOfSlot: Int32Array
  readonly enough: EnoughPlaces
}

const MOST_BYTES = 32 * 1024 * 1024
const MOST_SETS = 4000
const MOST_SEATS = 64

/** Which offers have at least so many places on a day: made when asked for, then kept up to date. */
export class EnoughPlaces {
  readonly #sets = new Map<number, Bitmap>()
  readonly #slot: Int32Array
  readonly #most: number

  constructor(slot: Int32Array) {
    this.#slot = slot
    this.#most = Math.max(16, Math.min(MOST_SETS, Math.floor(MOST_BYTES / (slot.length / 8 + 1))))
  }

  /** Not to be changed: it is kept. Undefined: none, on a day that can't be booked or for too many people. */
  on(places: Places, day: number, seats: number): Bitmap | undefined {
    const free = places.on(day)
    if (!free || seats >= MOST_SEATS) return undefined
    const known = this.#sets.get(day * MOST_SEATS + seats)
    if (known) return known
    const bitmap = emptyBitmap(this.#slot.length)
    this.#slot.forEach((slot, at) => {
      if (slot >= 0 && (free[slot] ?? 0) >= seats) add(bitmap, at)
    })
    for (const oldest of this.#sets.keys()) {
      if (this.#sets.size < this.#most) break
      this.#sets.delete(oldest)
    }
    this.#sets.set(day * MOST_SEATS + seats, bitmap)
    return bitmap
  }

  /** Takes in that an offer has so many places on a day now. */
  change(at: number, day: number, free: number): void {
    for (let seats = 0; seats < MOST_SEATS; seats += 1) {
      const bitmap = this.#sets.get(day * MOST_SEATS + seats)
      if (bitmap) (free >= seats ? add : remove)(bitmap, at)
    }
  }

  /** Days have got other numbers. */
  clear(): void {
    this.#sets.clear()
  }
}
