import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { verdict } from '../verdict.ts'
import { percentile, send } from './closed-loop.ts'
import { headersOf } from './people.ts'

const PER_SECOND = 500
const SECONDS = 10
export const CALLBACKS = PER_SECOND * SECONDS
/** As long as the gateway goes on telling, and the clock goes on asking. */
const PATIENCE_MS = 240_000

type Callback = { readonly body: string; readonly query: string }

/** Tells until it is heard; answers how long that took, and how often it was told to come back. */
async function tell(
  origin: string,
  { body, query }: Callback,
): Promise<{ ms: number; again: number }> {
  const began = performance.now()
  for (let again = 0; ; again += 1) {
    // A connection that was lost, as a kept one may be at any moment, is an answer that wasn't heard.
    const { status, retryAfter } = await send(`${origin}/payment/callback?${query}`, {
      body,
    }).catch(() => ({ status: 0, retryAfter: 1 }))
    if (status === 204) return { ms: performance.now() - began, again }
    await pause(retryAfter * 1000)
  }
}

/** 500 callbacks a second for ten seconds, each of another payment; then all is looked at. */
export async function callbacks(origin: string, client: pg.Client): Promise<void> {
  const all = (await (await fetch(`${origin}/gateway/settle/${CALLBACKS}`)).json()) as Callback[]
  const told: Promise<{ ms: number; again: number }>[] = []
  const others: number[] = []
  const burst = { isOver: false }
  const somebodyElse = (async () => {
    while (!burst.isOver) {
      const began = performance.now()
      const { status } = await send(`${origin}/api/ProfileApi/GetUserReservation`, {
        headers: headersOf(1),
        body: JSON.stringify({ PageNumber: 1, PageSize: 10, Filters: null }),
      })
      if (status !== 200) throw new Error(`the list was answered ${status}`)
      others.push(performance.now() - began)
      await pause(50)
    }
  })()
  const began = performance.now()
  for (const [n, callback] of all.entries()) {
    const due = began + (n * 1000) / PER_SECOND
    if (due > performance.now()) await pause(due - performance.now())
    told.push(tell(origin, callback))
  }
  const sent = (performance.now() - began) / 1000
  const answers = await Promise.all(told)
  const heard = (performance.now() - began) / 1000
  burst.isOver = true
  await somebodyElse
  const count = async (text: string): Promise<number> =>
    Number((await client.query<{ n: string }>(`select count(*) as n from ${text}`)).rows[0]?.n)
  const open = () => count('gateway_events where processed_at is null')
  while ((await open()) > 0 && performance.now() - began < PATIENCE_MS) {
    await send(`${origin}/gateway/reconcile`, { method: 'GET' })
    if ((await open()) > 0) await pause(2000)
  }
  const drained = (performance.now() - began) / 1000
  const refused = answers.filter((it) => it.again > 0).length
  console.log(
    `  ${all.length} callbacks sent in ${sent.toFixed(1)} s, all heard after ${heard.toFixed(1)}, all worked after ${drained.toFixed(1)};` +
      ` p99 of an answer ${percentile(
        answers.map((it) => it.ms),
        0.99,
      ).toFixed(0)} ms, ${refused} were told to come back;` +
      ` somebody else's list meanwhile p99 ${percentile(others, 0.99).toFixed(0)} ms`,
  )
  verdict('callbacks', all.length, CALLBACKS, false)
  const lost =
    all.length -
    (await count(`reservations r join payment_attempts a on a.order_kind = 'checkout' and a.order_id = r.source_id
      where r.status = 'Confirmed' and a.state = 'paid' and r.paid = r.total
        and (select sum(l.amount) from payment_ledger l where l.attempt_id = a.id) = a.amount`))
  verdict('callbacks without their booking, paid once', lost, 0, true)
  verdict(
    'lines in the ledger beyond one each',
    (await count('payment_ledger')) - all.length,
    0,
    true,
  )
  verdict('callbacks not worked off', await open(), 0, true)
}
