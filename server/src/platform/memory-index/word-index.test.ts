import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionsOf } from './bitmap.ts'
import { withWords, WordCollector, type RequestWord, type WordRange } from './word-index.ts'

const vocabulary = ['sun', 'sunset', 'sunrise', 'sea', 'boat', 'قارب', 'قارة']
const anyWord = fc.constantFrom(...vocabulary)
/** What each of some things says; enough of them that a word is common in one run and rare in another. */
const things = fc.array(fc.uniqueArray(anyWord, { maxLength: 4 }), { minLength: 1, maxLength: 200 })
const requests = fc.array(
  fc.oneof(
    anyWord.map((is): RequestWord => ({ is })),
    fc
      .constantFrom('su', 'sun', 's', 'قار', 'x')
      .map((startsWith): RequestWord => ({ startsWith })),
    fc.array(anyWord, { maxLength: 3 }).map((anyOf): RequestWord => ({ anyOf })),
  ),
  { minLength: 1, maxLength: 3 },
)

const fits = (said: readonly string[], asked: RequestWord): boolean =>
  said.some((word) =>
    'is' in asked
      ? word === asked.is
      : 'anyOf' in asked
        ? asked.anyOf.includes(word)
        : word.startsWith(asked.startsWith),
  )

describe('what has all of some words', () => {
  it('is what reading each of them would find, within any range, wherever they stand', () => {
    fc.assert(
      fc.property(
        things,
        requests,
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        (said, asked, a, b, moved) => {
          const count = said.length
          const place = Int32Array.from(said, (_, at) => (moved ? count - 1 - at : at))
          const collector = new WordCollector()
          said.forEach((words, at) => collector.add(at, words))
          const index = moved ? collector.finish(count, place) : collector.finish(count)
          const inAll = (count + 31) >>> 5
          const firstWord = a % inAll
          const range: WordRange = { firstWord, words: 1 + (b % (inAll - firstWord)) }
          const expected = said
            .flatMap((words, at) => (asked.every((it) => fits(words, it)) ? [place[at] ?? 0] : []))
            .sort((one, other) => one - other)
          const [from, to] = [firstWord * 32, (firstWord + range.words) * 32]
          expect(positionsOf(withWords(index, asked))).toEqual(expected)
          expect(positionsOf(withWords(index, asked, range)).map((at) => at + from)).toEqual(
            expected.filter((at) => at >= from && at < to),
          )
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is nothing without a word', () => {
    const collector = new WordCollector()
    collector.add(0, ['sun'])
    expect(positionsOf(withWords(collector.finish(1), []))).toEqual([])
  })

  it('is the same when it is made in steps, between which others are served', async () => {
    const collector = new WordCollector()
    for (let at = 0; at < 9000; at += 1) collector.add(at, ['hotel', `number${at}`])
    let [served, done] = [0, false]
    const serve = (): void => {
      served += 1
      if (!done) setImmediate(serve)
    }
    setImmediate(serve)
    const index = await collector.finishInSteps(9000)
    done = true
    expect(served).toBeGreaterThan(3)
    expect(index).toEqual(collector.finish(9000))
  })
})
