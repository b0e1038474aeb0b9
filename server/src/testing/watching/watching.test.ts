import { readFileSync } from 'node:fs'
import { api } from '@rihla/contract'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { NoTables } from '../../platform/database/connect.ts'
import { createMetrics } from '../../platform/http/observation/metrics.ts'
import { watchBusiness } from '../../watch-business.ts'
import { testApp } from '../app.ts'

const test = await testApp()
const file = (path: string): string =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
const [rules, dashboard, runbooks] = [
  file('ops/alerts.yml'),
  file('ops/grafana-dashboard.json'),
  file('docs/runbooks.md'),
]
const read = async (): Promise<string> =>
  (await test.app.http.request('/metrics', { headers: { 'x-forwarded-for': '10.0.0.7' } })).text()
const figure = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])

it('names metrics that there are, in its alerts and on its dashboard', async () => {
  await test.app.http.request('/api/CitiesApi/GetDestinations')
  const there = await read()
  const named = `${rules}${dashboard}`.match(/\b(?:rihla|nodejs|process)_[a-z0-9_]+\b/g) ?? []
  expect(new Set(named).size).toBeGreaterThan(8)
  for (const name of new Set(named)) expect(there, name).toMatch(new RegExp(`^${name}[ {]`, 'm'))
})

/** A call's route as the metrics name it. */
const routeOf = ({ path }: { readonly path: string }): string =>
  path.replaceAll(/\{(\w+)\}/g, ':$1')

