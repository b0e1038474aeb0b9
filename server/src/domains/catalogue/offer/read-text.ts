import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import type { WordWish } from '../../../platform/memory-index/word-index.ts'
import { fromArabizi, normalise, searchWords } from './normalise.ts'

/** Words that a misspelt one may have been. */
const ALIKE = 4

/**
 * The ways to read a search text, most literal first: words by their first letters; Arabizi as Latin;
 * words that nothing has, by those that resemble them. All words of a reading must be found. Take the
 * first that finds anything. What `isKnown` says of the beginning of a word is believed without asking
 * the database.
 */
export async function* wordReadings(
  db: Db,
  text: string,
  isKnown: (beginning: string) => boolean = () => false,
): AsyncGenerator<readonly WordWish[]> {
  const words = searchWords(text)
  if (words.length === 0) return
  yield words.map(startingWith)
  const latin = fromArabizi(normalise(text))
  const plain = latin ? searchWords(latin) : words
  if (plain.length === 0) return
  if (latin) yield plain.map(startingWith)
  const corrected = await Promise.all(plain.map((word) => correct(db, word, isKnown)))
  if (corrected.some((wish) => 'anyOf' in wish)) yield corrected
}

/** The same as tsqueries over `search_words`. */
export async function* readings(db: Db, text: string): AsyncGenerator<string> {
  for await (const wishes of wordReadings(db, text)) yield wishes.map(toQuery).join(' & ')
}

/** One letter alone must be a word of its own. */
const startingWith = (word: string): WordWish =>
  word.length > 1 ? { startsWith: word } : { is: word }

async function correct(
  db: Db,
  word: string,
  isKnown: (beginning: string) => boolean,
): Promise<WordWish> {
  if (word.length < 3 || isKnown(word)) return startingWith(word)
  const { rows } = await sql<{ word: string; known: boolean }>`
    select word, false as known from words_alike(${word}, ${ALIKE}) as word
     where not exists (select from search_vocabulary v where v.word like ${`${word}%`})`.execute(db)
  return rows.length === 0 ? startingWith(word) : { anyOf: rows.map((row) => row.word) }
}

/** Normalised words are letters and digits alone, so quoting is safe. */
function toQuery(wish: WordWish): string {
  if ('startsWith' in wish) return `'${wish.startsWith}':*`
  if ('is' in wish) return `'${wish.is}'`
  return `(${wish.anyOf.map((word) => `'${word}'`).join(' | ')})`
}
