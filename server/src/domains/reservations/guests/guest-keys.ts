import { sql } from 'kysely'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { ticketKey } from '../tickets/ticket-code.ts'

/** What opens a booking beside the e-mail: a PIN to type, and a key that stands in a mailed link. */
export type GuestKeys = { readonly pin: string; readonly key: string }

const DIGITS = 6

/**
 * Both follow from the reference, how often its address was corrected (`correctGuest`) and a secret of ours, so that
 * neither is kept: they stand in the mails that name them, and in the queue while one waits.
 */
export async function guestKeys(db: Db | Trx, reference: string): Promise<GuestKeys> {
  const secret = (await ticketKey(db)).export({ format: 'der', type: 'pkcs8' })
  const { rows } = await sql<{ corrected: number }>`
    select guest_keys as corrected from reservations where reference = ${reference}`.execute(db)
  const corrected = rows[0]?.corrected ?? 0
  const of = corrected === 0 ? reference : `${reference} ${corrected}`
  const mac = (what: string): Buffer =>
    createHmac('sha256', secret).update(`${what} ${of}`).digest()
  const pin = String(mac('pin').readUInt32BE() % 10 ** DIGITS).padStart(DIGITS, '0')
  return { pin, key: mac('link').toString('base64url') }
}

/** Compares without telling by its time how much of it was right. */
export const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
