import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { fromArabizi, normalise, searchWords } from './normalise.ts'

/** Words that a misspelt one may have been. */
const ALIKE = 4

/**
 * The ways to read a search text, as tsqueries over `search_words`, most literal first: words by their
 * first letters; Arabizi as Latin; words that nothing has, by those that resemble them. Take the
 * first that finds anything. Normalised words are letters and digits alone, so quoting is safe.
 */
export async function* readings(db: Db, text: string): AsyncGenerator<string> {
  const words = searchWords(text)
  if (words.length === 0) return
  yield words.map(startingWith).join(' & ')
  const latin = fromArabizi(normalise(text))
  const plain = latin ? searchWords(latin) : words
  if (plain.length === 0) return
  if (latin) yield plain.map(startingWith).join(' & ')
  const corrected = await Promise.all(plain.map((word) => correct(db, word)))
  if (corrected.some((query, n) => query !== startingWith(plain[n] ?? '')))
    yield corrected.join(' & ')
}

/** One letter alone must be a word of its own. */
const startingWith = (word: string): string => (word.length > 1 ? `'${word}':*` : `'${word}'`)

async function correct(db: Db, word: string): Promise<string> {
  if (word.length < 3) return startingWith(word)
  const { rows } = await sql<{ word: string; known: boolean }>`
    select word, false as known from words_alike(${word}, ${ALIKE}) as word
     where not exists (select from search_vocabulary v where v.word like ${`${word}%`})`.execute(db)
  return rows.length === 0
    ? startingWith(word)
    : `(${rows.map((row) => `'${row.word}'`).join(' | ')})`
}
