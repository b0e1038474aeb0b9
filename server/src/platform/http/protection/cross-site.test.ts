import { getDestinations } from '@rihla/contract/catalogue/offer'
import { describe, expect, it } from 'vitest'
import { frontDoor, OUR_ORIGIN } from '../testing/front-door.ts'

const door = frontDoor()
let reached = 0
door.mount(getDestinations, async () => {
  reached += 1
  return []
})
door.http.post('/api/anything', (c) => {
  reached += 1
  return c.text('done')
})
door.http.get('/page', (c) => c.text('a page'))

const APPLICATION = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const cookie = { cookie: 'session=token-of-nour' }

type Combination = {
  applicationId: string | undefined
  origin: string | undefined
  site: string | undefined
}
const applicationIds = [undefined, '', APPLICATION] as const
const origins = [
  undefined,
  OUR_ORIGIN,
  'https://evil.example',
  'null',
  `${OUR_ORIGIN}.evil.example`,
  `${OUR_ORIGIN}:8443`,
  OUR_ORIGIN.replace('https', 'http'),
] as const
const sites = [undefined, 'same-origin', 'none', 'same-site', 'cross-site'] as const
const combinations: Combination[] = applicationIds.flatMap((applicationId) =>
  origins.flatMap((origin) => sites.map((site) => ({ applicationId, origin, site }))),
)

const headersOf = ({ applicationId, origin, site }: Combination): Record<string, string> => ({
  ...(applicationId !== undefined && { 'application-id': applicationId }),
  ...(origin !== undefined && { origin }),
  ...(site !== undefined && { 'sec-fetch-site': site }),
})

/** The rule in words: our header is there, and whatever the browser says of the origin is ours. */
const isOurs = ({ applicationId, origin, site }: Combination): boolean => {
  if (!applicationId) return false
  if (origin !== undefined) return origin === OUR_ORIGIN
  return site === undefined || site === 'same-origin' || site === 'none'
}

const get = async (headers: Record<string, string>) =>
  door.http.request(getDestinations.path, { headers })
const post = async (headers: Record<string, string>) =>
  door.http.request('/api/anything', { method: 'POST', headers })

describe('a call that a cookie signs in', () => {
  it.each(combinations.map((it) => [isOurs(it) ? 'passes' : 'is refused', it] as const))(
    '%s: %j',
    async (_, combination) => {
      const headers = { ...headersOf(combination), ...cookie }
      const ours = isOurs(combination)
      const before = reached
      expect([(await get(headers)).status, (await post(headers)).status]).toEqual(
        ours ? [200, 200] : [403, 403],
      )
      expect(reached - before).toBe(ours ? 2 : 0)
    },
  )

  it('was refused and let through above: the table isn’t one-sided', () => {
    expect(combinations.filter(isOurs)).toHaveLength(8)
    expect(combinations).toHaveLength(105)
  })

  it('is told why, in its language', async () => {
    const response = await post({ ...cookie, 'accept-language': 'ar' })
    expect(await response.json()).toMatchObject({
      code: 'cross_site',
      Error: 'هذا الطلب لم يصدر من موقعنا.',
    })
  })
})

describe('negative control: the same calls pass', () => {
  it('without a cookie, since there is nothing to forge', async () => {
    const answers = await Promise.all(combinations.map((it) => get(headersOf(it))))
    expect(new Set(answers.map((it) => it.status))).toEqual(new Set([200]))
  })

  it('with a token in Auth-Key beside the cookie', async () => {
    const signed = { ...cookie, 'auth-key': 'token-of-nour' }
    const answers = await Promise.all(
      combinations.map((it) => get({ ...headersOf(it), ...signed })),
    )
    expect(new Set(answers.map((it) => it.status))).toEqual(new Set([200]))
  })

  it('but not with an Auth-Key that is empty: the cookie signs in', async () => {
    expect((await post({ ...cookie, 'auth-key': '', origin: 'https://evil.example' })).status).toBe(
      403,
    )
  })

  it('outside the API, where links from elsewhere must work', async () => {
    const response = await door.http.request('/page', {
      headers: { ...cookie, 'sec-fetch-site': 'cross-site' },
    })
    expect(response.status).toBe(200)
  })
})
