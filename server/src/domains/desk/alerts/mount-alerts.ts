import type { DeskAlert } from '@rihla/contract/desk/alerts'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import { refuse } from '../../../platform/refusal.ts'
import { presentMaybe } from '../about.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import {
  alertState,
  openAlerts,
  reservationIdOfAlert,
  settleOne,
  type AlertRow,
} from './alert-store.ts'

/** What an alert was noted with, as lines to read; the amount stands apart. */
const detailsOf = (detail: Readonly<Record<string, unknown>>): DeskAlert['Details'] =>
  Object.entries(detail)
    .filter(([name, value]) => name !== 'amount' && value !== null && typeof value !== 'object')
    .map(([Name, value]) => ({ Name, Value: String(value).slice(0, 300) }))

/** An alert as lists show it. */
export const presentAlert = (row: AlertRow, language: Language): DeskAlert => ({
  Id: row.id,
  Kind: row.kind,
  Subject: row.subject,
  At: row.at.toISOString(),
  Reservation: presentMaybe(row, language),
  Amount: typeof row.detail['amount'] === 'number' ? toWholeEgp(row.detail['amount']) : null,
  Details: detailsOf(row.detail),
})

/** What the product couldn't settle by itself. */
export function mountAlerts(mount: MountDesk, deps: DeskDeps): void {
  mount('getAlerts', async (_input, _staff, caller) => {
    const rows = await openAlerts(deps.db)
    return {
      Items: rows.map((row) => presentAlert(row, caller.language)),
      Total: rows[0]?.total ?? 0,
    }
  })

  mount('settleAlert', async (input, staff) => {
    const about = await reservationIdOfAlert(deps.db, input.id)
    const deed = deedOf(staff, 'settleAlert', input, about)
    const snapshot = () => alertState(deps.db, input.id)
    return doDeed(deps, deed, snapshot, async () =>
      (await settleOne(deps.db, input.id, deps.clock.now()))
        ? { State: 'settled' as const }
        : refuse('alert_settled'),
    )
  })
}
