import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/** A page's requests that are still open, and how many it made in all. */
export type Traffic = { readonly open: Set<Request>; asked: number }

/** A stream stays open for as long as the page does. */
const neverEnds = (request: Request): boolean => request.url().endsWith('/NotificationsApi/Stream')

export function watchTraffic(page: Page): Traffic {
  const traffic: Traffic = { open: new Set(), asked: 0 }
  page.on('request', (request) => {
    if (neverEnds(request)) return
    traffic.open.add(request)
    traffic.asked += 1
  })
  page.on('requestfinished', (request) => traffic.open.delete(request))
  page.on('requestfailed', (request) => traffic.open.delete(request))
  return traffic
}

/**
 * Resolves once a page answers presses, parts of it that come alive soon included; at once for one that has
 * none of our scripts.
 */
export const alive = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      (document.documentElement.dataset['alive'] !== undefined &&
        !document.querySelector('[data-late=idle]')) ||
      (document.readyState === 'complete' && document.getElementById('bootstrap-data') === null),
  )

/** Resolves once the page has nothing left to do; one that is drawn anew all the time is never so. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done, { timeout: 1000 })))

/**
 * Waits until the page is alive and nothing is under way. Unlike 'networkidle' it needs no half second
 * of silence: a page that is idle without having asked for more asks for nothing more by itself.
 */
export async function untilQuiet({
  page,
  traffic,
}: {
  page: Page
  traffic: Traffic
}): Promise<void> {
  await alive(page)
  let before: number
  do {
    before = traffic.asked
    await idle(page)
    await expect.poll(() => traffic.open.size, { interval: 20, timeout: 30_000 }).toBe(0)
    await idle(page)
  } while (traffic.asked !== before)
}
