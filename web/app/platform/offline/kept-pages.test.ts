// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { FakeCaches } from '../../testing/fake-caches.ts'
import { clearSessionHint, setSessionHint } from '../session/session-hint.ts'
import { TICKET_CACHE } from '../session/ticket-cache.ts'
import { keepPages, type KeptPage } from './kept-pages.ts'

let caches: FakeCaches
beforeEach(() => {
  caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({}) },
  })
  clearSessionHint()
  setSessionHint()
})

const page = (id: number, more: Partial<KeptPage> = {}): KeptPage => ({
  path: `/reservations/Activity/${id}`,
  title: 'غروب',
  date: '2026-12-17',
  html: `page ${id}`,
  ...more,
})
const kept = (): string[] =>
  [...(caches.all.get(TICKET_CACHE)?.keys() ?? [])].filter((it) => it.startsWith('/reservations'))
const textAt = async (id: number): Promise<string | undefined> =>
  caches.all.get(TICKET_CACHE)?.get(page(id).path)?.clone().text()

it('keeps thirty pages, without those that were kept longest ago', async () => {
  const pages = Array.from({ length: 31 }, (_, at) => page(at))
  await keepPages(7, pages)
  await keepPages(7, [page(1), page(40)])
  expect(kept()).toHaveLength(30)
  expect(await Promise.all([0, 1, 2, 40].map(textAt))).toEqual([
    undefined,
    'page 1',
    undefined,
    'page 40',
  ])
})

it('keeps a megabyte, counted as bytes', async () => {
  const html = 'ر'.repeat(200_000)
  await keepPages(7, [page(1, { html }), page(2, { html }), page(3, { html })])
  expect(kept()).toEqual([page(2).path, page(3).path])
})

it('leaves a whole page where a summary is no news, and removes what is gone', async () => {
  await keepPages(7, [page(1, { html: 'ticket' })])
  await keepPages(7, [page(1, { summary: 'of a ticket' }), page(2, { summary: 'of a ticket' })])
  expect(await textAt(1)).toBe('ticket')
  await keepPages(7, [page(1)], [page(2).path])
  expect(await textAt(1)).toBe('page 1')
  expect(kept()).toEqual([page(1).path])
})

it('renews a summary, and a whole page that is of another day or is none any more', async () => {
  const summary = { summary: 'of a ticket', html: 'pending' } as const
  await keepPages(7, [page(1, summary), page(2), page(3)])
  await keepPages(7, [
    page(1, { ...summary, html: 'paid' }),
    page(2, { ...summary, html: 'moved', date: '2026-12-19' }),
    page(3, { ...summary, html: 'cancelled', summary: 'of no ticket' }),
  ])
  expect(await Promise.all([1, 2, 3].map(textAt))).toEqual(['paid', 'moved', 'cancelled'])
  await keepPages(7, [page(1, { html: 'ticket' })])
  await keepPages(7, [page(1, summary)])
  expect(await textAt(1)).toBe('ticket')
})

it('keeps nothing of another user, also when both are kept at once', async () => {
  await Promise.all([keepPages(7, [page(1)]), keepPages(8, [page(2)]), keepPages(8, [page(3)])])
  expect(kept()).toEqual([page(2).path, page(3).path])
})

it('puts nothing of a user in the place of what is kept for who signed in after them', async () => {
  setSessionHint(8)
  await keepPages(8, [page(2)])
  expect(await keepPages(7, [page(1)])).toBe(false)
  expect(kept()).toEqual([page(2).path])
})

it('leaves nothing behind when its user signs out meanwhile', async () => {
  const keeping = keepPages(7, [page(1)])
  clearSessionHint()
  expect(await keeping).toBe(false)
  expect(caches.all.has(TICKET_CACHE)).toBe(false)
})

it('says that it could not, where the browser keeps nothing', async () => {
  caches.open = () => Promise.reject(new Error('full'))
  expect(await keepPages(7, [page(1)])).toBe(false)
})
