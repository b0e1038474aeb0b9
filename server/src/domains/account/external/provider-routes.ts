import { EXTERNAL_DONE_PATH } from '@rihla/contract/account/external-login'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HttpEnv } from '../../../platform/http/caller.ts'
import type { IdentityProvider, ProviderAnswer } from '../../../ports/identity-provider.ts'
import type { AccountDeps } from '../deps.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { browserCookie, browserCookieName, ticketCookie } from './cookies.ts'
import { answersPerAddress, startsPerAddress } from './limits.ts'
import { ownPage } from './return-path.ts'
import { keepAnswer, stashProviderResponse } from './stash-provider-response.ts'

type Visit = Context<HttpEnv>

const leadTo = (c: Visit, address: string): Response => {
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(address, 303)
}

/**
 * The addresses that a browser visits on its way to a provider and back. They lie outside `/api`,
 * show nothing, and always end at the page EXTERNAL_DONE_PATH.
 */
export function providerRoutes(app: Hono<HttpEnv>, deps: AccountDeps): void {
  const named = (c: Visit): IdentityProvider | undefined =>
    deps.providers.find(({ name }) => name.toLowerCase() === c.req.param('provider'))
  const start = '/auth/external/start/:provider'
  const callback = '/auth/external/callback/:provider'

  app.get(start, async (c) => {
    const provider = named(c)
    if (!provider) return c.notFound()
    const { address, language } = c.get('caller')
    // A foreign page may not send people to sign in; nor do link previews (HEAD).
    const isForeign = c.req.header('sec-fetch-site') === 'cross-site'
    if (isForeign || c.req.method !== 'GET') return leadTo(c, '/login')
    if ((await deps.limits.count(startsPerAddress, address)) > 0)
      return leadTo(c, `${EXTERNAL_DONE_PATH}?problem=too-many`)
    const returnTo = ownPage(c.req.query('return'), deps.publicUrl)
    const begun = await beginSignIn(deps, provider, language, returnTo)
    c.header('set-cookie', browserCookie(begun.browserSecret, deps.publicUrl))
    return leadTo(c, begun.location ?? EXTERNAL_DONE_PATH)
  })

  app.get(callback, async (c) => {
    const provider = named(c)
    if (!provider) return c.notFound()
    if (c.req.method !== 'GET') return leadTo(c, EXTERNAL_DONE_PATH)
    return finish(c, deps, provider, c.req.query())
  })

  app.post(callback, bodyLimit({ maxSize: 64 * 1024 }), async (c) => {
    const provider = named(c)
    if (!provider) return c.notFound()
    const tooMany = await deps.limits.count(answersPerAddress, c.get('caller').address)
    const answer = tooMany > 0 ? {} : textsOf(await c.req.parseBody().catch(() => ({})))
    await keepAnswer(deps, provider, answer)
    const state = new URLSearchParams({ state: answer['state'] ?? '' })
    return leadTo(c, `${c.req.path}?${state}`)
  })
}

async function finish(
  c: Visit,
  deps: AccountDeps,
  provider: IdentityProvider,
  answer: ProviderAnswer,
): Promise<Response> {
  const { publicUrl, limits } = deps
  const browserSecret = c.get('caller').cookie(browserCookieName(publicUrl))
  const tooMany = await limits.count(answersPerAddress, c.get('caller').address)
  if (!browserSecret || tooMany > 0) return leadTo(c, EXTERNAL_DONE_PATH)
  const ticket = await stashProviderResponse(deps, provider, browserSecret, answer)
  if (ticket) c.header('set-cookie', ticketCookie(ticket, publicUrl))
  return leadTo(c, EXTERNAL_DONE_PATH)
}

/** What a provider may say; anything else that a form brings is not kept. */
const SAID = new Set(['state', 'code', 'error', 'iss', 'user'])

/** Only texts that a provider could have written: printable, and not without end. */
const textsOf = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).filter(
      (entry): entry is [string, string] =>
        SAID.has(entry[0]) && typeof entry[1] === 'string' && /^\P{Cc}{1,8000}$/u.test(entry[1]),
    ),
  )
