import { type Context, Hono } from 'hono'
import type { IdentitySteering } from '../identity-provider/steering.ts'
import type { SupplierSteering } from '../hotel-supplier/steering.ts'
import { languageOf } from '../language.ts'
import type { Callbacks } from '../payment-gateway/callbacks.ts'
import type { Bank } from '../payment-gateway/bank.ts'
import type { Disputes } from '../payment-gateway/disputes.ts'
import type { Ledger } from '../payment-gateway/ledger.ts'
import { outcomes } from '../payment-gateway/outcomes.ts'
import { dayInCairo, settlementFile } from '../payment-gateway/settlement.ts'
import type { Arrivals } from './arrivals.ts'
import type { Transaction } from '../payment-gateway/wire.ts'
import { showControl } from './control-page.ts'
import { listPayments } from './payments.ts'
import type { Steering } from './steering.ts'
import type { Timers } from '../timers.ts'

export type ControlDeps = {
  steering: Steering
  timers: Timers
  arrivals: Arrivals
  ledger: Ledger
  bank: Bank
  disputes: Disputes
  callbacks: Callbacks
  identity: IdentitySteering
  supplier: SupplierSteering
}

/** Steers the sandbox: JSON under /control for programs, forms on / for people. */
export function controlRoutes(deps: ControlDeps): Hono {
  const { steering, timers, arrivals, ledger, callbacks, bank, disputes, identity, supplier } = deps
  const routes = new Hono()
  const state = () => ({
    ...steering.describe(),
    identityDownUntil: identity.downUntil(),
    requests: arrivals.list(),
  })

  routes.get('/', (c) => {
    const language = languageOf(c.req.query('lang'), c.req.header('accept-language'))
    const today = dayInCairo(timers.now())
    return showControl(c, language, { ...state(), today, payments: listPayments(ledger) })
  })
  routes.get('/control', (c) => c.json(state()))
  routes.get('/control/outcomes', (c) => c.json(outcomes))
  routes.get('/control/payments', (c) => c.json(listPayments(ledger)))

  // As the merchant's accountants take it from the gateway's own pages.
  routes.get('/control/settlement', (c) => {
    const day = c.req.query('day') ?? dayInCairo(timers.now())
    if (!/^20\d\d-\d\d-\d\d$/.test(day))
      return c.json({ error: 'day must be a date such as 2026-03-20.' }, 400)
    const name = `settlement-${day}.csv`
    return c.body(settlementFile(ledger, day), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    })
  })

  routes.post('/control/payments/next', async (c) => {
    const { outcome, times } = await askedOf(c)
    const count = Math.min(100, Math.max(1, Number(times ?? 1) || 1))
    if (steering.choose(String(outcome), count)) return answer(c, state())
    const known = outcomes.map((one) => one.name)
    return c.json({ error: 'There is no such outcome.', outcomes: known }, 400)
  })

  routes.post('/control/refunds/next', async (c) => {
    const { outcome } = await askedOf(c)
    if (outcome !== 'refused' && outcome !== 'unanswered') {
      return c.json(
        { error: 'There is no such outcome.', outcomes: ['refused', 'unanswered'] },
        400,
      )
    }
    steering.chooseRefund(outcome)
    return answer(c, state())
  })

  routes.post('/control/payments/:orderId/resend', async (c) => {
    const callback = await callbacks.resend(Number(c.req.param('orderId')))
    if (callback === undefined) return c.json({ error: 'Nothing to send for this order.' }, 404)
    return answer(c, { state: callback.state, attempts: callback.attempts })
  })

  routes.post('/control/codes/:code/pay', async (c) => {
    const { late } = await askedOf(c)
    const paid = bank.payInCash(Number(c.req.param('code')), late === true || late === '1')
    if (typeof paid === 'string') return c.json({ error: paid }, 409)
    return answer(c, { paid: true, transaction: paid.id })
  })

  const done = (c: Context, result: Transaction | string) =>
    typeof result === 'string'
      ? c.json({ error: result }, 409)
      : answer(c, { transaction: result.id })

  // As the merchant's staff do it in the gateway's own panel, past the merchant's server.
  routes.post('/control/transactions/:id/refund', async (c) => {
    const { amount } = await askedOf(c)
    return done(c, bank.giveBack(Number(c.req.param('id')), 'refund', centsOf(amount)))
  })
  routes.post('/control/transactions/:id/dispute', async (c) => {
    const { amount } = await askedOf(c)
    return done(c, disputes.open(Number(c.req.param('id')), centsOf(amount)))
  })
  for (const verdict of ['won', 'lost'] as const)
    routes.post(`/control/disputes/:id/${verdict}`, async (c) =>
      done(c, disputes.decide(Number(c.req.param('id')), verdict)),
    )

  const switchOff = (goDown: (seconds: number) => void) => async (c: Context) => {
    const seconds = Number((await askedOf(c))['seconds'])
    if (!(seconds >= 0)) return c.json({ error: 'seconds must be a number from 0 on.' }, 400)
    goDown(seconds)
    return answer(c, state())
  }
  routes.post('/control/down', switchOff(steering.goDown))
  routes.post('/control/identity/down', switchOff(identity.goDown))

  const reset = (c: Context) => {
    steering.reset()
    identity.reset()
    supplier.reset()
    arrivals.clear()
    return answer(c, state())
  }
  routes.delete('/control', reset)
  routes.post('/control/reset', reset)
  return routes
}

/** Of an amount in pounds, as people write it; undefined: all of it. */
const centsOf = (amount: unknown): number | undefined =>
  amount === undefined || amount === '' ? undefined : Math.round(Number(amount) * 100)

async function askedOf(c: Context): Promise<Record<string, unknown>> {
  if (isForm(c)) return c.req.parseBody()
  const body: unknown = await c.req.json().catch(() => ({}))
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

/** A person who sent a form goes back to the page; a program gets JSON. */
function answer(c: Context, body: object) {
  return isForm(c) ? c.redirect(`/?lang=${c.req.query('lang') ?? 'en'}`, 303) : c.json(body)
}

function isForm(c: Context): boolean {
  return (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
}
