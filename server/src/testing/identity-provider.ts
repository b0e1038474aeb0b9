import type {
  IdentityProvider,
  NoIdentity,
  ProviderIdentity,
  ProviderName,
  SignInRequest,
} from '../ports/identity-provider.ts'

/**
 * A provider in this process: answers as the test has set, and records which sign-ins were begun.
 */
export type TestProvider = IdentityProvider & {
  /** What `finish` answers from now on. */
  willAnswer(answer: ProviderIdentity | NoIdentity): void
  /** From now on the other side is out of order, until it is mended. */
  breakDown(): void
  mend(): void
  readonly begun: SignInRequest[]
}

/** A provider that refuses every sign-in until `willAnswer` sets an identity. */
export function testProvider(name: ProviderName): TestProvider {
  const begun: SignInRequest[] = []
  let next: ProviderIdentity | NoIdentity = { failed: 'refused' }
  let isDown = false
  return {
    name,
    begun,
    willAnswer: (answer) => void (next = answer),
    breakDown: () => void (isDown = true),
    mend: () => void (isDown = false),
    async begin(request) {
      if (isDown) throw new Error(`${name} is out of order`)
      begun.push(request)
      return `https://provider.test/authorize?${new URLSearchParams({ state: request.state })}`
    },
    async finish(request, answer) {
      if (answer['error'] === 'access_denied') return { failed: 'cancelled' }
      if (!answer['code'] || (answer['state'] ?? request.state) !== request.state)
        return { failed: 'refused' }
      return isDown ? { failed: 'unreachable' } : next
    },
  }
}
