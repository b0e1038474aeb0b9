import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type {
  IdentityProvider,
  ProviderAnswer,
  ProviderIdentity,
  SignInRequest,
} from '../identity-provider.ts'

/** An adapter with the provider's other side in hand. */
export type IdentityBench = {
  readonly provider: IdentityProvider
  readonly redirectUri: string
  /** The identity that the provider must report for the person who signs in here. */
  readonly somebody: ProviderIdentity
  /** That person opens the address and signs in; answers what comes back through the browser. */
  signIn(address: string): Promise<ProviderAnswer>
  cancel(address: string): Promise<ProviderAnswer>
  /** The provider has a fault while the person looks on. */
  fail(address: string): Promise<ProviderAnswer>
  /** From now on the other side is out of order, until it is mended. */
  breakDown(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

/**
 * What applies: `played`, a stand-in that has nothing to check; `code`, codes alone; `openid`, codes
 * that are tied to the sign-in by verifier and nonce.
 */
export type IdentityMeans = 'played' | 'code' | 'openid'

let requests = 0

/** What every adapter of IdentityProvider must do. */
export function identityProviderConformance(
  name: string,
  means: IdentityMeans,
  open: () => Promise<IdentityBench>,
): void {
  describe(`identity provider by ${name}`, () => {
    let bench: IdentityBench
    let provider: IdentityProvider
    let request: SignInRequest
    beforeAll(async () => {
      bench = await open()
      provider = bench.provider
    })
    beforeEach(() => {
      request = newRequest(bench.redirectUri)
    })
    afterAll(() => bench.close())

    const signedIn = async (it: SignInRequest) => bench.signIn(await provider.begin(it))
    const refused = { failed: 'refused' }

    test('leads to the provider with the state, and keeps the verifier to itself', async () => {
      const address = new URL(await provider.begin(request))
      expect(address.searchParams.get('state')).toBe(request.state)
      expect(address.href).not.toContain(request.verifier)
      expect(await provider.begin(newRequest(bench.redirectUri))).not.toBe(address.href)
    })

    test('proves who somebody is, the same person each time', async () => {
      const told = await provider.finish(request, await signedIn(request))
      expect(told).toEqual(bench.somebody)
      const again = newRequest(bench.redirectUri)
      const { issuer, subject } = bench.somebody
      const second = await provider.finish(again, await signedIn(again))
      expect(second).toMatchObject({ issuer, subject })
    })

    test('says when the person said no', async () => {
      const answer = await bench.cancel(await provider.begin(request))
      expect(await provider.finish(request, answer)).toEqual({ failed: 'cancelled' })
    })

    test('refuses an answer without a code, or with the state of another sign-in', async () => {
      const answer = await signedIn(request)
      const { code: _code, ...codeless } = answer
      expect(await provider.finish(request, codeless)).toEqual(refused)
      expect(await provider.finish(request, {})).toEqual(refused)
      const other = { ...answer, state: newRequest(bench.redirectUri).state }
      expect(await provider.finish(request, other)).toEqual(refused)
      expect(await provider.finish(request, answer)).toEqual(bench.somebody)
    })

    test('is unreachable while the other side is out of order, and well again afterwards', async () => {
      const answer = await signedIn(request)
      await bench.breakDown()
      expect(await provider.finish(request, answer)).toEqual({ failed: 'unreachable' })
      await bench.mend()
      const again = newRequest(bench.redirectUri)
      expect(await provider.finish(again, await signedIn(again))).toEqual(bench.somebody)
    })

    if (means === 'played') return
    describe('when it has codes to check', () => {
      test.each([
        ['made up', 'nonsense'],
        ['with a control character', '\u0000'],
        ['of an absurd length', 'x'.repeat(100_000)],
        ['that is an address', 'http://elsewhere.example/code'],
      ])('refuses a code %s, and never throws', async (_what, code) => {
        await provider.begin(request)
        const answer = { code, state: request.state }
        expect(await provider.finish(request, answer)).toEqual(refused)
      })

      test('takes a code once', async () => {
        const answer = await signedIn(request)
        expect(await provider.finish(request, answer)).toEqual(bench.somebody)
        expect(await provider.finish(request, answer)).toEqual(refused)
      })

      test('refuses a code that was sent to another address', async () => {
        const answer = await signedIn(request)
        const elsewhere = { ...request, redirectUri: `${bench.redirectUri}/elsewhere` }
        expect(await provider.finish(elsewhere, answer)).toEqual(refused)
      })

      test('tells a fault of the provider from a refusal', async () => {
        const answer = await bench.fail(await provider.begin(request))
        expect(await provider.finish(request, answer)).toEqual({ failed: 'unreachable' })
        const strange = { error: 'invalid_scope', state: request.state }
        expect(await provider.finish(request, strange)).toEqual(refused)
      })

      test('serves many sign-ins at once without mixing them up', async () => {
        const many = Array.from({ length: 5 }, () => newRequest(bench.redirectUri))
        const answers = await Promise.all(many.map(signedIn))
        const told = await Promise.all(
          many.map((it, place) => provider.finish(it, answers[place] ?? {})),
        )
        expect(told).toEqual(many.map(() => bench.somebody))
      })

      if (means === 'code') return
      test('refuses a code with another verifier', async () => {
        const answer = await signedIn(request)
        const { verifier } = newRequest(bench.redirectUri)
        expect(await provider.finish({ ...request, verifier }, answer)).toEqual(refused)
      })

      test('refuses a code of another sign-in, put into this one', async () => {
        const stolen = await signedIn(newRequest(bench.redirectUri))
        const answer = { ...stolen, state: request.state }
        expect(await provider.finish(request, answer)).toEqual(refused)
      })

      test('refuses a token with another nonce', async () => {
        const answer = await signedIn(request)
        const { nonce } = newRequest(bench.redirectUri)
        expect(await provider.finish({ ...request, nonce }, answer)).toEqual(refused)
      })
    })
  })
}

function newRequest(redirectUri: string): SignInRequest {
  const place = (requests += 1).toString().padStart(4, '0')
  return {
    state: `state-${place}-${'s'.repeat(32)}`,
    nonce: `nonce-${place}-${'n'.repeat(32)}`,
    verifier: `verifier-${place}-${'v'.repeat(43)}`,
    redirectUri,
    language: 'en',
  }
}
