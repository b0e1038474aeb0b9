import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Gateway, startGateway } from '../testing/gateway.ts'

let gateway: Gateway
beforeEach(() => {
  gateway = startGateway()
})

const report = (body: string) =>
  gateway.app.request('/analytics/events', {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'http://localhost:3000' },
    body,
  })
const events = async () => (await gateway.app.request('/analytics/events')).json()

describe('events', () => {
  test('are listed newest first, with when they came', async () => {
    const answer = await report('{"name":"page"}')
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    await gateway.timers.pass(1000)
    await report('{"name":"search","results":4}')
    expect(await events()).toEqual([
      { at: '2026-03-20T12:00:01.123Z', event: { name: 'search', results: 4 } },
      { at: '2026-03-20T12:00:00.123Z', event: { name: 'page' } },
    ])
  })

  test('are refused when they are no object, or far too large', async () => {
    for (const body of ['', '{', '[]', '"page"', 'null'])
      expect((await report(body)).status).toBe(400)
    expect((await report(JSON.stringify({ a: 'x'.repeat(20_000) }))).status).toBe(413)
    expect(await events()).toEqual([])
  })

  test('are bounded, and can be forgotten', async () => {
    for (let place = 0; place < 1005; place += 1) await report(`{"place":${place}}`)
    const kept = (await events()) as { event: { place: number } }[]
    expect([kept.length, kept[0]?.event.place]).toEqual([1000, 1004])
    await gateway.app.request('/analytics/events', { method: 'DELETE' })
    expect(await events()).toEqual([])
  })
})

describe('the script', () => {
  type Sent = { how: string; to: string; body: unknown }

  async function send(beaconTakes: boolean): Promise<Sent[]> {
    const answer = await gateway.app.request('/analytics/script.js')
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    const sent: Sent[] = []
    const page: { rihlaAnalytics?: { send(event: object): void } } = {}
    runInNewContext(await answer.text(), {
      URL,
      window: page,
      document: { currentScript: { src: 'http://localhost:3001/analytics/script.js' } },
      navigator: {
        sendBeacon(to: string, body: unknown) {
          sent.push({ how: 'beacon', to, body })
          return beaconTakes
        },
      },
      async fetch(to: string, { body }: { body: unknown }) {
        sent.push({ how: 'fetch', to, body })
      },
    })
    page.rihlaAnalytics?.send({ name: 'page' })
    return sent
  }
  const told = { to: 'http://localhost:3001/analytics/events', body: '{"name":"page"}' }

  test('reports to where it came from', async () => {
    expect(await send(true)).toEqual([{ how: 'beacon', ...told }])
  })

  test('tries another way when the browser takes no beacon', async () => {
    expect(await send(false)).toEqual([
      { how: 'beacon', ...told },
      { how: 'fetch', ...told },
    ])
  })
})
