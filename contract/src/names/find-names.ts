import { editDistance } from './edit-distance.ts'
import { normalise, withoutArticle } from './normalise.ts'
import { soundOf } from './sound.ts'

/** Words of a text that count; the rest of a long one is not read. */
const MOST_WORDS = 8
const LONGEST_WORD = 24
const NOT_ALIKE = Infinity
/** What costs so much more than the best find is no guess worth showing. */
const CLOSE = 0.75

/** Latin articles, which people leave out, or write together with what follows. */
const ARTICLES = new Set(['el', 'al', 'il'])

/** What reading a word without an article in front of it costs. */
const GLUED = 0.5

/** The words that name something, without its articles. */
function wordsIn(normalised: string): string[] {
  const words = normalised.split(' ').filter(Boolean).map(withoutArticle)
  const named = words.filter((word) => !ARTICLES.has(word))
  return named.length > 0 ? named : words
}

/** How many letters may be wrong; beside other words, even one of three. */
const mayDiffer = ({ length }: string, alone: boolean): number =>
  length < (alone ? 4 : 3) ? 0 : length < 6 ? 1 : 2

/** Also without an article that is written together with it (elgouna, el2ahera). */
const readings = (typed: string): readonly string[] =>
  /^[eai]l.{4,}/.test(typed) ? [typed, typed.slice(2)] : [typed]

/** How far a typed word is from one of a name: 0 where it begins it, infinite where they aren't alike. */
function costOf(typed: string, word: string, alone: boolean): number {
  if (word.startsWith(typed)) return 0
  if (typed.length > 2 && word.includes(typed)) return 0.25
  const most = mayDiffer(typed, alone)
  const { whole, ofBeginning } = editDistance(typed, word, most)
  if (most > 0 && whole <= most) return 1 + whole / 2
  const sounds = costOfSound(soundOf(typed), soundOf(word))
  const beginning = most > 1 && ofBeginning <= 1 ? 2 : NOT_ALIKE
  return Math.min(sounds, beginning)
}

function costOfSound(typed: string, word: string): number {
  if (typed.length < 2) return NOT_ALIKE
  if (typed === word) return 1.75
  if (typed.length > 2 && word.startsWith(typed)) return 2.5
  const isLong = typed.length > 3 && word.length > 3
  return isLong && editDistance(typed, word, 1).whole <= 1 ? 3 : NOT_ALIKE
}

/** What typed text is looked for in: its names in both languages and every known spelling, normalised. */
export type Named = { readonly words: readonly string[]; readonly joined: string }

/** Prepares the names of something, once for many searches. `names` may be one text with all of them. */
export function named(names: string): Named {
  const normalised = normalise(names)
  const words = [...new Set(normalised.split(' ').flatMap((word) => [word, withoutArticle(word)]))]
  return { words, joined: normalised.replaceAll(' ', '') }
}

function distance({ words, joined }: Named, typed: readonly string[], together: string): number {
  if (together.length > 5 && joined.includes(together)) return 0.5
  const alone = typed.length === 1
  const costs = typed.map((it) =>
    Math.min(
      ...readings(it).flatMap((reading, nth) =>
        words.map((word) => costOf(reading, word, alone) + nth * GLUED),
      ),
    ),
  )
  return costs.reduce((sum, cost) => sum + cost, 0)
}

/**
 * Which of these are meant by a typed text, however it is spelt, in either script: every word of it must
 * be alike one of theirs. What is spelt as typed comes alone, in the given order; else the likest first.
 * An empty text means all.
 */
export function findNames<T>(
  all: readonly T[],
  typed: string,
  namesOf: (it: T) => Named,
): readonly T[] {
  const text = normalise(typed)
  const words = wordsIn(text)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD))
  const together = text.replaceAll(' ', '').slice(0, LONGEST_WORD)
  const found = all
    .map((it) => ({ it, cost: distance(namesOf(it), words, together) }))
    .filter(({ cost }) => cost < NOT_ALIKE)
  const best = Math.min(...found.map(({ cost }) => cost))
  const near = found.filter(({ cost }) => (best < 1 ? cost < 1 : cost <= best + CLOSE))
  return (best < 1 ? near : near.toSorted((a, b) => a.cost - b.cost)).map(({ it }) => it)
}
