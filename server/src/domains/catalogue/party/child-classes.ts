import type { Party } from '@rihla/contract/values/party'
import { add, emptyBitmap, unite, type Bitmap } from '../../../platform/memory-index/bitmap.ts'
import {
  childTermsOf,
  placesOf,
  whyNoChildren,
  type ChildTerms,
  type ChildTermsRow,
} from './child-terms.ts'

/** Parties whose takers are remembered; the next page of a search asks for the same. */
const KEEP = 16

/** What the offers of an index say of children, by position: many say the same. */
export class ChildClasses {
  readonly #terms: readonly ChildTerms[]
  /** -1: nothing stands there. */
  readonly #classAt: Int32Array
  readonly #known = new Map<string, ReadonlyMap<number, Bitmap>>()

  constructor(terms: readonly ChildTerms[], classAt: Int32Array) {
    this.#terms = terms
    this.#classAt = classAt
  }

  /** What the offer at a position says. */
  at(position: number): ChildTerms {
    return this.#terms[this.#classAt[position] ?? -1] ?? { minAge: 0, bands: null }
  }

  /** The offers that take a party, by the places that it takes of them. Not to be changed: they are kept. */
  takers(party: Party): ReadonlyMap<number, Bitmap> {
    const key = `${party.adults} ${party.childAges.join()}`
    const known = this.#known.get(key)
    if (known) return known
    const places = this.#terms.map((terms) =>
      whyNoChildren(party, terms) ? -1 : placesOf(party, terms),
    )
    const takers = new Map<number, Bitmap>()
    for (const its of new Set(places))
      if (its >= 0) takers.set(its, emptyBitmap(this.#classAt.length))
    for (let at = 0; at < this.#classAt.length; at += 1) {
      const those = takers.get(places[this.#classAt[at] ?? -1] ?? -1)
      if (those) add(those, at)
    }
    const [oldest] = this.#known.keys()
    if (this.#known.size >= KEEP && oldest !== undefined) this.#known.delete(oldest)
    this.#known.set(key, takers)
    return takers
  }
}

/** Positions that any of these sets, all of one size, holds. */
export function unionOf(sets: Iterable<Bitmap>, size: number): Bitmap {
  const bitmap = emptyBitmap(size)
  for (const set of sets) unite(bitmap, set)
  return bitmap
}

/** Collects what offers say of children, row after row. */
export class ChildClassCollector {
  readonly #terms: ChildTerms[] = []
  readonly #classes = new Map<string, number>()
  readonly #rows: number[] = []

  add(row: ChildTermsRow): void {
    const key = JSON.stringify([row.min_age, row.child_bands])
    let its = this.#classes.get(key)
    if (its === undefined) {
      its = this.#terms.push(childTermsOf(row)) - 1
      this.#classes.set(key, its)
    }
    this.#rows.push(its)
  }

  /** By position: where each row stands, or in the order of the rows. */
  finish(size: number, positionOf?: Int32Array): ChildClasses {
    const classAt = new Int32Array(size).fill(-1)
    this.#rows.forEach((its, row) => (classAt[positionOf?.[row] ?? row] = its))
    return new ChildClasses(this.#terms, classAt)
  }
}