it('names routes that there are, and a runbook for each alert', () => {
  const paths = [...Object.values(api).map(routeOf), '/payment/callback']
  const matchers = [...rules.matchAll(/route=~?"([^"]+)"/g)].map(([, it = '']) => it)
  expect(matchers.length).toBeGreaterThan(2)
  for (const matcher of matchers)
    for (const one of alternatives(matcher)) expect(paths, one).toContain(one)
  const anchors = [...rules.matchAll(/runbooks\.md#(\S+)/g)].map(([, it]) => it)
  expect(anchors.length).toBe((rules.match(/- alert:/g) ?? []).length)
  const headings = [...runbooks.matchAll(/^## (.+)$/gm)].map(([, it = '']) =>
    it.toLowerCase().replaceAll(' ', '-'),
  )
  expect(anchors.toSorted()).toEqual(headings.toSorted())
})

it('pages somebody about holds and payments of whatever is sold', async () => {
  const [, matcher = ''] = /alert: CheckoutBurnsFast[^]*?route=~"([^"]+)"/.exec(rules) ?? []
  const watched = [
    api.setTempReservation,
    api.renewTempReservation,
    api.confirmPayment,
    api.completePayment,
    api.bookExternal,
    api.holdBusSeats,
    api.bookReservation,
  ]
  expect(alternatives(matcher).toSorted()).toEqual(watched.map(routeOf).toSorted())
  await test.app.http.request('/api/Hotels/External/7/Book', { method: 'POST' })
  expect(await read()).toContain(`route="${routeOf(api.bookExternal)}"`)
})

/** The routes that `/a/(B|C)|/d` stands for. */
const alternatives = (matcher: string): string[] =>
  matcher.split(/\|(?![^(]*\))/).flatMap((part) => {
    const [whole, before = '', inside = ''] = /^(.*)\((.*)\)$/.exec(part) ?? []
    return whole ? inside.split('|').map((one) => before + one) : [part]
  })

it('tells of late mails, stuck holds and books that don’t balance', async () => {
  await sql`insert into holds (state, expires_at, hard_cap_at, created_at)
    values ('active', now() - interval '11 minutes', now(), now()), ('active', now() - interval '9 minutes', now(), now()),
      ('paying', now() - interval '25 minutes', now() + interval '5 minutes', now()),
      ('paying', now() - interval '41 minutes', now() - interval '11 minutes', now()),
      ('expired', now() - interval '1 hour', now() - interval '1 hour', now())`.execute(test.db)
  await sql`insert into staff_alerts (kind, subject, detail, at)
    values ('books_do_not_balance', 'reservation 1', '{}', now()), ('refund_failed', 'refund 1', '{}', now())`.execute(
    test.db,
  )
  const asked = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()
  for (const [to, minutes] of [
    ['bad@example.com', 15],
    ['bad@example.com', 14],
    ['slow@example.com', 12],
    ['new@example.com', 5],
  ] as const)
    await test.jobs.enqueue(test.db, 'send-mail', { kind: 'none', to, askedAt: asked(minutes) })
  // Of before, when the moment wasn't kept.
  await test.jobs.enqueue(test.db, 'send-code', { kind: 'code', codeId: 1 })
  await sql`update jobs.job set created_on = now() - interval '11 minutes' where name = 'send-code'`.execute(
    test.db,
  )
  const there = await read()
  expect(figure(there, 'rihla_holds_stuck')).toBe(2)
  expect(figure(there, 'rihla_books_unbalanced')).toBe(1)
  expect(figure(there, 'rihla_staff_alerts_open')).toBe(2)
  expect(figure(there, 'rihla_mails_waiting')).toBe(5)
  expect(figure(there, 'rihla_mails_late')).toBe(3)
  expect(rules).toContain('max(rihla_mails_late) > 2')
  expect(figure(there, 'rihla_oldest_mail_seconds')).toBeGreaterThanOrEqual(900)
  expect(figure(there, 'rihla_business_known')).toBe(1)
})

/** A database that is there and says nothing: no session of it is ever to be had. */
const hanging = new Kysely<NoTables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () =>
      Object.assign(new DummyDriver(), {
        acquireConnection: () => new Promise<never>(() => undefined),
      }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

it('says that a database is away that says nothing, before whoever reads the figures gives up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const metrics = createMetrics()
  watchBusiness(metrics, hanging)
  let there = 'nothing'
  void metrics.registry.metrics().then((text) => (there = text))
  // Prometheus waits for ten seconds.
  await vi.advanceTimersByTimeAsync(9000)
  expect(figure(there, 'rihla_business_known')).toBe(0)
  expect(there).not.toMatch(/^rihla_holds_stuck \d/m)
})

it('tells of work of the clock that keeps failing, and calls no books balanced that nobody could audit', async () => {
  const failing = async (): Promise<number[]> => {
    const there = await read()
    return ['rihla_clock_work_failing', 'rihla_books_unaudited'].map((name) => figure(there, name))
  }
  const jobs = (queue: string, set: string) =>
    sql`update jobs.job set ${sql.raw(set)} where name = ${queue}`.execute(test.db)
  expect(await failing()).toEqual([0, 0])
  await sql`insert into jobs.schedule (name, cron) values ('inventory.expire-holds', '* * * * *'),
    ('payments.audit-books', '15 3 * * *')`.execute(test.db)
  for (const queue of ['inventory.expire-holds', 'payments.audit-books'])
    await test.jobs.enqueue(test.db, queue, {})
  // A try that is made again is no failure yet.
  await jobs('inventory.expire-holds', `state = 'retry', retry_count = 1`)
  expect(await failing()).toEqual([0, 0])
  await jobs('inventory.expire-holds', `state = 'retry', retry_count = 5`)
  expect(await failing()).toEqual([1, 0])
  await jobs('payments.audit-books', `state = 'failed', completed_on = now() - interval '3 hours'`)
  const there = await read()
  expect(figure(there, 'rihla_books_unaudited')).toBe(1)
  expect(there).not.toMatch(/^rihla_books_unbalanced \d/m)
  await sql`with gone as (delete from jobs.job where name = 'payments.audit-books' returning *)
    insert into jobs.archive select * from gone`.execute(test.db)
  expect(await failing()).toEqual([1, 1])
})

it('counts forged news of the gateway as the alert about them asks for them', async () => {
  const posted = await test.app.http.request('/payment/callback?hmac=0', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'TRANSACTION', obj: {} }),
  })
  expect(posted.status).toBe(403)
  const labels = 'route="/payment/callback",status="403"'
  expect(await read()).toContain(`rihla_http_requests_total{method="POST",${labels}} 1`)
  expect(rules).toContain(`rihla_http_requests_total{${labels}}`)
})
