import type { Steering } from '../control/steering.ts'
import type { Timers } from '../timers.ts'
import type { Callbacks } from './callbacks.ts'
import type { Ledger } from './ledger.ts'
import type { GatewayKeys } from './wire.ts'

/** What the bank behind the gateway works with. */
export type BankDeps = {
  keys: GatewayKeys
  ledger: Ledger
  timers: Timers
  steering: Steering
  callbacks: Callbacks
}
