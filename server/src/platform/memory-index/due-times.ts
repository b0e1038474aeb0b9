/** Something that takes effect at an instant (milliseconds), unless it is called off before. */
export type Due = { readonly at: number; calledOff: boolean }

/** What is due, the earliest first. Looking whether anything is costs one comparison. */
export class DueTimes<D extends Due> {
  /** The earliest last. */
  readonly #waiting: D[] = []

  add(due: D): void {
    let [low, high] = [0, this.#waiting.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#waiting[middle]?.at ?? 0) > due.at) low = middle + 1
      else high = middle
    }
    this.#waiting.splice(low, 0, due)
  }

  /** Takes out what is due by now and wasn't called off. */
  take(now: number): D[] {
    const due: D[] = []
    while ((this.#waiting.at(-1)?.at ?? Infinity) <= now) {
      const next = this.#waiting.pop()
      if (next && !next.calledOff) due.push(next)
    }
    return due
  }

  get size(): number {
    return this.#waiting.length
  }
}
