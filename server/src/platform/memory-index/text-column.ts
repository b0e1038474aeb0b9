const CHUNK = 1 << 20

/**
 * Texts by row, outside of the collector's heap: a million names cost their bytes alone, and nothing
 * to look after. Reading one makes it anew.
 */
export class TextColumn {
  #bytes: Buffer = Buffer.allocUnsafe(CHUNK)
  #ends: Int32Array = new Int32Array(1024)
  #count = 0

  get count(): number {
    return this.#count
  }

  /** Adds the text of the next row; null is kept apart from an empty text. */
  add(text: string | null): void {
    const begin = this.#count > 0 ? Math.abs(this.#ends[this.#count - 1] ?? 0) : 1
    const room = begin + (text?.length ?? 0) * 3
    if (room > this.#bytes.length) this.#bytes = grown(this.#bytes, room)
    const end = begin + (text === null ? 0 : this.#bytes.write(text, begin))
    if (this.#count === this.#ends.length) {
      const ends = new Int32Array(this.#count * 2)
      ends.set(this.#ends)
      this.#ends = ends
    }
    this.#ends[this.#count] = text === null ? -end : end
    this.#count += 1
  }

  /** The text of a row; null where none was given. */
  at(row: number): string | null {
    const end = row < this.#count ? (this.#ends[row] ?? -1) : -1
    if (end < 0) return null
    const begin = row > 0 ? Math.abs(this.#ends[row - 1] ?? 0) : 1
    return this.#bytes.toString('utf8', begin, end)
  }

  /** Gives back what was reserved and not needed. */
  trim(): this {
    const used = this.#count > 0 ? Math.abs(this.#ends[this.#count - 1] ?? 0) : 1
    this.#bytes = Buffer.from(this.#bytes.subarray(0, used))
    this.#ends = this.#ends.slice(0, this.#count)
    return this
  }
}

function grown(bytes: Buffer, room: number): Buffer {
  const larger = Buffer.allocUnsafe(Math.max(room, bytes.length * 2))
  bytes.copy(larger)
  return larger
}
