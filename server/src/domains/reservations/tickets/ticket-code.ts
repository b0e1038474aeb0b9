import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Reservation } from '../reservation.ts'

const BUS_LABEL = 'Rihla bus ticket'
const LABEL = 'Rihla ticket'
/** What a QR code of a size that a phone reads at arm's length can hold. */
const MOST_BYTES = 200
/** An Ed25519 signature in base64url. */
const SIGNATURE_LENGTH = 86

const bytesOf = (text: string): number => Buffer.byteLength(text)

/** A name on one line, cut at a letter so that the whole text fits. */
function fit(name: string, room: number): string {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let fitting = ''
  for (const { segment } of segments.segment(name.replaceAll(/\s+/g, ' ').trim())) {
    if (bytesOf(fitting + segment) > room) break
    fitting += segment
  }
  return fitting
}

/** What a ticket's code says of its booking. `day` is the first one, `YYYY-MM-DD`. */
export type TicketFacts = Pick<Reservation, 'module' | 'reference' | 'fromDate' | 'clientName'>

/**
 * What a ticket's QR code says, a line each: label, reference, first day, name, and a signature that only
 * we can make and our public key can check offline (decision 022). At most 200
 * bytes, in whatever script the name is.
 */
export function ticketCode(key: KeyObject, it: TicketFacts): string {
  const label = it.module === 'Bus' ? BUS_LABEL : LABEL
  const head = `${label}\n${it.reference}\n${it.fromDate}\n`
  const text = head + fit(it.clientName, MOST_BYTES - bytesOf(`${head}\n`) - SIGNATURE_LENGTH)
  return `${text}\n${sign(null, Buffer.from(text), key).toString('base64url')}`
}

/**
 * Whether a scanned text is a ticket of ours, unchanged. It says nothing of what became of the booking
 * since: online, staff look the reference up as well.
 * @public for checking tickets at the door
 */
export function isTicketCode(publicKey: KeyObject, text: string): boolean {
  const at = text.lastIndexOf('\n')
  const [signed, signature] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
  const [label = '', , , , ...more] = signed.split('\n')
  return (
    (label === LABEL || label === BUS_LABEL) &&
    more.length === 0 &&
    signature.length === SIGNATURE_LENGTH &&
    verify(null, Buffer.from(signed), publicKey, Buffer.from(signature, 'base64url'))
  )
}

/** The PKCS #8 frame of an Ed25519 key (RFC 8410); its 32 bytes follow. */
const FRAME = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A signing key of its 32 bytes. */
export const keyOfSeed = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([FRAME, seed]), format: 'der', type: 'pkcs8' })

/** What signs tickets: the same for every process, made with the database. */
export async function ticketKey(db: Db | Trx): Promise<KeyObject> {
  const { rows } = await sql<{ seed: Buffer }>`select seed from ticket_key`.execute(db)
  if (!rows[0]) throw new Error('The key of tickets is gone')
  return keyOfSeed(rows[0].seed)
}

/** What checks tickets, as 32 bytes in base64url: the `x` of a JSON Web Key. */
export const publicHalf = (key: KeyObject): string =>
  String(createPublicKey(key).export({ format: 'jwk' }).x)
