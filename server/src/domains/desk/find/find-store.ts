import { normalise, withoutArticle } from '@rihla/contract/names/normalise'
import { phoneticKey } from '@rihla/contract/names/phonetic-key'
import { FIND_MIN, FOUND_MAX } from '@rihla/contract/desk/limits'
import { toWesternDigits } from '@rihla/contract/values/digits'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { readReference } from '../../reservations/index.ts'
import { aboutColumns, reservationOfAttempt, type AboutRow } from '../about.ts'
import { phoneDigits } from './phone-digits.ts'

/** Latin articles, which people write, leave out or write together with what follows. */
const ARTICLES = new Set(['el', 'al', 'il'])
/** Words that count; the rest of a long text is not read. */
const MOST_WORDS = 6
/** So many of the newest are read one by one first: what many are called is found among them at once. */
const NEWEST = 10_000
/** Of what is rarer, so many are looked at. */
const RARE = 1000

/** A word that is heard: letters, and digits among Latin ones where they stand for Arabic sounds (ma7moud). */
const HEARD = /^(?:[^0-9]{3,}|(?=.*[a-z])[a-z235679]{3,})$/

/**
 * How a word may sound as it was written down: where people write an article as it is spoken (Abdurrahman,
 * Abdessalam), its l is in the name's other spellings.
 */
function soundsOf(word: string): string[] {
  const sound = HEARD.test(word) ? phoneticKey(withoutArticle(word)) : ''
  if (sound.length < 2) return []
  return /^bd[dnrstz]/.test(sound) ? [sound, `bdl${sound.slice(2)}`] : [sound]
}

/** The servant in a name: what follows belongs to it, and each script parts or joins the two in its own way. */
const SERVANT = /^(?:عبد|3?abd(?:[aeiou]l)?)$/
/** The line has the sound of each two neighbours that are written as one; an article may be heard or not. */
function soundsTogether([first = '', second = '']: readonly string[]): string[] {
  const sound = phoneticKey(first + second)
  return sound.startsWith('bdl') ? [sound] : [sound, `bdl${sound.slice(2)}`]
}
/** Words, each by itself but for a servant and what follows. */
function parted(words: readonly string[]): (readonly string[])[] {
  const isPair = (at: number): boolean =>
    SERVANT.test(words[at] ?? '') && HEARD.test(words[at + 1] ?? '')
  return words.flatMap((word, at) => {
    if (isPair(at)) return [[word, words[at + 1] ?? '']]
    return isPair(at - 1) ? [] : [[word]]
  })
}

/** Digits in the middle of others, as the end of a phone; null: it is a word. */
const digitsIn = (word: string): string | null => (/^\d{4,}$/.test(word) ? phoneDigits(word) : null)

// What is left of a normalised text are letters, digits and spaces: neither a pattern of LIKE nor a quote.

/** A word as it stands in a line of `reservation_words`: its beginning, its sound, or digits anywhere. */
function inLine(word: string): RawBuilder<unknown> {
  const digits = digitsIn(word)
  if (digits !== null) return sql`words like ${`%${digits}%`}`
  const patterns = [`% ${word}%`, ...soundsOf(word).map((sound) => `% x${sound} %`)]
  return sql`(${sql.join(
    patterns.map((pattern) => sql`words like ${pattern}`),
    sql` or `,
  )})`
}

/** One or two words as they stand in a line, or those two as one. */
function partInLine(part: readonly string[]): RawBuilder<unknown> {
  const each = sql.join(part.map(inLine), sql` and `)
  if (part.length === 1) return each
  const together = soundsTogether(part).map((sound) => sql`words like ${`% x${sound} %`}`)
  return sql`((${each}) or ${sql.join(together, sql` or `)})`
}

/** The same by the indexes: digits by their trigrams, words as words. */
function indexed(words: readonly string[]): RawBuilder<unknown>[] {
  const named = words.filter((word) => digitsIn(word) === null)
  const termOf = (word: string): string =>
    `(${[`'${word}':*`, ...soundsOf(word).map((sound) => `'x${sound}'`)].join(' | ')})`
  const wanted = parted(named).map((part) => {
    const each = part.map(termOf).join(' & ')
    if (part.length === 1) return each
    return `(${[`(${each})`, ...soundsTogether(part).map((sound) => `'x${sound}'`)].join(' | ')})`
  })
  const query = wanted.join(' & ')
  return [
    ...(query ? [sql`word_set(words) @@ ${query}::tsquery`] : []),
    ...words.filter((word) => digitsIn(word) !== null).map(inLine),
  ]
}

/**
 * The same by no index: what most lines have, as the domain of an e-mail, takes longer to read from one than to
 * compare in the few lines that have the rest.
 */
