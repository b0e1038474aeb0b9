import { sql } from 'kysely'
import type { Noun } from '../nouns/noun.ts'
import type { Check } from './check-rows.ts'
import { writeNoun, type Range } from './write-noun.ts'

type Refusal = { readonly message: string; readonly constraint?: string; readonly detail?: string }

/** What the database says of values that its rules refuse (classes 22 and 23); other faults are ours. */
const refusalOf = (error: unknown): Refusal | null =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code)) ? error : null

/** Writes these rows in a savepoint; answers what refused them. */
async function tryRange(
  it: Check,
  noun: Noun,
  range: Range,
  keep: boolean,
): Promise<Refusal | null> {
  await sql`savepoint noun`.execute(it.trx)
  try {
    await writeNoun(it, noun, range)
    if (!keep) await sql`rollback to savepoint noun`.execute(it.trx)
    await sql`release savepoint noun`.execute(it.trx)
    return null
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    await sql`rollback to savepoint noun`.execute(it.trx)
    return refusal
  }
}

/**
 * Writes a noun. Where a rule of the database refuses a row, which isn't said by which row, halves the file until
 * it is found; answers the row and the rule.
 */
export async function writeOrFindRefused(
  it: Check,
  noun: Noun,
  rows: number,
): Promise<{ row: number; what: string } | null> {
  const refused = await tryRange(it, noun, { first: 1, last: rows }, true)
  if (!refused) return null
  let [first, last] = [1, rows]
  let why = refused
  while (first < last) {
    const middle = Math.floor((first + last) / 2)
    const below = await tryRange(it, noun, { first, last: middle }, false)
    if (below) {
      last = middle
      why = below
      continue
    }
    first = middle + 1
  }
  return { row: first, what: `the row: ${why.message}${why.detail ? ` (${why.detail})` : ''}` }
}
