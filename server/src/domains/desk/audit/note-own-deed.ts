import { randomUUID } from 'node:crypto'
import type { OwnDeed } from '@rihla/contract/desk/audit'
import type { Trx } from '../../../platform/database/connect.ts'
import { readStaff } from '../staff.ts'
import { writeLine } from './audit-store.ts'

type Done = {
  readonly userId: number
  readonly by: OwnDeed
  readonly subjectId: number
  /** What it was done to; it stands where others give a reason. */
  readonly name: string
  readonly refusal?: string
}

/** Writes into the audit log what somebody did to their own second factor, in its transaction. */
export async function noteOwnDeed(trx: Trx, it: Done, at: Date): Promise<void> {
  const staff = await readStaff(trx, it.userId)
  if (!staff) return
  const { by: action, subjectId, name: reason, refusal } = it
  const deed = { staff, action, subjectId, reservationId: null, reason, key: randomUUID() }
  await writeLine(trx, deed, { step: 'begun', before: null }, at)
  if (refusal) return writeLine(trx, deed, { step: 'refused', refusal }, at)
  return writeLine(trx, deed, { step: 'done', after: null, answer: { State: 'done' } }, at)
}
