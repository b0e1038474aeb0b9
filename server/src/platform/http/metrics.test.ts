import { describe, expect, it } from 'vitest'
import { frontDoor } from './testing/front-door.ts'

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
