import { describe, expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'

const page = (body: (nonce: string) => string, init: ResponseInit = {}) => {
  let renders = 0
  const render = async (nonce: string) => {
    renders += 1
    return new Response(body(nonce), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
      ...init,
    })
  }
  return { render, count: () => renders }
}
const noHeaders = () => ({})

describe('kept pages', () => {
  it('are rendered once in their time, with a fresh nonce each', async () => {
    let now = 0
    const cache = createPageCache(() => now, 10)
    const it = page((nonce) => `<a ${nonce}> <b ${nonce}>`)
    const visit = async () =>
      (await cache.through('k', it.render, (nonce) => ({ 'x-nonce': nonce }))).text()
    const bodies = [await visit(), await visit()]
    expect(it.count()).toBe(1)
    expect(bodies[0]).not.toBe(bodies[1])
    now = 10_001
    await visit()
    expect(it.count()).toBe(2)
  })

  it('tell the header the same nonce as the body', async () => {
    const cache = createPageCache(() => 0, 10)
    const it = page((nonce) => nonce)
    for (const key of ['k', 'k', null]) {
      const response = await cache.through(key, it.render, (nonce) => ({ 'x-nonce': nonce }))
      expect(await response.text()).toBe(response.headers.get('x-nonce'))
    }
  })

  it.each<[string, ResponseInit]>([
    ['a page that isn’t there', { status: 404 }],
    ['a redirect', { status: 302 }],
    [
      'a page that sets a cookie',
      { headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' } },
    ],
    ['something that is no page', { headers: { 'content-type': 'text/x-script' } }],
  ])('are never %s', async (_, init) => {
    const cache = createPageCache(() => 0, 10)
    const it = page(() => 'body', init)
    for (let i = 0; i < 2; i += 1) {
      const response = await cache.through('k', it.render, noHeaders)
      expect(response.status).toBe(init.status ?? 200)
      expect(await response.text()).toBe('body')
    }
    expect(it.count()).toBe(2)
  })
})
