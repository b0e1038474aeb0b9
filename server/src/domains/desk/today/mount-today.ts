import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import { toWholeEgp } from '@rihla/contract/values/money'
import { presentAbout } from '../about.ts'
import { openAlerts } from '../alerts/alert-store.ts'
import { presentAlert } from '../alerts/mount-alerts.ts'
import { waitingApprovals } from '../approvals/approval-store.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { fullnessFrom, takingsUntil, travellersOf, type Fullness } from './today-store.ts'

/** Reading all stock of a month takes long where there is much: everybody at the desk sees the same answer. */
const FULL_FOR_MS = 300_000
/** As many as fit above the rest; the others stand on their own page. */
const NEEDS = 8

/** What needs a person today. */
export function mountToday(mount: MountDesk, { db, clock }: DeskDeps): void {
  let full: { until: number; of: CalendarDate; rows: Promise<Fullness[]> } | null = null
  const fullness = (today: CalendarDate): Promise<Fullness[]> => {
    const now = clock.now().getTime()
    if (full && full.of === today && now < full.until) return full.rows
    const rows = fullnessFrom(db, today)
    full = { until: now + FULL_FOR_MS, of: today, rows }
    // What failed is asked for again.
    rows.catch(() => (full = null))
    return rows
  }

  mount('getToday', async (_input, _staff, { language }) => {
    const today = cairoDate(clock.now())
    const [alerts, approvals, travellers, takings, kinds] = await Promise.all([
      openAlerts(db),
      waitingApprovals(db, clock.now()),
      travellersOf(db, today),
      takingsUntil(db, today),
      fullness(today),
    ])
    return {
      Today: today,
      Needs: {
        Items: alerts.slice(0, NEEDS).map((row) => presentAlert(row, language)),
        Total: alerts[0]?.total ?? 0,
      },
      Approvals: approvals[0]?.total ?? 0,
      Travellers: travellers.map((row) => ({
        Reservation: presentAbout(row, language),
        Day: row.day,
        Leaves: row.leaves,
        Guests: row.guests,
      })),
      TravellersTotal: travellers[0]?.total ?? 0,
      Takings: takings.map(({ day, taken, back }) => ({
        Day: day,
        In: toWholeEgp(taken),
        Back: toWholeEgp(back),
      })),
      Full: kinds.map(({ kind, days }) => ({ Kind: kind, Days: days })),
    }
  })
}
