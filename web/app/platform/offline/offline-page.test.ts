import { languages } from '@rihla/contract/values/language'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished, test, vi } from 'vitest'
import ar from './messages.ar.ts'
import en from './messages.en.ts'
import { keptFrame } from './frame.ts'
import { offlinePage } from './offline-page.ts'

const texts = { en, ar }
const pageIn = (language: keyof typeof texts): string =>
  offlinePage(language, (key) => texts[language][key])

test.each(languages)('says in %s that there is no connection, and fetches nothing', (language) => {
  const html = pageIn(language)
  expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
  for (const text of Object.values(texts[language])) expect(html).toContain(text)
  expect(html).not.toMatch(/<link|src=|url\(/)
})

const workerFile = new URL('../../../public/worker.js', import.meta.url)
type FetchEvent = {
  request: Partial<Request>
  preloadResponse?: Promise<undefined>
  respondWith: (answer: Promise<Response>) => void
}

/** The worker with a network and with what is kept; answers what it says to a request, null: nothing. */
function startWorker(
  network: () => Promise<Response>,
  kept: Record<string, Response>,
  // Nobody waits for the patience of a slow line, unless it is over at once.
  later: (then: () => void) => void = () => {},
) {
  const listeners: Record<string, (event: FetchEvent) => void> = {}
  const shelf: Record<string, Record<string, Response>> = {
    'rihla-tickets': kept,
    'rihla-offline': { '/kept/offline': new Response(pageIn('ar')) },
  }
  const caches = {
    open: async (name: string) => ({
      match: async (it: string | Request) =>
        shelf[name]?.[typeof it === 'string' ? it : new URL(it.url).pathname]?.clone(),
      keys: async () =>
        Object.keys(shelf[name] ?? {}).map((path) => ({ url: `https://rihla.test${path}` })),
    }),
  }
  const self = {
    addEventListener: (type: string, listener: (event: FetchEvent) => void) => {
      listeners[type] = listener
    },
  }
  const around = { self, caches, fetch: network, setTimeout: later, Response, URL, Date, Promise }
  runInNewContext(readFileSync(workerFile, 'utf8'), around)
  return async (path: string, more: Partial<Request> = {}): Promise<string | null> => {
    let answer: Promise<Response> | null = null
    const request = {
      mode: 'navigate',
      method: 'GET',
      destination: 'document',
      url: `https://rihla.test${path}`,
      ...more,
    } as const
    listeners['fetch']?.({ request, respondWith: (it) => void (answer = it) })
    return answer === null ? null : (await (answer as Promise<Response>)).text()
  }
}

const ticket = (html: string, title: string, date: string): Response =>
  new Response(html, { headers: { 'x-title': encodeURIComponent(title), 'x-date': date } })
const noLine = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
const kept = {
  '/kept/owner': new Response('7'),
  '/reservations/Activity/1': ticket('long ago', 'أبو سمبل', '2020-01-01'),
  '/reservations/Hotel/3': ticket('much later', '<b>$& Nile', '2999-02-01'),
  '/bus-bookings/2': ticket('soon', 'Cairo – Luxor', '2999-01-01'),
}

it('shows the network’s page while there is one', async () => {
  const ask = startWorker(async () => new Response('live'), kept)
  expect(await ask('/bus-bookings/2')).toBe('live')
  expect(await ask('/hotels')).toBe('live')
})

it('shows a kept booking at its address, and elsewhere what is kept, the next first', async () => {
  const ask = startWorker(noLine, kept)
  expect(await ask('/bus-bookings/2')).toBe('soon')
  const html = (await ask('/hotels?adults=2')) ?? ''
  expect(html).toContain(ar.title)
  const rows = [...html.matchAll(/<li><a href="([^"]+)"><bdi>(.+?)<\/bdi>/g)]
  expect(rows.map(([, href, title]) => [href, title])).toEqual([
    ['/bus-bookings/2', 'Cairo – Luxor'],
    ['/reservations/Hotel/3', '&lt;b>$&amp; Nile'],
    ['/reservations/Activity/1', 'أبو سمبل'],
  ])
})

it('shows the kept booking on a slow line, which says so and leads to the network’s alone', async () => {
  const html = keptFrame('en', 'Ticket', '<main></main>')
  const again = /<a href="([^"]+)">Open the page itself</.exec(html)?.[1]
  const line = Promise.withResolvers<Response>()
  const ask = startWorker(
    () => line.promise,
    { '/bus-bookings/2': new Response(html) },
    (then) => then(),
  )
  expect(await ask('/bus-bookings/2')).toContain('A copy kept on this device')
  const live = ask(`/bus-bookings/2${again}`)
  line.resolve(new Response('live'))
  expect(await live).toBe('live')
})

it('shows the kept booking all the same where the network is asked alone and does not answer', async () => {
  const ask = startWorker(noLine, kept)
  expect(await ask('/bus-bookings/2?live')).toBe('soon')
})

it('takes the day from Cairo: what ended there an hour ago comes last', async () => {
  // Half past midnight in Cairo, while it is still the day before in London.
  vi.useFakeTimers({ now: new Date('2026-12-10T22:30:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const ask = startWorker(noLine, {
    '/reservations/Activity/1': ticket('', 'over', '2026-12-10'),
    '/reservations/Activity/2': ticket('', 'today', '2026-12-11'),
  })
  expect((await ask('/'))?.match(/<bdi>\w+/g)).toEqual(['<bdi>today', '<bdi>over'])
})

it('touches nothing but pages', async () => {
  const ask = startWorker(noLine, kept)
  expect(await ask('/api/HotelsApi/GetAll', { mode: 'cors', destination: '' })).toBeNull()
  expect(await ask('/login', { method: 'POST' })).toBeNull()
  expect(await ask('/frame', { destination: 'iframe' })).toBeNull()
})
