import { VISITS_MAX_BYTES } from '@rihla/contract/visits/limits'
import type { CountedEvent } from '@rihla/contract/visits/batch'
import { cairoDate } from '@rihla/contract/values/dates'
import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { testApp } from '../../testing/app.ts'
import { countsBetween, purgeCounts } from './index.ts'

const test = await testApp({ rateLimitScale: 1 })
const { app, db, clock } = test

const post = async (body: string, headers: Record<string, string> = {}) =>
  app.http.request('http://localhost:3000/visits', {
    method: 'POST',
    body,
    headers: { 'content-length': String(Buffer.byteLength(body)), ...headers },
  })
const send = (...events: CountedEvent[]) => post(JSON.stringify({ events }))
const counted = async () => {
  await app.visits.flush()
  const today = cairoDate(clock.now())
  return countsBetween(db, today, today)
}
const view = (path: string): CountedEvent => ({ name: 'page_view', path, language: 'ar' })

describe('counting visits', () => {
  it('adds up by day what happened, without a word of who it was', async () => {
    await send(
      view('/hotels'),
      view('/hotel/12'),
      view('/reservations/Hotel/9'),
      { name: 'login_failed', method: 'password', code: 'invalid_credentials' },
      { name: 'hold', module: 'Hotel', value: 1200 },
    )
    await send(view('/hotels/'), { name: 'hold', module: 'Hotel', value: 800.4 })
    await counted()
    await send({ name: 'search', module: 'Bus' }, view('/hotels'))
    const row = (name: string, subject: string, count: number, more = {}) => ({
      name,
      subject,
      count,
      detail: '',
      value: 0,
      ...more,
    })
    const inArabic = { detail: 'ar' }
    expect(await counted()).toEqual([
      row('hold', 'Hotel', 2, { value: 2000 }),
      row('login_failed', 'invalid_credentials', 1, { detail: 'password' }),
      row('page_view', '/hotel/:id', 1, inArabic),
      row('page_view', '/hotels', 3, inArabic),
      row('page_view', '/reservations/:id', 1, inArabic),
      row('search', 'Bus', 1),
    ])
    clock.advance(86_400)
    expect(await counted()).toEqual([])
  })

  it('keeps few names, whatever is sent', async () => {
    const paths = ['/evil/1', '/<script>', 'https://elsewhere.example/', '', '/desk/money']
    const strange = paths.map(view)
    await send(...strange, { name: 'login_failed', method: 'apple', code: 'x'.repeat(60) })
    expect(await counted()).toMatchObject([
      { name: 'login_failed', subject: 'other', count: 1 },
      { name: 'page_view', subject: 'other', count: paths.length },
    ])
  })

  it.each<[string, string, number, Record<string, string>?]>([
    ['no batch', 'hello', 400],
    ['an empty one', '{"events":[]}', 400],
    ['a name that is none of ours', '{"events":[{"name":"spy","who":"me"}]}', 400],
    ['too many events', JSON.stringify({ events: Array(41).fill(view('/')) }), 400],
    ['a value beyond reason', '{"events":[{"name":"paid","module":"Bus","value":1e12}]}', 400],
    ['more than a batch may weigh', ' '.repeat(VISITS_MAX_BYTES + 1), 413],
    ['what another site sends', '{}', 403, { origin: 'https://elsewhere.example' }],
  ])('refuses %s', async (_, body, status, headers) => {
    expect((await post(body, headers)).status).toBe(status)
  })

  it('refuses an address that sends without end', async () => {
    const batches = Array.from({ length: 260 }, () => send(view('/')))
    const answers = (await Promise.all(batches)).map(({ status }) => status)
    expect(answers).toContain(429)
    expect(answers.filter((it) => it === 204).length).toBeLessThanOrEqual(240)
  })

  it('writes later what can’t be written now', async () => {
    clock.advance(86_400)
    await sql`alter table visit_counts rename to away`.execute(db)
    app.visits.count([view('/app')])
    await app.visits.flush()
    await sql`alter table away rename to visit_counts`.execute(db)
    expect(await counted()).toMatchObject([{ subject: '/app', count: 1 }])
  })

  it('forgets old days', async () => {
    const today = cairoDate(clock.now())
    await purgeCounts(db, today)
    const { rows } = await sql<{ day: string }>`select distinct day from visit_counts`.execute(db)
    expect(rows).toEqual([{ day: today }])
  })
})
