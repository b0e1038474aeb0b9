// Shows what is kept on the device when there is no connection: a booking at its own address, and at any
// other a page that says so. It sees pages alone, and touches nothing while the network answers.
const KEPT = 'rihla-tickets'
const OFFLINE = 'rihla-offline'
const PAGE = '/kept/offline'
const PATIENCE_MS = 6000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(activate()))

async function activate() {
  // The network is asked while the worker starts: a page comes no later than without one.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { mode, method, destination, url } = event.request
  if (mode !== 'navigate' || method !== 'GET' || destination !== 'document') return
  event.respondWith(answer(event, new URL(url)))
})

/**
 * The network's page; the kept one when there is none, or when it keeps us waiting too long, unless the
 * kept one itself has led here.
 */
async function answer(event, { pathname, searchParams }) {
  const network = Promise.resolve(event.preloadResponse).then((it) => it ?? fetch(event.request))
  const kept = await (await caches.open(KEPT)).match(pathname)
  if (!kept) return network.catch(offlinePage)
  if (searchParams.has('live')) return network.catch(() => kept)
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS))
  return Promise.race([network.catch(() => kept), late])
}

/** The page that says that there is no connection, with a list of what is kept. */
async function offlinePage() {
  const page = await (await caches.open(OFFLINE)).match(PAGE)
  if (!page) return Response.error()
  const rows = await keptRows()
  const html = (await page.text()).replace('<ul data-kept></ul>', () => `<ul>${rows}</ul>`)
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** What comes next first, then what is over, the newest first. */
async function keptRows() {
  const cache = await caches.open(KEPT)
  const rows = []
  for (const request of await cache.keys()) {
    const headers = (await cache.match(request))?.headers
    const date = headers?.get('x-date')
    if (!date) continue
    const title = escape(decodeURIComponent(headers.get('x-title') ?? ''))
    const { pathname } = new URL(request.url)
    rows.push({ date, html: `<li><a href="${pathname}"><bdi>${title}</bdi></a></li>` })
  }
  // Days are Cairo's, as bookings have them; `sv` writes them as they stand in `x-date`.
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Africa/Cairo' })
  rows.sort((a, b) => a.date.localeCompare(b.date))
  const coming = rows.filter(({ date }) => date >= today)
  const over = rows.filter(({ date }) => date < today).reverse()
  return [...coming, ...over].map(({ html }) => html).join('')
}

const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
