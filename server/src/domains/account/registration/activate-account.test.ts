import { describe, expect, test } from 'vitest'
import { purgeStale, issueActivationLink } from '../index.ts'
import { userByEmail } from '../store.ts'
import {
  accountApp,
  activate,
  countRows,
  follow,
  givenTraveller,
  PUBLIC_URL,
  registration,
  registrationEvents,
} from '../testing/account-app.ts'

const account = await accountApp()
const { app, call, clock, db, events, deps } = account

async function givenLink(email: string, headers: Record<string, string> = {}): Promise<string> {
  await call('/api/AccountApi/Register', registration({ Email: email }), { headers })
  const link = await issueActivationLink(
    deps,
    registrationEvents(events).at(-1)?.registrationId ?? 0,
  )
  return link ?? ''
}

const activations = (): number => events.filter(({ type }) => type === 'AccountActivated').length

describe('an activation link', () => {
  test('makes the account and leads to the landing page with a message', async () => {
    const link = await givenLink('first@example.com')
    expect(link).toMatch(/^http:\/\/rihla\.test\/account\/activate\?token=[\w-]{43}&lang=en$/)
    const landing = await follow(app, link)
    expect(landing.origin + landing.pathname).toBe(`${PUBLIC_URL}/`)
    expect(landing.searchParams.get('success')).toBe('true')
    expect(landing.searchParams.get('message')).toBe('Your account is active. You can sign in now.')
    const user = await userByEmail(db, 'first@example.com')
    expect(user?.activated_at).toEqual(clock.now())
    expect(events.at(-1)).toEqual({ type: 'AccountActivated', userId: user?.id })
  })

  test('speaks the language of the registration', async () => {
    const landing = await follow(
      app,
      await givenLink('arabic@example.com', { 'accept-language': 'ar-EG' }),
    )
    expect(landing.searchParams.get('message')).toBe('تم تفعيل حسابك. يمكنك تسجيل الدخول الآن.')
    expect(landing.searchParams.get('lang')).toBe('ar')
  })

  test('leads to a page in the language of what it says: the one chosen in this browser', async () => {
    const link = await givenLink('chosen@example.com', { 'accept-language': 'ar-EG' })
    const landing = await follow(app, link, { cookie: 'rihla-language=en' })
    expect(landing.searchParams.get('lang')).toBe('en')
    expect(landing.searchParams.get('message')).toBe('Your account is active. You can sign in now.')
  })

  test('works once, and says so whenever it is opened again within its day', async () => {
    const link = await givenLink('once@example.com')
    await follow(app, link)
    const users = await countRows(db, 'users')
    const again = await follow(app, link)
    expect(again.searchParams.get('success')).toBe('true')
    expect(again.searchParams.get('message')).toBe('Your account is already active.')
    expect(await countRows(db, 'users')).toBe(users)
    clock.advance(24 * 3600)
    expect((await follow(app, link)).searchParams.get('message')).toMatch(/expired or was/)
  })

  test('that was mailed before another one says that the account is there, too', async () => {
    const first = await givenLink('twice@example.com')
    const { registrationId = 0 } = registrationEvents(events).at(-1) ?? {}
    await follow(app, (await issueActivationLink(deps, registrationId)) ?? '')
    const message = (await follow(app, first)).searchParams.get('message')
    expect(message).toBe('Your account is already active.')
  })

  test('works once when it is opened ten times at the same moment', async () => {
    const link = await givenLink('race@example.com')
    const [activated, users] = [activations(), await countRows(db, 'users')]
    const landings = await Promise.all(Array.from({ length: 10 }, () => follow(app, link)))
    const messages = landings.map((page) => page.searchParams.get('message'))
    expect(messages.filter((text) => text?.includes('sign in now'))).toHaveLength(1)
    expect(messages.filter((text) => text?.includes('already active'))).toHaveLength(9)
    expect([activations() - activated, (await countRows(db, 'users')) - users]).toEqual([1, 1])
  })

  test('ends after a day', async () => {
    const link = await givenLink('late@example.com')
    clock.advance(24 * 3600)
    expect((await follow(app, link)).searchParams.get('success')).toBe('false')
  })

  test('is stale when the same e-mail was activated by another registration', async () => {
    const mine = await givenLink('both@example.com')
    const other = await givenLink('Both@example.com')
    expect((await follow(app, mine)).searchParams.get('success')).toBe('true')
    expect((await follow(app, other)).searchParams.get('success')).toBe('false')
  })

  test('is not used up by a scanner that only looks', async () => {
    const link = await givenLink('scanned@example.com')
    await app.request(link, { method: 'HEAD' })
    expect((await follow(app, link)).searchParams.get('success')).toBe('true')
  })

  test('cannot be made up', async () => {
    for (const query of [
      '',
      '?token=',
      '?token=x',
      "?token=' or ''='",
      '?token=a&token=b',
      '?token=%00',
    ])
      expect((await follow(app, `/account/activate${query}`)).searchParams.get('success')).toBe(
        'false',
      )
  })

  test('is neither kept by caches nor told to the next page', async () => {
    const response = await app.request('/account/activate?token=x')
    expect(response.status).toBe(302)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('is not given for a registration that is gone', async () => {
    await call('/api/AccountApi/Register', registration({ Email: 'gone@example.com' }))
    const { registrationId = 0 } = registrationEvents(events).at(-1) ?? {}
    await activate(account)
    expect(await issueActivationLink(deps, registrationId)).toBeNull()
  })
})

test('links are guessed a few times at most', async () => {
  const strict = await accountApp({ limitScale: 0.05 })
  const link = async () => {
    await strict.call('/api/AccountApi/Register', registration())
    return (
      (await issueActivationLink(
        strict.deps,
        registrationEvents(strict.events).at(-1)?.registrationId ?? 0,
      )) ?? ''
    )
  }
  for (let i = 0; i < 3; i += 1) await follow(strict.app, `/account/activate?token=${i}`)
  const refused = (await follow(strict.app, await link())).searchParams
  expect(refused.get('success')).toBe('false')
  expect(refused.get('message')).toMatch(/open this one again in a few minutes/)
})

test('what nobody activated or used is forgotten', async () => {
  await givenLink('forgotten@example.com')
  const person = await givenTraveller(account, { Email: 'idle@example.com' })
  await call('/api/AccountApi/Login', { Email: person.Email, Password: person.Password })
  clock.advance(6 * 86_400)
  await purgeStale(db, clock)
  expect(await countRows(db, 'registrations')).toBeGreaterThan(0)
  expect(await countRows(db, 'sessions')).toBe(1)
  clock.advance(25 * 86_400)
  await purgeStale(db, clock)
  expect(await countRows(db, 'registrations')).toBe(0)
  expect(await countRows(db, 'activation_links')).toBe(0)
  expect(await countRows(db, 'sessions')).toBe(0)
})
