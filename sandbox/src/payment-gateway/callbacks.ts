import type { Timers } from '../timers.ts'
import { signTransaction } from './hmac.ts'
import type { Callback, Ledger } from './ledger.ts'
import type { PlannedCallback } from './outcomes.ts'
import type { Transaction } from './wire.ts'

/** How a message travels: the merchant's status, or a rejection when there was no answer. */
export type Post = (url: string, body: string) => Promise<number>

export type Callbacks = {
  /** Promises a message about a transaction; it is tried again when the merchant refuses it. */
  plan(transaction: Transaction, url: string | null, planned: PlannedCallback): void
  /** Sends one about the order's last transaction now, well signed; undefined: unknown order. */
  resend(orderId: number): Promise<Callback | undefined>
  /** Takes up what was promised before a crash. */
  resume(): void
}

const retriesAfterMs = [2000, 10_000, 30_000]

/** The messenger to the merchant. */
export function createCallbacks(
  ledger: Ledger,
  timers: Timers,
  hmacSecret: string,
  post: Post,
): Callbacks {
  function write(transaction: Transaction, url: string, planned: PlannedCallback): Callback {
    const badlySigned = planned.badlySigned ?? false
    return ledger.callbacks.put({
      id: ledger.nextNumber(),
      orderId: transaction.order.id,
      transactionId: transaction.id,
      url,
      body: JSON.stringify({ type: 'TRANSACTION', obj: transaction }),
      hmac: signTransaction(transaction, badlySigned ? `not ${hmacSecret}` : hmacSecret),
      badlySigned,
      dueAt: new Date(timers.now().getTime() + planned.afterMs).toISOString(),
      state: 'waiting',
      attempts: [],
    })
  }

  async function send(id: number): Promise<Callback | undefined> {
    const callback = ledger.callbacks.get(id)
    if (callback === undefined) return undefined
    const url = new URL(callback.url)
    url.searchParams.set('hmac', callback.hmac)
    const at = timers.now().toISOString()
    const answer = await post(url.href, callback.body).then(String, (error: unknown) =>
      error instanceof Error ? error.message : 'no answer',
    )
    const attempts = [...callback.attempts, { at, answer }]
    const delivered = /^2\d\d$/.test(answer)
    const again = retriesAfterMs[attempts.length - 1]
    const state = delivered ? 'delivered' : again === undefined ? 'given up' : 'waiting'
    if (state === 'waiting') timers.after(again ?? 0, () => void send(id))
    return ledger.callbacks.put({ ...callback, attempts, state })
  }

  return {
    plan(transaction, url, planned) {
      if (url === null) return
      const { id } = write(transaction, url, planned)
      timers.after(planned.afterMs, () => void send(id))
    },
    async resend(orderId) {
      const last = ledger.transactions.all().findLast((one) => one.order.id === orderId)
      const intention = ledger.intentions.all().find((one) => one.intention_order_id === orderId)
      if (last === undefined || !intention?.notification_url) return undefined
      return send(write(last, intention.notification_url, { afterMs: 0 }).id)
    },
    resume() {
      for (const { id, state, dueAt } of ledger.callbacks.all()) {
        const wait = Math.max(0, Date.parse(dueAt) - timers.now().getTime())
        if (state === 'waiting') timers.after(wait, () => void send(id))
      }
    },
  }
}

/** Sends over HTTP; a merchant that does not answer within ten seconds counts as silent. */
export const postOverHttp: Post = async (url, body) => {
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(10_000)
  const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
  await answer.body?.cancel()
  return answer.status
}
