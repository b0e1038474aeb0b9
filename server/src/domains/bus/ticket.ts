import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

const LABEL = 'Rihla bus ticket'
/** What a QR code of a size that a phone reads at arm's length can hold. */
const MOST_BYTES = 200
/** 60 bits in letters that can't be misread. */
const MARK_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const MARK_LENGTH = 12

const bytesOf = (text: string): number => Buffer.byteLength(text)

function markOf(secret: string, reference: string, passenger: string): string {
  const digest = createHmac('sha256', secret).update(`${reference}\n${passenger}`).digest()
  return [...digest.subarray(0, MARK_LENGTH)]
    .map((byte) => MARK_LETTERS[byte % MARK_LETTERS.length])
    .join('')
}

/** A name on one line, cut at a letter so that the whole text fits. */
function fit(passenger: string, room: number): string {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let fitting = ''
  for (const { segment } of segments.segment(passenger.replaceAll(/\s+/g, ' ').trim())) {
    if (bytesOf(fitting + segment) > room) break
    fitting += segment
  }
  return fitting
}

/**
 * What a ticket's QR code says: label, reference, passenger, and a mark that only we can make. At most
 * 200 bytes, in whatever script the name is.
 */
export function ticketText(secret: string, reference: string, passenger: string): string {
  const room = MOST_BYTES - bytesOf(`${LABEL}\n${reference}\n\n`) - MARK_LENGTH
  const name = fit(passenger, room)
  return [LABEL, reference, name, markOf(secret, reference, name)].join('\n')
}

/**
 * Whether a scanned text is a ticket of ours, unchanged.
 * @public for checking tickets at the door
 */
export function isTicket(secret: string, text: string): boolean {
  const [label, reference = '', name = '', mark = '', ...more] = text.split('\n')
  const expected = Buffer.from(markOf(secret, reference, name))
  const given = Buffer.from(mark)
  return (
    label === LABEL &&
    more.length === 0 &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  )
}

/** What marks tickets as ours: the same for every process, made with the database. */
export async function ticketSecret(db: Db): Promise<string> {
  const { rows } = await sql<{ secret: string }>`select secret from bus_ticket_key`.execute(db)
  if (!rows[0]) throw new Error('The key of tickets is gone')
  return rows[0].secret
}
