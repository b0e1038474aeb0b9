import { isOthers, sessionHint } from '../session/session-hint.ts'
import { purgeTickets, TICKET_CACHE } from '../session/ticket-cache.ts'
import { KEPT_FOR } from '../session/use-own-tickets.ts'

/** What one device keeps of bookings at most; what was kept longest ago goes first. */
const MAX_PAGES = 30
const MAX_BYTES = 1_000_000

/** A page of a booking, to be shown at its own address when there is no connection. */
export type KeptPage = {
  readonly path: string
  /** What the list of kept pages calls it. */
  readonly title: string
  /** Its first day, `YYYY-MM-DD`: the list begins with what comes next. */
  readonly date: string
  readonly html: string
  /** In short: never in the place of a whole page that is of the same day, while there is one to be had. */
  readonly summary?: 'of a ticket' | 'of no ticket'
}

const answer = (text: string, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', ...more } })

/** Another user's pages are removed first. */
async function openCache(owner: string): Promise<Cache> {
  const cache = await caches.open(TICKET_CACHE)
  const stored = await cache.match(KEPT_FOR)
  if (stored && (await stored.text()) === owner) return cache
  await caches.delete(TICKET_CACHE)
  const anew = await caches.open(TICKET_CACHE)
  await anew.put(KEPT_FOR, answer(owner))
  return anew
}

/** Takes away what was kept longest ago until the rest is within the limits. */
async function bound(cache: Cache): Promise<void> {
  const pages: { request: Request; bytes: number }[] = []
  for (const request of await cache.keys()) {
    const bytes = Number((await cache.match(request))?.headers.get('x-bytes') ?? Number.NaN)
    if (Number.isFinite(bytes)) pages.push({ request, bytes })
  }
  let bytes = pages.reduce((sum, page) => sum + page.bytes, 0)
  for (const [at, page] of pages.entries()) {
    if (pages.length - at <= MAX_PAGES && bytes <= MAX_BYTES) return
    await cache.delete(page.request)
    bytes -= page.bytes
  }
}

/** Whether what is kept says all that a summary does, and more. */
async function isWhole(cache: Cache, { path, date }: KeptPage): Promise<boolean> {
  const headers = (await cache.match(path))?.headers
  return headers?.get('x-date') === date && !headers.has('x-summary')
}

async function put(cache: Cache, page: KeptPage): Promise<void> {
  const { path, title, date, html, summary } = page
  if (summary === 'of a ticket' && (await isWhole(cache, page))) return
  const bytes = String(new TextEncoder().encode(html).length)
  const headers = { 'x-title': encodeURIComponent(title), 'x-date': date, 'x-bytes': bytes }
  await cache.put(path, answer(html, { ...headers, ...(summary && { 'x-summary': summary }) }))
}

/** Whether this browser can keep pages at all: not without a secure address, nor in some private windows. */
export const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator

let last: Promise<unknown> = Promise.resolve()

/**
 * Keeps pages of a user's bookings on this device, and removes those at `gone`; answers whether they open
 * without a connection now. One call after the other: two that find another user's pages would each
 * remove what the other has kept.
 */
export function keepPages(
  owner: number,
  pages: readonly KeptPage[],
  gone: readonly string[] = [],
): Promise<boolean> {
  const keep = async (): Promise<boolean> => {
    // Somebody else has signed in meanwhile: what is kept is theirs.
    if (!canKeep() || isOthers(owner)) return false
    try {
      const cache = await openCache(String(owner))
      for (const path of gone) await cache.delete(path)
      for (const page of pages) await put(cache, page)
      await bound(cache)
      // Who has signed out meanwhile leaves nothing behind.
      if (!sessionHint()) purgeTickets()
      return sessionHint()
    } catch {
      // A browser that keeps nothing still shows the booking while there is a connection.
      return false
    }
  }
  const done = last.then(keep)
  last = done
  return done.then(async (kept) => kept && Boolean(await navigator.serviceWorker.ready))
}
