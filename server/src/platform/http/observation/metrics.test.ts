import { describe, expect, it } from 'vitest'
import { mayReadMetrics } from './metrics.ts'
import { frontDoor } from '../testing/front-door.ts'

function measured() {
  const door = frontDoor()
  door.http.get('/api/offers/:id', (c) => c.text(c.req.param('id')))
  door.http.get('/api/broken', () => {
    throw new Error('broken')
  })
  const counts = async () => {
    const text = await door.metrics.registry.metrics()
    return text.split('\n').filter((line) => line.startsWith('rihla_http_requests_total{'))
  }
  return { ...door, counts }
}

describe('metrics', () => {
  it('count by route: a thousand ids are one line', async () => {
    const { http, counts } = measured()
    for (let id = 0; id < 5; id += 1) await http.request(`/api/offers/${id}?q=${id}`)
    expect(await counts()).toEqual([
      'rihla_http_requests_total{method="GET",route="/api/offers/:id",status="200"} 5',
    ])
  })

  it('count what nobody answers under one route, whatever its address', async () => {
    const { http, counts } = measured()
    for (const path of ['/wp-admin', '/.env', '/a/b/c']) await http.request(path)
    const lines = await counts()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/status="404"\} 3$/)
    expect(lines.join('')).not.toContain('.env')
  })

  it('count faults by the route that failed, and time everything', async () => {
    const { http, counts, metrics } = measured()
    await http.request('/api/broken')
    expect(await counts()).toEqual([
      'rihla_http_requests_total{method="GET",route="/api/broken",status="500"} 1',
    ])
    expect(await metrics.registry.metrics()).toContain(
      'rihla_http_request_seconds_count{route="/api/broken"} 1',
    )
  })
})

describe('the figures', () => {
  const may = (
    address: string,
    headers: Record<string, string> = {},
    { token = null, trustProxy = true }: { token?: string | null; trustProxy?: boolean } = {},
  ): boolean =>
    mayReadMetrics(new Request('http://localhost/metrics', { headers }), address, {
      token,
      trustProxy,
    })

  it.each(['10.1.2.3', '172.20.0.1', '192.168.1.9', '127.0.0.1', 'fd00:0:0:0::'])(
    'are for %s, an address of our own network',
    (address) => expect(may(address)).toBe(true),
  )

  it.each(['203.0.113.9', '2001:db8:1:2::', 'local'])('are not for %s', (address) =>
    expect(may(address)).toBe(false),
  )

  it('are for whoever has the token, and for nobody with another or none', () => {
    const from = (authorization: string, token: string | null) =>
      may('203.0.113.9', { authorization }, { token })
    expect(from('Bearer s3cret', 's3cret')).toBe(true)
    expect(from('Bearer s3cre', 's3cret')).toBe(false)
    expect(from('Bearer ', '')).toBe(false)
    expect(from('s3cret', 's3cret')).toBe(false)
    expect(from('Bearer null', null)).toBe(false)
  })

  it('are not for whoever comes through a proxy that isn’t trusted, private as its address is', () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9' }
    expect(may('10.0.0.2', forwarded, { trustProxy: false })).toBe(false)
    expect(may('10.0.0.2', {}, { trustProxy: false })).toBe(true)
  })
})
