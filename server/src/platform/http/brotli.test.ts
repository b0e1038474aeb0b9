import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inBrotli } from './brotli.ts'

const page = 'A page. '.repeat(500)
const answer = (headers = {}) =>
  new Response(page, {
    status: 404,
    headers: { vary: 'cookie', 'content-length': '4000', ...headers },
  })

describe('a whole page', () => {
  it.each(['br', 'gzip, deflate, br, zstd', 'br;q=0.5', '*;q=0, BR'])(
    'is in Brotli for %s',
    async (accepted) => {
      const response = await inBrotli(answer(), accepted)
      expect(response.status).toBe(404)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-encoding': 'br',
        vary: 'cookie, accept-encoding',
      })
      expect(response.headers.has('content-length')).toBe(false)
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect(bytes.length).toBeLessThan(200)
      expect(brotliDecompressSync(bytes).toString()).toBe(page)
    },
  )

  it.each([undefined, 'gzip', 'br;q=0', 'br;q=0.0, gzip', 'brotli'])(
    'is left as it is for %s',
    async (accepted) => {
      const response = answer()
      expect(await inBrotli(response, accepted)).toBe(response)
    },
  )

  it('is left as it is when it is compressed already, or has no body', async () => {
    for (const response of [answer({ 'content-encoding': 'gzip' }), new Response(null)])
      expect(await inBrotli(response, 'br')).toBe(response)
  })
})
