import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import {
  hasBeginning,
  type RequestWord,
  type WordIndex,
} from '../../../platform/memory-index/word-index.ts'
import { fromArabizi, normalise, searchWords } from './normalise.ts'
import { synonymsOf } from '@rihla/contract/names/synonyms'

/** Words that a misspelt one may have been. */
const ALIKE = 4

/**
 * The ways to read a search text, most literal first: words by their first letters; Arabizi as Latin;
 * words that nothing has, by those that resemble them. All words of a reading must be found. Take the
 * first that finds anything. What `isKnown` says of the beginning of a word is believed without asking
 * the database.
 */
export async function* expandQuery(
  db: Db,
  text: string,
  isKnown: (beginning: string) => boolean = () => false,
): AsyncGenerator<readonly RequestWord[]> {
  const words = searchWords(text)
  if (words.length === 0) return
  yield words.map(startingWith)
  const latin = fromArabizi(normalise(text))
  const plain = latin ? searchWords(latin) : words
  if (plain.length === 0) return
  if (latin) yield plain.map(startingWith)
  const corrected = await Promise.all(plain.map((word) => correct(db, word, isKnown)))
  if (corrected.some((word, at) => 'anyOf' in word && !synonymsOf(plain[at] ?? ''))) yield corrected
}

/**
 * What is found by the first reading of a text that finds anything; nothing, where none does. Without
 * a text `find` is called without words. `meant` says which names a text that nothing has may mean.
 */
export async function findByText<Found extends { readonly total: number }>(
  db: Db,
  text: string | undefined,
  index: WordIndex,
  find: (words?: readonly RequestWord[]) => Found,
  meant: () => Promise<readonly string[]> = async () => [],
): Promise<Found> {
  if (!text) return find()
  for await (const words of expandQuery(db, text, (it) => hasBeginning(index, it))) {
    const found = find(words)
    if (found.total > 0) return found
  }
  for (const name of await meant()) {
    const found = find(searchWords(name).map((word) => ({ is: word })))
    if (found.total > 0) return found
  }
  return find([])
}

/** The same as tsqueries over `search_words`. */
export async function* tsqueries(db: Db, text: string): AsyncGenerator<string> {
  for await (const words of expandQuery(db, text)) yield words.map(toQuery).join(' & ')
}

/** One letter alone must be a word of its own. */
function startingWith(word: string): RequestWord {
  const anyOf = synonymsOf(word)
  if (anyOf) return { anyOf }
  return word.length > 1 ? { startsWith: word } : { is: word }
}

async function correct(
  db: Db,
  word: string,
  isKnown: (beginning: string) => boolean,
): Promise<RequestWord> {
  if (word.length < 3 || synonymsOf(word) || isKnown(word)) return startingWith(word)
  const { rows } = await sql<{ word: string; known: boolean }>`
    select word, false as known from words_alike(${word}, ${ALIKE}) as word
     where not exists (select from search_vocabulary v where v.word like ${`${word}%`})`.execute(db)
  return rows.length === 0 ? startingWith(word) : { anyOf: rows.map((row) => row.word) }
}

/** Normalised words are letters and digits alone, so quoting is safe. */
function toQuery(word: RequestWord): string {
  if ('startsWith' in word) return `'${word.startsWith}':*`
  if ('is' in word) return `'${word.is}'`
  return `(${word.anyOf.map((word) => `'${word}'`).join(' | ')})`
}
