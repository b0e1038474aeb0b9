// Says that there is no connection where the browser would show an error of its own, and leads to what is
// kept on the device. It keeps nothing itself, and touches nothing but pages that the network can't bring.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]),
  ),
)

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event))
})

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return offline()
  }
}

const offline = () =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Offline | Rihla</title>
<style>body{margin:0;min-height:100dvh;display:grid;place-content:center;gap:36px;padding:24px;
font:17px/1.7 system-ui,sans-serif;background:#faf7f2;color:#171a3d}section{max-width:480px}
h1,h2{margin:0 0 8px;font-size:26px;line-height:1.3}p{margin:0 0 8px}
a{display:inline-flex;align-items:center;min-height:44px;margin-inline-end:24px;color:#0b5c61}</style></head>
<body><main><section><h1>You are offline</h1>
<p>This page needs a connection. Bus tickets that you opened on this device are still here.</p>
<a href="">Try again</a><a href="/bus-bookings">Your bus tickets</a></section>
<section lang="ar" dir="rtl"><h2>لا يوجد اتصال بالإنترنت</h2>
<p>هذه الصفحة تحتاج إلى اتصال. أما تذاكر الأتوبيس التي فتحتها على هذا الجهاز فما زالت هنا.</p>
<a href="">حاول مرة أخرى</a><a href="/bus-bookings">تذاكر الأتوبيس</a></section></main></body></html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  )
