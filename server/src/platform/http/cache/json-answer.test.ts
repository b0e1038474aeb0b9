import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { JsonBody, takesGzip } from './json-answer.ts'

const long = JSON.stringify({ Name: 'رحلة '.repeat(400) })

describe('who takes gzip', () => {
  it.each([
    ['gzip, deflate, br, zstd', true],
    ['br;q=1.0, gzip;q=0.8', true],
    ['gzip;q=0.05', true],
    ['gzip;q=0, br', false],
    ['gzip;q=0.0', false],
    ['br', false],
    ['', false],
    [undefined, false],
  ])('%s: %s', (accepted, takes) => {
    expect(takesGzip(accepted)).toBe(takes)
  })
})

describe('an answer', () => {
  it('is compressed for who takes that, and says that it depends', async () => {
    const body = new JsonBody(long)
    for (let time = 0; time < 2; time += 1) {
      const answer = await body.answer({ gzip: true, headers: {} })
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(long)
    }
  })

  it('is the same for who does not, however often it is asked for', async () => {
    const body = new JsonBody(long)
    await body.answer({ gzip: true, headers: {} })
    for (let time = 0; time < 3; time += 1) {
      const answer = await body.answer({ gzip: false, headers: {} })
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(await answer.text()).toBe(long)
    }
  })

  it('that is short is never compressed', async () => {
    const answer = await new JsonBody('{"Data":1}').answer({ gzip: true, headers: {} })
    expect([...answer.headers]).toEqual([['content-type', 'application/json']])
    expect(await answer.text()).toBe('{"Data":1}')
  })
})
