import type { Language } from '@rihla/contract/values/language'
import { loadTextsIn } from '../page.ts'
import { canKeep } from './kept-pages.ts'
import { offlinePage } from './offline-page.ts'

/** As the worker knows them. */
const WORKER = '/worker.js'
const CACHE = 'rihla-offline'
const PAGE = '/kept/offline'

/**
 * Keeps the page that is shown without a connection, in the visitor's language, and starts the worker that
 * shows it.
 */
export async function prepareOffline(language: Language): Promise<void> {
  if (!canKeep()) return
  try {
    const texts = await loadTextsIn(language, ['offline'])
    const html = offlinePage(language, (key, values) =>
      texts.read(language, 'offline', key, values),
    )
    const cache = await caches.open(CACHE)
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    await cache.put(PAGE, new Response(html, { headers }))
    await navigator.serviceWorker.register(WORKER)
    // The worker of before saw tickets of buses alone; the nearest one would go on answering for them.
    for (const it of await navigator.serviceWorker.getRegistrations())
      if (new URL(it.scope).pathname === '/bus-bookings') await it.unregister()
  } catch {
    // Without it the browser says itself that there is no connection.
  }
}
