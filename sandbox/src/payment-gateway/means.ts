import type { Transaction } from './wire.ts'

/** What a customer pays with. The whole number decides the outcome and is kept nowhere. */
export type Means = { number: string; source: Transaction['source_data'] }
