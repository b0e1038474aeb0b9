import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { HoldTerms } from '../inventory/index.ts'
import type { FleetCache } from './fleet-cache.ts'

export type FleetNeeds = {
  readonly db: Db
  readonly clock: Clock
  readonly terms: HoldTerms
}

/** What the fleet's use cases work with. */
export type FleetDeps = FleetNeeds & { readonly fleet: FleetCache }
