import { expect, test } from 'vitest'
import { identityProviderConformance } from '../ports/testing/identity-provider.ts'
import { testProvider } from './identity-provider.ts'

const somebody = {
  issuer: 'https://provider.test',
  subject: 'g-1',
  email: 'nour@gmail.com',
  emailAuthoritative: true,
  name: 'Nour Mostafa',
  picture: null,
}

identityProviderConformance('the tests’ own stand-in', 'played', async () => {
  const provider = testProvider('Google')
  provider.willAnswer(somebody)
  const stateOf = (address: string) => ({ state: new URL(address).searchParams.get('state') ?? '' })
  return {
    provider,
    redirectUri: 'https://rihla.example/auth/external/callback/google',
    somebody,
    signIn: async (address) => ({ code: 'c', ...stateOf(address) }),
    cancel: async (address) => ({ error: 'access_denied', ...stateOf(address) }),
    fail: async (address) => ({ error: 'server_error', ...stateOf(address) }),
    breakDown: async () => provider.breakDown(),
    mend: async () => provider.mend(),
    close: async () => undefined,
  }
})

test('lets nobody in until it is told whom, and remembers who began', async () => {
  const provider = testProvider('Apple')
  const request = {
    state: 's',
    nonce: 'n',
    verifier: 'v',
    redirectUri: 'r',
    language: 'ar',
  } as const
  await provider.begin(request)
  expect(provider.begun).toEqual([request])
  const answer = { code: 'c', state: 's' }
  expect(await provider.finish(request, answer)).toEqual({ failed: 'refused' })
  provider.willAnswer({ failed: 'unreachable' })
  expect(await provider.finish(request, answer)).toEqual({ failed: 'unreachable' })
  provider.breakDown()
  await expect(provider.begin(request)).rejects.toThrow('out of order')
})
