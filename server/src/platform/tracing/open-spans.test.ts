import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { openSpans } from './open-spans.ts'
import { fact, traceReceiver } from './testing/receiver.ts'

const CLOSED_WITHIN_MS = 2500
const quiet = createLog('silent')
const settings = (endpoint: string, share = 1) => ({ endpoint, service: 'rihla', share })
const job = { kind: 'job', name: 'job mail' } as const

async function timeToClose(count: number, endpoint: string, lines: string[] = []): Promise<number> {
  const spans = openSpans(
    settings(endpoint),
    createLog('warn', { write: (line) => void lines.push(line) }),
  )
  for (let n = 0; n < count; n += 1)
    if ((await spans.during(job, async () => n)) !== n) throw new Error('another answer')
  const began = performance.now()
  await spans.close()
  return performance.now() - began
}

/** An address that nothing listens at. */
async function deadEndpoint(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}`
}

describe('spans', () => {
  it('lie below the one that is open, and are sent before the end', async () => {
    const receiver = await traceReceiver()
    const spans = openSpans(settings(receiver.endpoint), quiet)
    expect(spans.begin({ kind: 'statement', name: 'select' })).toBeNull()
    await spans.during(job, async () => {
      await spans.during({ kind: 'call', name: 'mail.send' }, async () => undefined)
      spans.begin({ kind: 'statement', name: 'select users' })?.end()
    })
    await spans.close()
    const [above] = receiver.named('job mail')
    expect(above && receiver.childrenOf(above).map(({ name }) => name)).toEqual([
      'mail.send',
      'select users',
    ])
    expect(receiver.text()).toContain('"service.name","value":{"stringValue":"rihla"}')
  })

  it('name a fault by its code alone, and let it pass', async () => {
    const receiver = await traceReceiver()
    const spans = openSpans(settings(receiver.endpoint), quiet)
    const fault = Object.assign(new Error('nour@example.com is there already'), { code: '23505' })
    await expect(spans.during(job, () => Promise.reject(fault))).rejects.toBe(fault)
    await spans.close()
    expect(fact(receiver.received[0], 'error.type')).toBe('23505')
    expect(receiver.received[0]?.status.code).toBe(2)
    expect(receiver.text()).not.toContain('nour')
  })

  it('are kept by the share that is asked for, a caller’s choice before it', async () => {
    const receiver = await traceReceiver()
    const none = openSpans(settings(receiver.endpoint, 0), quiet)
    await none.during(job, async () => undefined)
    const chosen = {
      kind: 'request',
      name: 'GET /',
      from: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    } as const
    await none.during(chosen, async () => undefined)
    await none.during({ ...chosen, from: 'nonsense' }, async () => undefined)
    await none.close()
    expect(receiver.received.map(({ traceId, parentSpanId }) => [traceId, parentSpanId])).toEqual([
      ['a'.repeat(32), 'b'.repeat(16)],
    ])
  })
})

describe('a receiver', () => {
  it('that is down costs the spans alone, and is told of once', async () => {
    const lines: string[] = []
    expect(await timeToClose(20_000, await deadEndpoint(), lines)).toBeLessThan(CLOSED_WITHIN_MS)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('traces are lost')
  })

  it.each([1, 20_000])(
    'that never answers keeps no process from its end: %i spans',
    async (count) => {
      const { endpoint } = await traceReceiver({ silent: true })
      expect(await timeToClose(count, endpoint)).toBeLessThan(CLOSED_WITHIN_MS)
    },
  )
})
