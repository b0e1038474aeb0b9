import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { readReservations } from '../../reservations/index.ts'
import type { DeskDeps } from '../deps.ts'
import type { Staff } from '../staff.ts'

/** The key of a letter's mail, by which it is known whether it was sent. */
export const LETTER = 'letter:'

type Letter = {
  readonly id: number
  readonly Text: string
  readonly Language: Language
  readonly Key: string
}

/**
 * Mails a traveller what staff wrote, and keeps it beside the reservation for the next person; like a note it goes with
 * its traveller. Null: it is queued.
 */
export async function writeToTraveller(
  { db, clock, sendLetter }: Pick<DeskDeps, 'db' | 'clock' | 'sendLetter'>,
  { id, Text: text, Language: language, Key }: Letter,
  { userId }: Pick<Staff, 'userId'>,
): Promise<Refusal | null> {
  const [it] = await readReservations(db, [id])
  if (!it) return refuse('reservation_not_found')
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      insert into desk_notes (reservation_id, staff_id, note, key, at, sent)
      values (${id}, ${userId}, ${text}, ${Key}, ${clock.now()}, true)
      on conflict (key) do nothing returning id`.execute(trx)
    if (rows.length === 0) return null
    if (await sendLetter(trx, it, { text, language, key: `${LETTER}${Key}` })) return null
    await sql`delete from desk_notes where key = ${Key}`.execute(trx)
    return refuse('no_address')
  })
}
