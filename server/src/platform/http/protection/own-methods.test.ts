import { api } from '@rihla/contract'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { presentRefusal } from '../../../refusals/present-refusal.ts'
import { createLog } from '../../log.ts'
import type { HttpEnv } from '../caller.ts'
import { identifyCaller } from '../identify.ts'
import { onlyOwnMethods } from './own-methods.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const calls = Object.values(api)

/** Every call of the contract, each of which notes that it ran; `guarded` false is the control. */
function site(guarded = true) {
  const http = new Hono<HttpEnv>()
  const ran: string[] = []
  http.use(
    identifyCaller({
      log: createLog('silent'),
      identify: async () => null,
      languageOf: () => 'ar',
      addressOf: () => '192.0.2.1',
    }),
  )
  if (guarded) http.use('/api/*', onlyOwnMethods(calls, presentRefusal))
  for (const { method, path } of calls)
    http.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => {
      ran.push(`${c.req.raw.method} ${path}`)
      return c.text('done')
    })
  const ask = (method: string, path: string) =>
    http.request(path.replaceAll(/\{\w+\}/g, '7'), { method })
  return { ask, ran }
}

describe('a call', () => {
  it('runs by its own method alone, all of them', async () => {
    const { ask, ran } = site()
    for (const { path } of calls) for (const method of METHODS) await ask(method, path)
    const own = new Set(calls.map(({ method, path }) => `${method} ${path}`))
    expect(new Set(ran)).toEqual(own)
  })

  it('asked by another method says 405 and which it has, in words', async () => {
    const { ask, ran } = site()
    const answer = await ask('POST', '/api/BusTransportationApi/CancelBusTrip')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
    expect(await answer.json()).toMatchObject({
      code: 'method_not_allowed',
      Error: 'طريقة الاستدعاء غير مقبولة.',
    })
    const parametered = await ask('HEAD', '/api/Hotels/7/Rooms/8')
    expect([parametered.status, parametered.headers.get('allow')]).toEqual([405, 'GET'])
    expect(ran).toEqual([])
  })

  it('is not found by another address', async () => {
    expect((await site().ask('GET', '/api/Hotels/7/8/9/10')).status).toBe(404)
  })

  it('without this, a HEAD cancels a bus trip', async () => {
    const { ask, ran } = site(false)
    await ask('HEAD', '/api/BusTransportationApi/CancelBusTrip')
    expect(ran).toEqual(['HEAD /api/BusTransportationApi/CancelBusTrip'])
  })
})
