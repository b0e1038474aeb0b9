import type { Journal } from '../journal.ts'
import type { Timers } from '../timers.ts'
import type { Intention, Transaction } from './wire.ts'

/** A message to the merchant, and what came of it. */
export type Callback = {
  id: number
  orderId: number
  transactionId: number
  url: string
  body: string
  hmac: string
  badlySigned: boolean
  dueAt: string
  state: 'waiting' | 'delivered' | 'given up'
  attempts: { at: string; answer: string }[]
}

/** A code that the customer still has to type, by transaction. */
export type Challenge = { id: number; outcome: string; tries: number }

/** Everything the gateway must never forget. Each `put` is on disk before it returns. */
export type Ledger = {
  intentions: Shelf<Intention>
  transactions: Shelf<Transaction>
  callbacks: Shelf<Callback>
  challenges: Shelf<Challenge>
  /** A number that was never given out, not even in a life before the journal was deleted. */
  nextNumber(): number
}

export type Shelf<Value> = {
  put(value: Value): Value
  get(id: string | number): Value | undefined
  /** Oldest first. */
  all(): Value[]
}

/** Opens the ledger with everything that its journal remembers. */
export function openLedger(journal: Journal, timers: Timers): Ledger {
  const shelf = <Value extends { id: string | number }>(kind: string) =>
    openShelf<Value>(journal, kind)
  const ledger = {
    intentions: shelf<Intention>('intention'),
    transactions: shelf<Transaction>('transaction'),
    callbacks: shelf<Callback>('callback'),
    challenges: shelf<Challenge>('challenge'),
  }
  const given = [
    ...ledger.transactions.all().map((one) => one.id),
    ...ledger.callbacks.all().map((one) => one.id),
    ...ledger.intentions.all().map((one) => one.intention_order_id),
  ]
  let last = given.reduce((most, number) => Math.max(most, number), 0)
  return {
    ...ledger,
    nextNumber() {
      last = Math.max(last + 1, Math.floor(timers.now().getTime() / 1000))
      return last
    },
  }
}

function openShelf<Value extends { id: string | number }>(
  journal: Journal,
  kind: string,
): Shelf<Value> {
  const values = new Map(journal.read<Value>(kind).map((value) => [value.id, value]))
  return {
    put(value) {
      journal.append(kind, value)
      values.set(value.id, value)
      return value
    },
    get: (id) => values.get(id),
    all: () => [...values.values()],
  }
}
