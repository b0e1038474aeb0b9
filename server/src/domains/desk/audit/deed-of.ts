import type { deskDeeds, DeskDeed } from '@rihla/contract/desk/calls'
import type { CallInput } from '../../../platform/http/call.ts'
import type { Staff } from '../staff.ts'
import type { Deed } from './audit-store.ts'

/** A deed with all that was asked for. */
export type AskedDeed = Deed & { readonly asked: object }

/** What every deed of the desk is sent with: what it is about, why, and the key of a repeat. */
type Asked = { readonly id: number; readonly Reason: string; readonly Key: string }

/**
 * What a member of staff asks for, as the audit log writes it down; `reservationId` is null where it is about none.
 * Takes the input whole, since a repeat that differs in any part of it is refused.
 */
export const deedOf = <Name extends DeskDeed>(
  staff: Staff,
  action: Name,
  asked: Asked & CallInput<(typeof deskDeeds)[Name]>,
  reservationId: number | null,
): AskedDeed => ({
  staff,
  action,
  subjectId: asked.id,
  reservationId,
  reason: asked.Reason,
  key: asked.Key,
  asked,
})
