import type { ClosedAlert, DeskAlert } from '@rihla/contract/desk/alerts'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import { refuse } from '../../../platform/refusal.ts'
import { presentMaybe } from '../about.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import {
  alertState,
  closedAlerts,
  openAlerts,
  reservationIdOfAlert,
  settleOne,
  type AlertRow,
  type ClosedRow,
} from './alert-store.ts'
import { whyNotBooked } from './why-not-booked.ts'

/** What stands apart of what an alert was noted with. */
const apart: ReadonlySet<string> = new Set(['amount', 'note'])

/** What an alert was noted with, as lines to read. */
const detailsOf = (
  detail: Readonly<Record<string, unknown>>,
  language: Language,
): DeskAlert['Details'] =>
  Object.entries(detail)
    .filter(([name, value]) => !apart.has(name) && value !== null && typeof value !== 'object')
    .map(([Name, value]) => {
      const said = Name === 'because' ? whyNotBooked(String(value), language) : String(value)
      return { Name, Value: said.slice(0, 300) }
    })

/** An alert as lists show it. */
export const presentAlert = (row: Omit<AlertRow, 'total'>, language: Language): DeskAlert => ({
  Id: row.id,
  Kind: row.kind,
  Subject: row.subject,
  At: row.at.toISOString(),
  Reservation: presentMaybe(row, language),
  Amount: typeof row.detail['amount'] === 'number' ? toWholeEgp(row.detail['amount']) : null,
  Details: detailsOf(row.detail, language),
})

/** What was written to alerts that the system closed, in words. */
const notes: ReadonlyMap<unknown, LocalizedText> = new Map([
  [
    'settled by itself',
    {
      en: 'Closed by the system: what became of the payment is in our books by now.',
      ar: 'أغلقه النظام: سُجّل في دفاترنا ما آلت إليه الدفعة.',
    },
  ],
])

function presentClosed(row: ClosedRow, language: Language): ClosedAlert {
  const note = row.detail['note']
  const said = typeof note === 'string' ? (notes.get(note)?.[language] ?? note) : null
  const closed = { ClosedAt: row.settled_at.toISOString(), By: row.who, Note: row.reason ?? said }
  return { ...presentAlert(row, language), ...closed }
}

/** What the product couldn't settle by itself. */
export function mountAlerts(mount: MountDesk, deps: DeskDeps): void {
  mount('getAlerts', async (_input, _staff, caller) => {
    const rows = await openAlerts(deps.db)
    return {
      Items: rows.map((row) => presentAlert(row, caller.language)),
      Total: rows[0]?.total ?? 0,
      Closed: (await closedAlerts(deps.db)).map((row) => presentClosed(row, caller.language)),
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
