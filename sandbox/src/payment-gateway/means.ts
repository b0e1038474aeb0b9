import type { Transaction } from './wire.ts'

/** With what somebody pays. The whole number decides the outcome and is kept nowhere. */
export type Means = { number: string; source: Transaction['source_data'] }
