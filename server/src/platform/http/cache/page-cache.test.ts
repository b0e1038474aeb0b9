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

  it('what is being rendered while everything is forgotten isn’t kept', async () => {
    const cache = createPageCache(() => 0, 10)
    const old = Promise.withResolvers<Response>()
    const html = (body: string) =>
      new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    const before = cache.through('k', () => old.promise, noHeaders)
    cache.clear()
    old.resolve(html('old'))
    expect(await (await before).text()).toBe('old')
    const after = await cache.through('k', async () => html('new'), noHeaders)
    expect(await after.text()).toBe('new')
  })

  it('tell the header the same nonce as the body', async () => {
    const cache = createPageCache(() => 0, 10)
    const it = page((nonce) => nonce)
    for (const key of ['k', 'k', null]) {
      const response = await cache.through(key, it.render, (nonce) => ({ 'x-nonce': nonce }))
      expect(await response.text()).toBe(response.headers.get('x-nonce'))
    }
  })

  it.each(['k', null])(
    'a page in one text is answered as another is, with its status and headers (key %s)',
    async (key) => {
      const cache = createPageCache(() => 0, 10)
      const headers = new Headers({ 'content-type': 'text/html', 'content-language': 'ar' })
      const render = async (nonce: string) => ({
        html: `<p ${nonce}>رحلة</p>`,
        status: 404,
        headers,
      })
      const response = await cache.through(key, render, (nonce) => ({ 'x-nonce': nonce }))
      expect(response.status).toBe(404)
      expect(response.headers.get('content-language')).toBe('ar')
      expect(await response.text()).toBe(`<p ${response.headers.get('x-nonce')}>رحلة</p>`)
    },
  )

  it('are no more than so many bytes, the oldest out first, however large each is', async () => {
    let now = 0
    const cache = createPageCache(() => now, 10, 10_000)
    const it = page(() => 'ن'.repeat(500))
    for (let n = 0; n < 100; n += 1) {
      now += 1
      await cache.through(`k${n}`, it.render, noHeaders)
      expect(cache.size).toBeLessThanOrEqual(10_000)
    }
    expect(cache.size).toBeGreaterThan(8_000)
    await cache.through('k99', it.render, noHeaders)
    expect(it.count()).toBe(100)
    await cache.through('k0', it.render, noHeaders)
    expect(it.count()).toBe(101)
  })

  it('make room once their time is up', async () => {
    let now = 0
    const cache = createPageCache(() => now, 10, 10_000)
    for (let n = 0; n < 5; n += 1) await cache.through(`k${n}`, page(() => 'old').render, noHeaders)
    const before = cache.size
    now = 10_000
    await cache.through('new', page(() => 'new').render, noHeaders)
    expect(cache.size).toBeLessThan(before / 3)
  })

  it('keep nothing for an address without end, nor a page larger than their memory', async () => {
    const cache = createPageCache(() => 0, 10, 10_000)
    await cache.through('k'.repeat(2_000), page(() => 'body').render, noHeaders)
    await cache.through('k', page(() => 'x'.repeat(20_000)).render, noHeaders)
    expect(cache.size).toBe(0)
  })

  it.each([204, 304, 404])(
    'an answer %i without a body stays so, and is no fault',
    async (status) => {
      const cache = createPageCache(() => 0, 10)
      const render = async () => new Response(null, { status, headers: { 'x-reload': 'true' } })
      for (let i = 0; i < 2; i += 1) {
        const response = await cache.through('k', render, () => ({ vary: 'cookie' }))
        expect([response.status, response.body]).toEqual([status, null])
        expect(response.headers.get('x-reload')).toBe('true')
        expect(response.headers.get('vary')).toBe('cookie')
      }
    },
  )

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
