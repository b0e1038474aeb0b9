import type { Movement } from '@rihla/contract/desk/settlement/states'

/** One transaction as the gateway's file has it. Piastres: what went back is below zero. */
export type SettlementLine = {
  /** Of the file, its heading being the first. */
  readonly line: number
  readonly kind: Movement
  readonly transactionId: string
  readonly orderId: string
  /** Ours, as the gateway repeats it; null: it doesn't. */
  readonly reference: string | null
  readonly amount: number
  /** What the gateway keeps of it. */
  readonly fee: number
  readonly at: Date
}
