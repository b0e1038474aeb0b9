// Opens kept bus tickets when there is no connection. It sees pages below /bus-bookings alone, and
// touches nothing while the network answers.
const CACHE = 'rihla-tickets'
const LIST = '/bus-bookings'
const PATIENCE_MS = 6000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const { pathname } = new URL(event.request.url)
  if (pathname !== LIST && !/^\/bus-bookings\/\d+$/.test(pathname)) return
  event.respondWith(answer(event.request, pathname))
})

/** The network's page; the kept one when there is none, or when it keeps us waiting too long. */
async function answer(request, pathname) {
  const kept = await keptPage(pathname)
  const network = fetch(request)
  if (!kept) return network
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS))
  return Promise.race([network.catch(() => kept), late])
}

async function keptPage(pathname) {
  const cache = await caches.open(CACHE)
  return pathname === LIST ? keptList(cache) : cache.match(pathname)
}

/** A list of what is kept, where the real list can't be had. */
async function keptList(cache) {
  const rows = []
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (!/\/\d+$/.test(pathname)) continue
    const page = await cache.match(request)
    const title = decodeURIComponent(page?.headers.get('x-title') ?? pathname)
    rows.push(`<li><a href="${pathname}">${escape(title)}</a></li>`)
  }
  if (rows.length === 0) return undefined
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Rihla</title>
<style>body{font:17px/1.7 system-ui,sans-serif;background:#faf7f2;color:#171a3d;padding:24px;
max-width:560px;margin:auto}li{margin:14px 0}a{color:#0b5c61}</style></head><body><main>
<h1>Tickets on this device</h1><h2 lang="ar" dir="rtl">التذاكر المحفوظة على هذا الجهاز</h2>
<ul>${rows.join('')}</ul></main></body></html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
