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
}
