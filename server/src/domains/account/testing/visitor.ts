import { randomUUID } from 'node:crypto'
import type { ExternalProvider } from '@rihla/contract/account/external-login'
import { externalStartAddress } from '@rihla/contract/account/external-login'
import type { ProviderIdentity } from '../../../ports/identity-provider.ts'
import type { AccountApp, Answer } from './account-app.ts'

/** A person as Google vouches for them; say what differs. */
export const identity = (changes: Partial<ProviderIdentity> = {}): ProviderIdentity => ({
  issuer: 'https://accounts.google.com',
  subject: 'g-1001',
  email: 'nour@gmail.com',
  emailAuthoritative: true,
  name: 'Nour Adel',
  picture: null,
  ...changes,
})

export type SignIn = {
  State: string
  Provider: string | null
  Key: string | null
  Email: string | null
  DisplayName: string | null
  ReturnTo: string | null
}

/** A browser with a cookie jar that visits addresses and calls the API, of one account app. */
export function visitor({ app }: Pick<AccountApp, 'app'>) {
  const jar = new Map<string, string>()
  const applicationId = randomUUID()
  const cookies = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  function keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
  }

  /** Opens an address; answers where it leads. */
  async function visit(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (!headers.has('cookie')) headers.set('cookie', cookies())
    const response = await app.request(path, { ...init, headers })
    keepCookies(response)
    return response
  }

  async function call<T>(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await visit(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'application-id': applicationId,
        'accept-language': 'en-US',
        cookie: cookies(),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  /** Opens the popup; answers the state with which the provider was asked. */
  async function begin(provider: ExternalProvider, returnTo?: string): Promise<string> {
    const { headers } = await visit(externalStartAddress(provider, returnTo))
    const location = new URL(headers.get('location') ?? '', 'http://rihla.test')
    return location.searchParams.get('state') ?? ''
  }

  /** Comes back from the provider. */
  const comeBack = (provider: ExternalProvider, answer: Record<string, string>) =>
    visit(`/auth/external/callback/${provider.toLowerCase()}?${new URLSearchParams(answer)}`)

  const signInState = async (): Promise<SignIn> =>
    (await call<SignIn>('/api/AccountApi/GetExternalSignIn')).body.Data

  /** Posts to ExternalLogin what the server shows, with changes. */
  async function login(changes: Record<string, unknown> = {}, headers?: Record<string, string>) {
    const { Provider, Key, Email, DisplayName } = await signInState()
    const body = {
      Provider: Provider ?? '',
      Key: Key ?? '',
      Email,
      DisplayName,
      ImageUrl: null,
      ...changes,
    }
    return call<{ Token: string; UserId: number; FullName: string; Email: string | null }>(
      '/api/AccountApi/ExternalLogin',
      body,
      headers,
    )
  }

  /** Signs in through a provider, whose answer the test has set. */
  async function signInThrough(provider: ExternalProvider) {
    const state = await begin(provider)
    await comeBack(provider, { state, code: 'c-1' })
    return login()
  }

  return { jar, applicationId, visit, call, begin, comeBack, signInState, login, signInThrough }
}
