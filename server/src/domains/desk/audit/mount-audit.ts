import type { AuditDeed } from '@rihla/contract/desk/audit'
import type { Language } from '@rihla/contract/values/language'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { changesBetween } from './changes.ts'
import { PAGE, readAudit, whoDidAnything, type AuditRow } from './read-audit.ts'
import { subjectIn } from './subject-in.ts'

const reservationOf = ({ reservation_id: Id, reference, module }: AuditRow) =>
  Id === null || reference === null || module === null
    ? null
    : { Id, Reference: reference, Module: module }

/** The audit log, to read. */
export function mountAudit(mount: MountDesk, { db, refusalText }: DeskDeps): void {
  const present = (row: AuditRow, language: Language): AuditDeed => ({
    Id: row.id,
    At: row.at.toISOString(),
    StaffId: row.staff_id,
    Who: row.who,
    Role: row.role,
    Action: row.action,
    SubjectId: row.subject_id,
    Subject: row.subject ?? subjectIn(row.action, row.before, language),
    Reservation: reservationOf(row),
    Reason: row.reason,
    Outcome: row.outcome ?? 'open',
    Refusal: row.refusal && refusalText(row.refusal, language),
    Changes: changesBetween(row.before, row.after, language),
  })

  mount('getAudit', async (input, _staff, { language }) => {
    const filter = {
      staffId: input.StaffId ?? null,
      action: input.Action ?? null,
      reference: input.Reservation ?? null,
      from: input.From ?? null,
      to: input.To ?? null,
      before: input.Before ?? null,
    }
    const rows = await readAudit(db, filter, language)
    const shown = rows.slice(0, PAGE)
    return {
      Items: shown.map((row) => present(row, language)),
      Next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      Staff: (await whoDidAnything(db)).map(({ id, name }) => ({ Id: id, Name: name })),
    }
  })
}
