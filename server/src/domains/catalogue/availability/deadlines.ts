import { bitmapWhere, type Bitmap } from '../../../platform/memory-index/bitmap.ts'
import type { DayDeadline } from './day-deadline.ts'

/** Days that are asked about within a minute and still depend on the hour: few. */
const MOST_SETS = 16
/** The deadline of what has none ahead, whatever the day. */
const NEVER = -(2 ** 31)

/** A deadline of every position, and which of them are still to come. */
export class Deadlines {
  readonly #at: Int32Array
  readonly #first: DayDeadline
  readonly #known = new Map<number, Bitmap>()

  /** By position; null: never to come. */
  constructor(deadlines: readonly (DayDeadline | null)[]) {
    this.#at = Int32Array.from(deadlines, (it) => it ?? NEVER)
    this.#first = this.#at.reduce((first, it) => Math.min(first, it), 0)
  }

  /** Whether a position's is still to come for a day that begins in so many minutes. */
  isAhead(position: number, minutes: number): boolean {
    return minutes + (this.#at[position] ?? NEVER) > 0
  }

  /** Number of the first day, from one on that begins in so many minutes, for which a position's is still to come. */
  firstAhead(position: number, minutes: number): number {
    return Math.max(0, Math.floor(-(minutes + (this.#at[position] ?? NEVER)) / 1440) + 1)
  }

  /** Those whose deadline is still to come; null: all. It is cached: not to be changed. */
  ahead(minutes: number): Bitmap | null {
    if (minutes + this.#first > 0) return null
    const known = this.#known.get(minutes)
    if (known) return known
    const bitmap = bitmapWhere(this.#at.length, (position) => this.isAhead(position, minutes))
    if (this.#known.size >= MOST_SETS) this.#known.delete(this.#known.keys().next().value ?? 0)
    this.#known.set(minutes, bitmap)
    return bitmap
  }
}
