import type { DeskDeed } from '@rihla/contract/desk/calls'
import type { Staff } from '../staff.ts'
import type { Deed } from './audit-store.ts'

/** What every deed of the desk is sent with: what it is about, why, and the key of a repeat. */
type Asked = { readonly id: number; readonly Reason: string; readonly Key: string }

/** What a member of staff asks for, as the audit log writes it down; `reservationId` is null where it is about none. */
export const deedOf = (
  staff: Staff,
  action: DeskDeed,
  { id, Reason, Key }: Asked,
  reservationId: number | null,
): Deed => ({ staff, action, subjectId: id, reservationId, reason: Reason, key: Key })
