import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import {
  hasBeginning,
  type RequestWord,
  type WordIndex,
} from '../../../platform/memory-index/word-index.ts'
import { fromArabizi, normalise, searchWords, wordsAsTyped } from './normalise.ts'
import { editDistance } from '@rihla/contract/names/edit-distance'
import { synonymsOf } from '@rihla/contract/names/synonyms'

/** Words that a misspelt one may have been. */
const ALIKE = 4
/** Words whose wrong letters are counted. */
const CANDIDATES = 40
/** Letters of which little can be told. */
const LITTLE = 3

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
  const typed = wordsAsTyped(latin ?? text)
  const plain = [...typed.keys()]
  if (plain.length === 0) return
  if (latin) yield plain.map(startingWith)
  const corrected = await Promise.all(
    [...typed].map(([word, asTyped]) => correct(db, word, asTyped, isKnown)),
  )
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

/** What looks like an article may be how the word itself begins (بالونن), all the more where little is left of it. */
async function correct(
  db: Db,
  word: string,
  asTyped: string,
  isKnown: (beginning: string) => boolean,
): Promise<RequestWord> {
  if (word.length < 3 || synonymsOf(word) || isKnown(word)) return startingWith(word)
  const { known, alike } = await lookUp(db, word)
  if (known) return startingWith(word)
  const isDoubtful = asTyped !== word && (word.length <= LITTLE || alike.length === 0)
  const whole = isDoubtful ? (await lookUp(db, asTyped)).alike : []
  const anyOf = (whole.length > 0 ? whole : alike).flatMap((it) => synonymsOf(it) ?? it)
  return anyOf.length === 0 ? startingWith(word) : { anyOf: [...new Set(anyOf)] }
}

/** Whether words begin like this one, and those that it may have been otherwise. */
async function lookUp(
  db: Db,
  word: string,
): Promise<{ readonly known: boolean; readonly alike: readonly string[] }> {
  const { rows } = await sql<{ word: string | null; known: boolean }>`
    select v.known, a.word
      from (select exists (select from search_vocabulary where word like ${`${word}%`}) as known) v
      left join lateral (
        select word from words_alike(${word}, ${ALIKE}) as word where not v.known) a on true`.execute(
    db,
  )
  const known = rows[0]?.known ?? false
  const alike = rows.flatMap((row) => row.word ?? [])
  return { known, alike: known || alike.length > 0 ? alike : await wordsNear(db, word) }
}

/** Words with so few letters wrong, the nearest first: what letters in a row don't tell, as swapped ones. */
async function wordsNear(db: Db, word: string): Promise<readonly string[]> {
  const most = word.length < 4 ? 0 : word.length < 6 ? 1 : 2
  if (most === 0) return []
  const { rows } = await sql<{ near: string }>`
    select near from words_near(${word}, ${CANDIDATES}) near`.execute(db)
  return rows
    .map(({ near }) => ({ near, wrong: editDistance(word, near, most).whole }))
    .filter(({ wrong }) => wrong <= most)
    .toSorted((a, b) => a.wrong - b.wrong)
    .slice(0, ALIKE)
    .map(({ near }) => near)
}

/** Normalised words are letters and digits alone, so quoting is safe. */
function toQuery(word: RequestWord): string {
  if ('startsWith' in word) return `'${word.startsWith}':*`
  if ('is' in word) return `'${word.is}'`
  return `(${word.anyOf.map((word) => `'${word}'`).join(' | ')})`
}
