import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Db } from '../../../platform/database/connect.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Log } from '../../../platform/log.ts'
import type { BusOperator } from '../../../ports/bus-operator.ts'

/** What searching needs; it writes nothing. */
export type SearchDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly operator: BusOperator
  /** The first and last day that can be booked; none when the first is the later one. */
  readonly bookableDays: () => Promise<{ readonly min: CalendarDate; readonly max: CalendarDate }>
}
