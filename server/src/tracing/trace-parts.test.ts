import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { api } from '@rihla/contract'
import { describe, expect, it } from 'vitest'
import { createLog } from '../platform/log.ts'
import { openSpans } from '../platform/tracing/open-spans.ts'
import { fact, traceReceiver } from '../platform/tracing/testing/receiver.ts'
import { testApp } from '../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../testing/booking.ts'
import { signIn } from '../testing/people.ts'

const receiver = await traceReceiver()
const spans = openSpans(
  { endpoint: receiver.endpoint, service: 'rihla', share: 1 },
  createLog('silent'),
)
const server = await testApp({ spans })
await givenPlaces(server)
const activity = await givenActivity(server)
const browser = server.browser()
await signIn(server, browser, { email: 'nour.traced@example.com' })
const held = await givenHeld(browser, activity)
const order = await givenPaying(server, browser, held)
await server.deliver(server.gateway.settle(order))
await server.work()

const traceparent = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`
const { headers } = await browser.call(
  api.getActivityDetails,
  { Id: activity, ArrivalDate: '2026-12-17', AdultsCount: 1 },
  { traceparent },
)
await server.app.http.request(`/api/Nothing/${held}?Email=nour.traced@example.com`)
await spans.close()

describe('a trace', () => {
  it('of a request has its statements and its question to the bank below it', () => {
    const [pay] = receiver.named(`POST ${api.confirmPayment.path}`)
    expect(fact(pay, 'http.response.status_code')).toBe(200)
    expect(fact(pay, 'http.route')).toBe(api.confirmPayment.path)
    const below = receiver.received.filter(({ traceId }) => traceId === pay?.traceId)
    const children = pay ? receiver.childrenOf(pay).map(({ name }) => name) : []
    expect(children).toContain(`${server.gateway.name}.start`)
    expect(children).toContain('begin')
    expect(children).toContain('commit')
    expect(below.length).toBeGreaterThan(10)
    expect(below.every((it) => it === pay || it.parentSpanId === pay?.spanId)).toBe(true)
  })

  it('of a job has what it did below it', () => {
    const mails = receiver.named('mail.send')
    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails) {
      const job = receiver.received.find(({ spanId }) => spanId === mail.parentSpanId)
      expect(job?.name).toMatch(/^job /)
    }
  })

  it('goes on from a caller behind a trusted proxy, and carries the id that was answered', () => {
    const request = receiver.received.find(({ parentSpanId }) => parentSpanId === 'b2'.repeat(8))
    expect(request?.traceId).toBe('a1'.repeat(16))
    expect(fact(request, 'rihla.request_id')).toBe(headers.get('x-request-id'))
  })

  it('names what nobody answers by no address', () => {
    const unknown = receiver.received.filter((it) => fact(it, 'http.response.status_code') === 404)
    expect(unknown.map(({ name }) => name)).toEqual(['GET /api/*'])
  })

  it('holds nothing of a person: names, mails, phones, tokens, ids, queries', () => {
    const sent = receiver.text()
    expect(receiver.received.length).toBeGreaterThan(50)
    for (const word of ['nour', 'Mostafa', '20101234', browser.token, browser.applicationId])
      expect(sent).not.toContain(word)
    for (const { name } of receiver.received) expect(name).not.toMatch(/\d{2}|\?|\$\d|@/)
  })
})

it('nothing of OpenTelemetry is loaded where no receiver is configured', async () => {
  // All that a process loads at its start: it then misses its settings.
  const script = `
    import { registerHooks } from 'node:module'
    let loaded = 0
    const traced = []
    registerHooks({ load(url, context, next) {
      loaded += 1
      // prom-client asks for the API's types of its own.
      if (/@opentelemetry\\/(?!api\\/)|platform\\/tracing\\/open-spans/.test(url)) traced.push(url)
      return next(url, context)
    } })
    await import(process.argv[1]).catch(() => undefined)
    console.log(JSON.stringify({ loaded, traced }))`
  const main = join(import.meta.dirname, '../main.ts')
  const started = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script, main],
    { env: {} },
  )
  const { loaded, traced } = JSON.parse(started.stdout) as { loaded: number; traced: string[] }
  expect(loaded).toBeGreaterThan(500)
  expect(traced).toEqual([])
}, 20_000)
