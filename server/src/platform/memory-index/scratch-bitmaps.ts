import type { Bitmap } from './bitmap.ts'

/** Where an empty bitmap of so many words comes from. */
export type Lend = (words: number) => Bitmap

/** One that nobody uses again. */
export const newBitmap: Lend = (words) => new Int32Array(words)

/**
 * Bitmaps that a search writes on, lent to the next one again: at a million offers each has 125 kB, and to make
 * them anew has the garbage collector stop everything for 20 ms, twice a second.
 */
export class ScratchBitmaps {
  readonly #words: number
  readonly #all: Bitmap[] = []
  #lent = 0

  /** `words`: of the largest that is lent. */
  constructor(words: number) {
    this.#words = words
  }

  /** Takes back all that were lent: a search calls it before it begins, and keeps none beyond its end. */
  reclaim(): void {
    this.#lent = 0
  }

  readonly lend: Lend = (words) => {
    const whole = (this.#all[this.#lent] ??= new Int32Array(this.#words))
    this.#lent += 1
    return whole.subarray(0, words).fill(0)
  }
}
