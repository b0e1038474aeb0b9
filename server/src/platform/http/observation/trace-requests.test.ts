import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLog } from '../../log.ts'
import { openSpans } from '../../tracing/open-spans.ts'
import { traceReceiver } from '../../tracing/testing/receiver.ts'
import type { HttpEnv } from '../caller.ts'
import { identifyCaller } from '../identify.ts'
import { logRequests } from './request-log.ts'
import { traceRequests } from './trace-requests.ts'

const theirs = 'c'.repeat(32)
const traceparent = `00-${theirs}-${'d'.repeat(16)}-01`

async function traced(trustProxy: boolean) {
  const receiver = await traceReceiver()
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  })
  const spans = openSpans({ endpoint: receiver.endpoint, service: 'rihla', share: 1 }, log)
  const http = new Hono<HttpEnv>()
  http.use(traceRequests(spans, trustProxy))
  http.use(
    identifyCaller({
      log,
      identify: async () => null,
      languageOf: () => 'en',
      addressOf: () => '192.0.2.1',
    }),
  )
  http.use(logRequests(log))
  http.get('/api/offers/:id', (c) => c.text('one'))
  http.get('/page', async (c) => c.text(await (await http.request('/api/offers/7')).text()))
  http.onError((_, c) => c.text('Sorry', 500))
  http.get('/api/broken', () => {
    throw new Error('broken')
  })
  return { http, spans, receiver, lines }
}

test('the line of the log has the trace beside the request’s id', async () => {
  const { http, spans, receiver, lines } = await traced(false)
  const response = await http.request('/api/offers/7')
  await spans.close()
  expect(lines[0]).toMatchObject({
    requestId: response.headers.get('x-request-id'),
    traceId: receiver.received[0]?.traceId,
  })
})

test.each([
  [true, theirs],
  [false, expect.not.stringMatching(theirs) as string],
])('a caller’s trace goes on where proxies are trusted (%s)', async (trustProxy, traceId) => {
  const { http, spans, receiver } = await traced(trustProxy)
  await http.request('/api/offers/7', { headers: { traceparent } })
  await http.request('/api/offers/7', { headers: { traceparent: '00-' + 'x'.repeat(9000) } })
  await spans.close()
  expect(receiver.received).toHaveLength(2)
  expect(receiver.received[0]?.traceId).toEqual(traceId)
})

test('what a page asks of the API in its own process lies below the page', async () => {
  const { http, spans, receiver } = await traced(true)
  await http.request('/page')
  await spans.close()
  const [page] = receiver.named('GET /page')
  expect(page && receiver.childrenOf(page).map(({ name }) => name)).toEqual(['GET /api/offers/:id'])
})

test('a fault fails its span, in no words', async () => {
  const { http, spans, receiver } = await traced(true)
  await http.request('/api/broken')
  await spans.close()
  expect(receiver.received[0]).toMatchObject({ name: 'GET /api/broken', status: { code: 2 } })
  expect(receiver.text()).not.toContain('Error')
})
