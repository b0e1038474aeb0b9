import { setImmediate } from 'node:timers/promises'
import { add, bitmapOf, intersect, unite, type Bitmap } from './bitmap.ts'
import { newBitmap, type Lend } from './scratch-bitmaps.ts'

/** What a word of a text asks for: one that begins so, exactly this one, or one of these. */
export type RequestWord =
  | { readonly startsWith: string }
  | { readonly is: string }
  | { readonly anyOf: readonly string[] }

/** Which positions have which words, with the words in order so that first letters are a range. */
export type WordIndex = {
  readonly count: number
  readonly words: readonly string[]
  /** Positions that have a word, in order: from `first[n]` up to `first[n + 1]`. */
  readonly first: Int32Array
  readonly having: Int32Array
  /** Words that so many have (a city, `tour`) that a bitmap is less to read, and to keep. */
  readonly common: ReadonlyMap<number, Bitmap>
}

/** One in so many is common. */
const COMMON = 32
/** Words that are worked on in some milliseconds. */
const WORDS_AT_ONCE = 4000

/** Collects the words of things, one after the other. */
export class WordCollector {
  readonly #having = new Map<string, number[]>()

  /** Says that the thing at a position has these words. */
  add(at: number, words: Iterable<string>): void {
    for (const word of words) {
      const having = this.#having.get(word)
      if (!having) this.#having.set(word, [at])
      else if (having.at(-1) !== at) having.push(at)
    }
  }

  /** The index of what was collected, of so many positions; `place` says where the collected ones stand at last. */
  finish(count: number, place?: Int32Array): WordIndex {
    const steps = this.#steps(count, place)
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
    }
  }

  /** The same, in steps, so that requests are served in between. */
  async finishInSteps(count: number): Promise<WordIndex> {
    const steps = this.#steps(count)
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
      await setImmediate()
    }
  }

  *#steps(count: number, place?: Int32Array): Generator<void, WordIndex> {
    const words = [...this.#having.keys()].sort(byCodeUnit)
    yield
    const common = new Map<number, Bitmap>()
    const lists: Int32Array[] = []
    for (const [n, word] of words.entries()) {
      if (n % WORDS_AT_ONCE === WORDS_AT_ONCE - 1) yield
      const having = this.#having.get(word) ?? []
      const list = Int32Array.from(having, (at) => place?.[at] ?? at).sort()
      const isCommon = list.length * COMMON > count
      if (isCommon) common.set(n, bitmapOf(list, count))
      lists.push(isCommon ? new Int32Array(0) : list)
    }
    yield
    const first = new Int32Array(words.length + 1)
    lists.forEach((list, n) => void (first[n + 1] = (first[n] ?? 0) + list.length))
    const having = new Int32Array(first.at(-1) ?? 0)
    lists.forEach((list, n) => having.set(list, first[n] ?? 0))
    return { count, words, first, having, common }
  }
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Words of the bitmaps that a search looks at, those of a city for one. */
export type WordRange = { readonly firstWord: number; readonly words: number }

/** Those within a range that have all of the requested words, as a bitmap that begins with its first word. */
export function withWords(
  index: WordIndex,
  words: readonly RequestWord[],
  range: WordRange = { firstWord: 0, words: (index.count + 31) >>> 5 },
  lend: Lend = newBitmap,
): Bitmap {
  const [first, ...others] = words.map((word) => withWord(index, word, range, lend))
  if (!first) return lend(range.words)
  for (const other of others) intersect(first, other)
  return first
}

/** Whether anything has a word that begins so. */
export const hasBeginning = (index: WordIndex, beginning: string): boolean =>
  index.words[placeOf(index, beginning)]?.startsWith(beginning) ?? false

function withWord(index: WordIndex, requested: RequestWord, range: WordRange, lend: Lend): Bitmap {
  const bitmap = lend(range.words)
  if (!('startsWith' in requested)) {
    for (const word of 'is' in requested ? [requested.is] : requested.anyOf) {
      const at = placeOf(index, word)
      if (index.words[at] === word) take(index, at, bitmap, range)
    }
    return bitmap
  }
  const { startsWith } = requested
  for (let at = placeOf(index, startsWith); at < index.words.length; at += 1) {
    if (!index.words[at]?.startsWith(startsWith)) break
    take(index, at, bitmap, range)
  }
  return bitmap
}

/** Where a word stands, or would stand. */
function placeOf({ words }: WordIndex, word: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

function take(
  { first, having, common }: WordIndex,
  word: number,
  bitmap: Bitmap,
  { firstWord, words }: WordRange,
): void {
  const those = common.get(word)
  if (those) return unite(bitmap, those.subarray(firstWord, firstWord + words))
  const [shift, beyond] = [firstWord * 32, (firstWord + words) * 32]
  const end = first[word + 1] ?? 0
  for (let n = firstFrom(having, first[word] ?? 0, end, shift); n < end; n += 1) {
    const at = having[n] ?? 0
    if (at >= beyond) break
    add(bitmap, at - shift)
  }
}

/** Where in a part of a sorted list the first stands that is no less than a limit. */
function firstFrom(list: Int32Array, from: number, end: number, limit: number): number {
  let [low, high] = [from, end]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}
