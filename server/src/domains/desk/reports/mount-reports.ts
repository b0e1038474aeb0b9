import { REPORT_DAYS } from '@rihla/contract/desk/limits'
import { soldModuleNames } from '@rihla/contract/modules'
import { cairoDate, daysBetween } from '@rihla/contract/values/dates'
import { funnelSteps } from '@rihla/contract/visits/batch'
import { refuse } from '../../../platform/refusal.ts'
import { countsBetween, type VisitCount } from '../../visits/index.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { figuresBetween } from './report-store.ts'
import { periodBefore, sumFigures, type Period } from './sum-figures.ts'

/** What was counted of each step, by kind of offer. */
function funnelOf(now: readonly VisitCount[], before: readonly VisitCount[]) {
  const of = (counts: readonly VisitCount[], step: string, module: string) =>
    counts.find(({ name, subject }) => name === step && subject === module)
  return soldModuleNames.map((Module) => ({
    Module,
    Steps: funnelSteps.map((Step) => ({
      Step,
      Count: of(now, Step, Module)?.count ?? 0,
      Value: of(now, Step, Module)?.value ?? 0,
      Before: of(before, Step, Module)?.count ?? 0,
    })),
  }))
}

/** How business goes, and went before. */
export function mountReports(mount: MountDesk, { db, clock }: DeskDeps): void {
  mount('getReport', async ({ From, To }) => {
    const days = daysBetween(From, To)
    const today = cairoDate(clock.now())
    if (days < 0 || days >= REPORT_DAYS || To > today) return refuse('report_dates_wrong')
    const period: Period = { first: From, last: To }
    const before = periodBefore(period)
    const [rows, counts, countsBefore] = await Promise.all([
      figuresBetween(db, before.first, period.last),
      countsBetween(db, period.first, period.last),
      countsBetween(db, before.first, before.last),
    ])
    return {
      Before: { From: before.first, To: before.last },
      ...sumFigures(rows, period),
      Funnel: funnelOf(counts, countsBefore),
    }
  })
}
