import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  IdentityProvider,
  NoIdentity,
  ProviderIdentity,
  SignInRequest,
} from '../../ports/identity-provider.ts'
import { identityProviderConformance } from '../../ports/testing/identity-provider.ts'
import { apple } from './apple.ts'
import { facebook } from './facebook.ts'
import { google } from './google.ts'
import { registered, type Sandbox, startSandbox } from './testing/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const googleHere = () => google({ ...registered.google, issuer: `${sandbox.url}/identity/google` })
const appleHere = (change = {}) =>
  apple({ ...registered.apple, issuer: `${sandbox.url}/identity/apple`, ...change })
const facebookHere = (change = {}) =>
  facebook({
    ...registered.facebook,
    dialogUrl: `${sandbox.url}/identity/facebook/dialog/oauth`,
    graphUrl: `${sandbox.url}/identity/facebook`,
    ...change,
  })

/** The way back from a provider of this name. */
const wayBack = (name: string) => `${registered.shop}/auth/external/callback/${name}`

/** A bench on which this person of the sandbox's cast signs in. */
const bench = (provider: IdentityProvider, person: string, somebody: ProviderIdentity) => ({
  provider,
  redirectUri: wayBack(provider.name.toLowerCase()),
  somebody,
  signIn: (address: string) => sandbox.visit(address, { person }),
  cancel: (address: string) => sandbox.visit(address, { cancel: '1' }),
  fail: (address: string) => sandbox.visit(address, { fail: '1' }),
  breakDown: () => sandbox.goDown(3600),
  mend: () => sandbox.goDown(0),
  close: async () => undefined,
})

identityProviderConformance('Google, in the sandbox’s words', 'openid', async () =>
  bench(googleHere(), 'nour', {
    issuer: `${sandbox.url}/identity/google`,
    subject: '104729384756102938475',
    email: 'nour.mostafa@gmail.com',
    emailAuthoritative: true,
    name: 'Nour Mostafa',
    picture: `${sandbox.url}/identity/pictures/104729384756102938475.svg`,
  }),
)

identityProviderConformance('Apple, in the sandbox’s words', 'openid', async () => {
  const provider = appleHere()
  const omar = {
    issuer: `${sandbox.url}/identity/apple`,
    subject: '000431.7d0a4f2b9c6e4a1f8b3c5d7e9f0a1b2c.0911',
    email: 'omar.sherif@icloud.example',
    emailAuthoritative: true,
    name: null,
    picture: null,
  }
  // The name comes once: here it has come already.
  await signIn(provider, { person: 'omar' })
  return bench(provider, 'omar', omar)
})

identityProviderConformance('Facebook, in the sandbox’s words', 'code', async () =>
  bench(facebookHere(), 'mariam', {
    issuer: sandbox.url,
    subject: '10227384910283746',
    email: 'mariam.adel@example.com',
    emailAuthoritative: false,
    name: 'مريم عادل',
    picture: `${sandbox.url}/identity/pictures/10227384910283746.svg`,
  }),
)

let sequence = 0
const requestTo = (provider: IdentityProvider): SignInRequest => ({
  state: `own-state-${(sequence += 1)}`,
  nonce: `own-nonce-${sequence}`,
  verifier: `own-verifier-${sequence}-${'v'.repeat(43)}`,
  redirectUri: wayBack(provider.name.toLowerCase()),
  language: 'ar',
})

async function signIn(
  provider: IdentityProvider,
  form: Record<string, string>,
): Promise<ProviderIdentity | NoIdentity> {
  const request = requestTo(provider)
  const answer = await sandbox.visit(await provider.begin(request), form)
  return provider.finish(request, answer)
}

test.each([
  ['a gmail address', { person: 'nour' }, true],
  ['a hosted domain', { person: 'karim' }, true],
  ['a proven address elsewhere', { person: 'traveller' }, false],
  ['an unproven gmail address', { person: 'salma' }, false],
  [
    'an unproven address of a hosted domain',
    { person: 'other', name: 'A B', email: 'a@corp.example', hosted: 'on' },
    false,
  ],
  [
    'a look-alike of gmail',
    { person: 'other', name: 'A B', email: 'a@notgmail.com', verified: 'on' },
    false,
  ],
])('Google and %s', async (_what, form, emailAuthoritative) => {
  expect(await signIn(googleHere(), form)).toMatchObject({ emailAuthoritative })
})

test('Apple tells the name at the first authorisation, and never again', async () => {
  await sandbox.reset()
  const first = await signIn(appleHere(), { person: 'hana' })
  expect(first).toMatchObject({
    name: 'Hana Zaki',
    email: 'h4n7q2xk9z@privaterelay.appleid.example',
    emailAuthoritative: true,
  })
  expect(await signIn(appleHere(), { person: 'hana' })).toMatchObject({ name: null })
})

test('Facebook may know no e-mail', async () => {
  const told = await signIn(facebookHere(), { person: 'tarek' })
  expect(told).toMatchObject({ email: null, emailAuthoritative: false, name: 'Tarek Samir' })
})

test('the provider’s page is in the language of the visitor', async () => {
  for (const provider of [googleHere(), appleHere(), facebookHere()]) {
    const jar = await fetch(await provider.begin(requestTo(provider)), { redirect: 'manual' })
    const cookie = jar.headers.getSetCookie().map((one) => one.split(';')[0])
    const page = new URL(jar.headers.get('location') ?? jar.url, sandbox.url)
    const shown = await fetch(page, { headers: { cookie: cookie.join('; ') } })
    expect(await shown.text()).toContain('dir="rtl"')
  }
})

test('a wrong secret of ours is a refusal', async () => {
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const strange = key.export({ type: 'pkcs8', format: 'pem' }).toString()
  expect(await signIn(appleHere({ privateKey: strange }), { person: 'omar' })).toEqual({
    failed: 'refused',
  })
  expect(await signIn(facebookHere({ appSecret: 'wrong' }), { person: 'mariam' })).toEqual({
    failed: 'refused',
  })
})

test('a provider that is down throws at begin, and works once it is up', async () => {
  const provider = googleHere()
  await sandbox.goDown(3600)
  await expect(provider.begin(requestTo(provider))).rejects.toThrow()
  await sandbox.goDown(0)
  expect(await signIn(provider, { person: 'nour' })).toMatchObject({ name: 'Nour Mostafa' })
})
