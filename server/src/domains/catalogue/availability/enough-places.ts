import { add, bitmapWhere, remove, type Bitmap } from '../../../platform/memory-index/bitmap.ts'

const MOST_BYTES = 32 * 1024 * 1024
const MOST_SETS = 4000
const MOST_WANTED = 64

/** Places free on a day by position; undefined for a day that can't be booked. */
export type FreeOn = (day: number) => ((at: number) => number) | undefined

/** Which positions have at least so many places on a day: made when first asked for, then kept up to date. */
export class EnoughPlaces {
  readonly #days = new Map<number, Map<number, Bitmap>>()
  readonly #size: number
  readonly #freeOn: FreeOn
  readonly #most: number
  #count = 0

  constructor(size: number, freeOn: FreeOn) {
    this.#size = size
    this.#freeOn = freeOn
    this.#most = Math.max(16, Math.min(MOST_SETS, Math.floor(MOST_BYTES / (size / 8 + 1))))
  }

  /** Not to be changed: it is cached. Undefined: none, on a day that can't be booked or for too many people. */
  on(day: number, wanted: number): Bitmap | undefined {
    const known = this.#days.get(day)?.get(wanted)
    if (known) return known
    const free = this.#freeOn(day)
    if (!free || wanted >= MOST_WANTED) return undefined
    if (this.#count >= this.#most) this.#dropOldestDay()
    const bitmap = bitmapWhere(this.#size, (at) => free(at) >= wanted)
    const its = this.#days.get(day) ?? new Map<number, Bitmap>()
    this.#days.set(day, its.set(wanted, bitmap))
    this.#count += 1
    return bitmap
  }

  /** Days that were asked for. */
  days(): Iterable<number> {
    return this.#days.keys()
  }

  /** Takes in that a position has other places on a day than before. */
  change(at: number, day: number): void {
    const its = this.#days.get(day)
    if (!its) return
    const free = this.#freeOn(day)?.(at) ?? 0
    for (const [wanted, bitmap] of its) (free >= wanted ? add : remove)(bitmap, at)
  }

  /** Days have got other numbers. */
  clear(): void {
    this.#days.clear()
    this.#count = 0
  }

  #dropOldestDay(): void {
    const [oldest] = this.#days
    if (!oldest) return
    this.#count -= oldest[1].size
    this.#days.delete(oldest[0])
  }
}
