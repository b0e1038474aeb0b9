import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openJournal } from '../journal.ts'
import { startGateway } from '../testing/gateway.ts'
import { postOverHttp } from './callbacks.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a merchant who refuses is asked again, and not for ever', async () => {
  const gateway = startGateway()
  gateway.merchantAnswers.push(503, 500, 401, 404, 404, 404)
  await gateway.payWith('4111111111111111', await gateway.intend())
  await gateway.timers.pass(0)
  expect(gateway.received).toHaveLength(1)
  await gateway.timers.pass(2000)
  expect(gateway.received).toHaveLength(2)
  await gateway.timers.pass(600_000)
  expect(gateway.received).toHaveLength(4)
})

test('after a kill -9 the money is still found, and the promised message still comes', async () => {
  const file = join(folder, 'journal')
  const first = startGateway(openJournal(file))
  const intended = await first.intend()
  await first.payWith('4000000000000309', intended)
  expect(first.received).toHaveLength(0)

  const second = startGateway(openJournal(file))
  const paid = await second.inquire(intended.intention_order_id)
  expect(paid).toMatchObject({ success: true, amount_cents: 275000 })
  await second.timers.pass(20_000)
  expect(second.received[0]?.obj).toEqual(paid)

  const third = startGateway(openJournal(file))
  await third.timers.pass(60_000)
  expect(third.received).toHaveLength(0)
  const next = await third.intend({ special_reference: 'attempt-2' })
  expect(next.intention_order_id).toBeGreaterThan(paid.id)
})

test('the whole card number is kept nowhere', async () => {
  const file = join(folder, 'journal')
  const gateway = startGateway(openJournal(file))
  await gateway.payWith('4111111111111111', await gateway.intend())
  const journal = readFileSync(file, 'utf8')
  expect(journal).toContain('1111')
  expect(journal).not.toContain('4111111111111111')
})

test('travels over real HTTP with the body as signed', async () => {
  const bodies: string[] = []
  const shop = new Hono().post('/hook', async (c) => {
    bodies.push(`${c.req.header('content-type')} ${await c.req.text()}`)
    return c.body(null, 204)
  })
  const port = await new Promise<number>((resolve) => {
    const server = serve({ fetch: shop.fetch, port: 0, hostname: '127.0.0.1' }, (at) => {
      resolve(at.port)
      server.unref()
    })
  })
  expect(await postOverHttp(`http://127.0.0.1:${port}/hook?hmac=1`, '{"type":1}')).toBe(204)
  expect(bodies).toEqual(['application/json {"type":1}'])
})
