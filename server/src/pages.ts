import type { Hono } from 'hono'
import {
  chosenLanguage,
  defaultLanguage,
  isLanguage,
  languageOf,
  type Language,
} from '@rihla/contract/values/language'
import type { HttpEnv } from './platform/http/caller.ts'
import { inBrotli } from './platform/http/brotli.ts'
import { createPageCache, type WholePage } from './platform/http/cache/page-cache.ts'
import { pageHeaders } from './platform/http/protection/security-headers.ts'
import { oneATurn } from './platform/one-a-turn.ts'

/** The web's request handler, as its build gives it out. */
export type PageHandler = (
  request: Request,
  context: { nonce: string; clientAddress: string; requestId: string; whole: boolean },
) => Promise<Response | WholePage>

/** Addresses of scripts by others; null where we have none. */
export type ThirdPartyScripts = {
  readonly analyticsUrl: string | null
  readonly liveChatUrl: string | null
}

export type PageDeps = {
  readonly handler: PageHandler
  readonly gatewayOrigins: readonly string[]
  /** Scripts of others that a page may load, once its visitor agrees. */
  readonly scripts: ThirdPartyScripts
  readonly publicUrl: string
  readonly now: () => number
  /** Page addresses that may stand in a frame of ours. */
  readonly framedPaths: readonly string[]
  /** How long anonymous pages are cached; zero during development, so that changes show. */
  readonly keepSeconds: number
}

/** Some ten seconds of pages: whoever comes after them would leave before theirs. */
export const MOST_WAITING = 1000

const tooManyTexts: Readonly<Record<Language, string>> = {
  en: 'Many people are here right now. Please try again in a moment.',
  ar: 'الزوار كثيرون الآن. حاول مرة أخرى بعد لحظات.',
}
const tooMany = (language: Language): Response =>
  new Response(tooManyTexts[language], {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  })

const originOf = (address: string | null): string | null => address && new URL(address).origin

/** The language that the web renders a page in, where its address names none. */
const languageKey = ({ headers }: Request): Language =>
  chosenLanguage(headers.get('cookie')) ??
  languageOf(headers.get('accept-language')) ??
  defaultLanguage

/**
 * Hands everything that nothing else answered to the web; anonymous pages are kept for some seconds, or until what
 * they show has changed: `forget`.
 */
export function mountPages(app: Hono<HttpEnv>, deps: PageDeps): { forget(): void } {
  const cache = createPageCache(deps.now, deps.keepSeconds)
  const turn = oneATurn(MOST_WAITING)
  const admitted = {
    gateways: deps.gatewayOrigins,
    analytics: originOf(deps.scripts.analyticsUrl),
    liveChat: originOf(deps.scripts.liveChatUrl),
  }
  const secure = deps.publicUrl.startsWith('https:')
  app.all('*', async (c) => {
    const caller = c.get('caller')
    const { pathname, search } = new URL(c.req.url)
    const framed = deps.framedPaths.includes(pathname)
    const anonymous = c.req.method === 'GET' && caller.sessionToken === null && !framed
    // To open a page is to use the session: calls of its loaders, in this process, could renew no cookie.
    if (!anonymous) await caller.identity().catch(() => null)
    const key = anonymous ? `${languageKey(c.req.raw)} ${pathname}${search}` : null
    const response = await cache.through(
      key,
      async (nonce) => {
        if (!(await turn())) {
          const named = c.req.query('lang')
          return tooMany(isLanguage(named) ? named : languageKey(c.req.raw))
        }
        return deps.handler(c.req.raw, {
          nonce,
          clientAddress: caller.address,
          requestId: caller.requestId,
          whole: anonymous,
        })
      },
      (nonce) => ({
        ...pageHeaders(nonce, admitted, framed),
        ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
        'cache-control': anonymous ? 'private, max-age=0, must-revalidate' : 'no-store',
        vary: 'cookie, accept-language',
      }),
    )
    return anonymous ? inBrotli(response, c.req.header('accept-encoding')) : response
  })
  return { forget: () => cache.clear() }
}
