import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Staff } from '../staff.ts'

/** Something that a member of staff does, with its reason; `key` is the same when it is sent again. */
export type Deed = {
  readonly staff: Staff
  readonly action: string
  readonly subjectId: number
  readonly reservationId: number | null
  readonly reason: string
  readonly key: string
}

type Step =
  | { readonly step: 'begun'; readonly before: object | null }
  | { readonly step: 'done'; readonly after: object | null; readonly answer: object }
  | { readonly step: 'refused'; readonly refusal: string }

const json = (value: object | null | undefined): string | null =>
  value ? JSON.stringify(value) : null

/** Adds a line to the audit log; a step that stands there already isn't written twice. */
export async function writeLine(
  db: Db | Trx,
  { staff, ...deed }: Deed,
  it: Step,
  at: Date,
): Promise<void> {
  await sql`
    insert into audit_log (at, staff_id, role, action, subject_id, reservation_id, reason, key, step, before, after,
      answer, refusal)
    values (${at}, ${staff.userId}, ${staff.role}, ${deed.action}, ${deed.subjectId}, ${deed.reservationId},
      ${deed.reason}, ${deed.key}, ${it.step}, ${it.step === 'begun' ? json(it.before) : null}::jsonb,
      ${it.step === 'done' ? json(it.after) : null}::jsonb, ${it.step === 'done' ? json(it.answer) : null}::jsonb,
      ${it.step === 'refused' ? it.refusal : null})
    on conflict (staff_id, key, action, subject_id, step) where step <> 'refused' do nothing`.execute(
    db,
  )
}

/** What a deed was answered when it was done, and a digest of what was asked, while that is kept; null: it isn't done. */
export async function answerOf(
  db: Db | Trx,
  { staff, action, subjectId, key }: Deed,
): Promise<{ readonly answer: object; readonly asked: Buffer | null } | null> {
  const { rows } = await sql<{ answer: object; asked: Buffer | null }>`
    select l.answer, k.asked from audit_log l left join deed_keys k using (staff_id, key, action, subject_id)
    where staff_id = ${staff.userId} and key = ${key} and action = ${action} and subject_id = ${subjectId}
      and l.step = 'done'`.execute(db)
  return rows[0] ?? null
}
