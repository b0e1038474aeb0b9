import { sql } from 'kysely'
import { changedLines } from '../changing/changed-line.ts'
import type { Reservation } from '../reservation.ts'
import { locked, type Settling } from '../settle-reservation.ts'
import { writeEvent } from '../store.ts'

/** Where a guest without an account is written to, and in which language. */
export type GuestContact = Pick<Reservation, 'clientEmail' | 'language'>

/** Whether it is another address: letters that are only large or small write to the same one. */
export const isMoved = (was: GuestContact, is: GuestContact): boolean =>
  was.clientEmail?.toLowerCase() !== is.clientEmail?.toLowerCase()

/**
 * Another address or language of a guest, which staff correct. With another address whoever had the mails before is
 * shut out: their link and PIN are none any more, and no browser that was let in is. Nobody is written to. Answers it
 * as it was; null: it has an account, or nothing is different.
 */
export async function correctGuest(
  { trx, now }: Pick<Settling, 'trx' | 'now'>,
  id: number,
  { clientEmail, language }: GuestContact,
  actor: string,
): Promise<Reservation | null> {
  const was = await locked({ trx }, id)
  const is = { ...was, clientEmail, language }
  const changes = changedLines(was, is)
  if (was.userId !== null || changes.length === 0) return null
  const moved = isMoved(was, is)
  await sql`
    update reservations set client_email = ${clientEmail}, language = ${language},
      guest_keys = guest_keys + ${moved ? 1 : 0}::smallint
    where id = ${id}`.execute(trx)
  if (moved) await sql`delete from guest_access where reservation_id = ${id}`.execute(trx)
  const { status } = was
  const event = { reservationId: id, kind: 'changed', from: status, to: status, actor, at: now }
  await writeEvent(trx, { ...event, detail: { changes } })
  return was
}