function compared(word: string): RawBuilder<unknown> {
  const parts = [` ${word}`, ...soundsOf(word).map((sound) => ` x${sound} `)]
  return sql`(${sql.join(
    parts.map((part) => sql`position(${part} in words) > 0`),
    sql` or `,
  )})`
}

/** A reference, or the beginning of one; it stands in the lines as one word, too. */
const REFERENCE = /^([a-z]{3})-([0-9a-z]+)$/i

/** What stands behind the @ of an e-mail. */
const DOMAIN = /@\S+/

/** What parts the digits of a number that is grouped. */
const WITHIN_NUMBER = /(?<=(?:^| )\d+) (?=\d+(?: |$))/g

/** The words of what is typed: a reference and a phone are one, however it is grouped, and articles are none. */
function wordsOf(typed: string): string[] {
  const text = normalise(typed.replace(REFERENCE, '$1$2')).replaceAll(WITHIN_NUMBER, '')
  const words = text.split(' ').filter(Boolean)
  const named = words.filter((word) => !ARTICLES.has(word))
  return (named.length > 0 ? named : words).slice(0, MOST_WORDS)
}

/** Reservations that have every word, newest first. */
async function byWords(db: Db, typed: string): Promise<number[]> {
  const words = wordsOf(typed)
  if (words.length === 0 || words[0] === '') return []
  const all = sql.join(parted(words).map(partInLine), sql` and `)
  const { rows } = await sql<{ id: number }>`
    select reservation_id as id
    from (select * from reservation_words order by reservation_id desc limit ${NEWEST}) newest
    where ${all} order by 1 desc limit ${FOUND_MAX}`.execute(db)
  if (rows.length === FOUND_MAX || words.every((word) => word.length < 3))
    return rows.map((row) => row.id)
  const domain = new Set(wordsOf(DOMAIN.exec(typed)?.[0] ?? ''))
  const its = words.filter((word) => !domain.has(word))
  const conditions =
    its.length === 0 ? indexed(words) : [...indexed(its), ...[...domain].map(compared)]
  const rare = await sql<{ id: number }>`
    with found as materialized (
      select reservation_id as id from reservation_words where ${sql.join(conditions, sql` and `)} limit ${RARE})
    select id from found order by id desc limit ${FOUND_MAX}`.execute(db)
  return rare.rows.map((row) => row.id)
}

/** The end of a card, as it is read out. */
const CARD_END = /^\d{4}$/

/** Reservations whose payment has this number at the gateway, or with us, or was tried with a card that ends so. */
async function byNumber(db: Db, typed: string): Promise<number[]> {
  const { rows } = await sql<{ id: number | null }>`
    select r.id from (
      select * from payment_attempts where transaction_id = ${typed}
      union select * from payment_attempts where gateway_order_id = ${typed}
      union select * from payment_attempts where reference = ${typed}
      union (select * from payment_attempts where card_end = ${CARD_END.test(typed) ? typed : null}
        order by id desc limit ${FOUND_MAX})) a ${reservationOfAttempt}
    order by a.id desc limit ${FOUND_MAX}`.execute(db)
  return rows.flatMap(({ id }) => id ?? [])
}

/** The one reservation of a whole reference, by its own index. */
async function byReference(db: Db, typed: string): Promise<AboutRow[]> {
  const { rows } = await sql<AboutRow>`
    select ${aboutColumns} from reservations r where r.reference = ${readReference(typed) ?? typed.toUpperCase()}`.execute(
    db,
  )
  return rows
}

/**
 * Reservations that match what staff look for: those that are spelt so before those that only sound so, and the
 * newest of each first.
 */
export async function find(db: Db, typed: string): Promise<AboutRow[]> {
  // A number that is read out may be typed on an Arabic keyboard, or pasted with the marks of its direction.
  const text = toWesternDigits(typed)
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  if (text.length < FIND_MIN) return []
  const whole = await byReference(db, text)
  if (whole.length > 0) return whole
  const spelt = wordsOf(text).map((word) => sql`(words like ${`% ${word}%`})::integer`)
  const ids = [...new Set([...(await byNumber(db, text)), ...(await byWords(db, text))])]
  const { rows } = await sql<AboutRow>`
    select ${aboutColumns} from reservations r left join reservation_words w on w.reservation_id = r.id
    where r.id = any(${ids}::bigint[])
    order by ${spelt.length === 0 ? sql`r.id` : sql`coalesce(${sql.join(spelt, sql` + `)}, 0)`} desc, r.id desc limit ${FOUND_MAX}`.execute(
    db,
  )
  return rows
}
