import { editDistance } from './edit-distance.ts'
import { normalise, withoutArticle } from './normalise.ts'
import { phoneticKey } from './phonetic-key.ts'

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

/** A text, and which letters it has. */
type Letters = { readonly text: string; readonly letters: number }

/** A word of a name or of what is typed, with all that comparing needs. */
type Word = Letters & { readonly sound: Letters }

/** Which letters a text has, some of them under one bit. */
function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

const withLetters = (text: string): Letters => ({ text, letters: lettersOf(text) })
const wordOf = (text: string): Word => ({
  ...withLetters(text),
  sound: withLetters(phoneticKey(text)),
})

/** Whether so few changes can't make `typed` of a text, since more of its letters are missing there. */
function missesMore(typed: Letters, other: Letters, most: number): boolean {
  let missing = typed.letters & ~other.letters
  let count = 0
  for (; missing !== 0 && count <= most; missing &= missing - 1) count += 1
  return count > most
}

/** How far a typed word is from one of a name: 0 where it begins it, infinite where they aren't alike. */
function costOf(typed: Word, word: Word, alone: boolean): number {
  const { text } = typed
  if (word.text.startsWith(text)) return 0
  if (text.length > 2 && word.text.includes(text)) return 0.25
  const sounds = costOfSound(typed.sound, word.sound)
  const most = mayDiffer(text, alone)
  if (most === 0 || missesMore(typed, word, most)) return sounds
  const { whole, ofBeginning } = editDistance(text, word.text, most)
  if (whole <= most) return 1 + whole / 2
  return Math.min(sounds, most > 1 && ofBeginning <= 1 ? 2 : NOT_ALIKE)
}

function costOfSound(typed: Letters, word: Letters): number {
  const { length } = typed.text
  if (length < 2) return NOT_ALIKE
  if (typed.text === word.text) return 1.75
  if (length > 2 && word.text.startsWith(typed.text)) return 2.5
  const isLong = length > 3 && word.text.length > 3
  if (!isLong || Math.abs(length - word.text.length) > 1 || missesMore(typed, word, 1))
    return NOT_ALIKE
  return editDistance(typed.text, word.text, 1).whole <= 1 ? 3 : NOT_ALIKE
}

/** What typed text is looked for in: its names in both languages and every known spelling, normalised. */
export type Named = { readonly words: readonly string[]; readonly joined: string }

/** Prepares the names of something, once for many searches. `names` may be one text with all of them. */
export function named(names: string): Named {
  const normalised = normalise(names)
  const words = [...new Set(normalised.split(' ').flatMap((word) => [word, withoutArticle(word)]))]
  return { words, joined: normalised.replaceAll(' ', '') }
}

/** Finds what is meant by a typed text, among things whose names it has prepared. */
export type NameFinder<T> = (typed: string) => readonly T[]

/**
 * Prepares the names of many things. However many have a word in common, it is compared once a search, so
 * that twenty thousand are looked through in milliseconds.
 */
export function nameFinder<T>(all: readonly T[], namesOf: (it: T) => Named): NameFinder<T> {
  const positions = new Map<string, number>()
  const words: Word[] = []
  const positionOf = (text: string): number => {
    const known = positions.get(text)
    if (known !== undefined) return known
    positions.set(text, words.length)
    return words.push(wordOf(text)) - 1
  }
  const entries = all.map((it) => {
    const names = namesOf(it)
    return { it, joined: names.joined, words: Uint32Array.from(names.words, positionOf) }
  })

  /** What each known word costs as the meaning of a typed one. */
  const costsOf = (typed: string, alone: boolean): Float64Array => {
    const costs = new Float64Array(words.length).fill(NOT_ALIKE)
    for (const [nth, text] of readings(typed).entries()) {
      const reading = wordOf(text)
      words.forEach((word, at) => {
        const cost = costOf(reading, word, alone) + nth * GLUED
        if (cost < (costs[at] ?? NOT_ALIKE)) costs[at] = cost
      })
    }
    return costs
  }

  return (typed) => {
    const text = normalise(typed)
    const typedWords = wordsIn(text)
      .slice(0, MOST_WORDS)
      .map((word) => word.slice(0, LONGEST_WORD))
    const together = text.replaceAll(' ', '').slice(0, LONGEST_WORD)
    const costs = [...new Set(typedWords)].map((word) => costsOf(word, typedWords.length === 1))
    const distance = (entry: (typeof entries)[number]): number => {
      if (together.length > 5 && entry.joined.includes(together)) return 0.5
      let sum = 0
      for (const cost of costs) {
        let least = NOT_ALIKE
        for (const word of entry.words) least = Math.min(least, cost[word] ?? NOT_ALIKE)
        if (least === NOT_ALIKE) return least
        sum += least
      }
      return sum
    }
    const found = entries.flatMap((entry) => {
      const cost = distance(entry)
      return cost < NOT_ALIKE ? { it: entry.it, cost } : []
    })
    const best = found.reduce((least, { cost }) => Math.min(least, cost), NOT_ALIKE)
    const near = found.filter(({ cost }) => (best < 1 ? cost < 1 : cost <= best + CLOSE))
    return (best < 1 ? near : near.toSorted((a, b) => a.cost - b.cost)).map(({ it }) => it)
  }
}

/**
 * Which of these are meant by a typed text, however it is spelt, in either script: every word of it must
 * be alike one of theirs. What is spelt as typed comes alone, in the given order; else the likest first.
 * An empty text means all. For many things, or many searches of the same ones, prepare a `nameFinder`.
 */
export const findNames = <T>(
  all: readonly T[],
  typed: string,
  namesOf: (it: T) => Named,
): readonly T[] => nameFinder(all, namesOf)(typed)
