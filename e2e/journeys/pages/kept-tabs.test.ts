import { expect } from 'vitest'
import { test } from '../../fixtures.ts'
import { keepTabs } from '../../kept-tabs.ts'

test('a tab that is given back knows nothing of who had it', async ({ browser }) => {
  const tabs = keepTabs(browser)
  const first = await tabs.take({})
  await first.page.evaluate(async () => {
    localStorage.setItem('had', 'by another')
    sessionStorage.setItem('had', 'by another')
    document.cookie = 'had=by-another'
    await new Promise((done) => (indexedDB.open('had').onsuccess = done))
  })
  await first.page.route('**/login', (route) => route.abort())
  await tabs.giveBack(first, true)

  const second = await tabs.take({ width: 390 })
  expect(second.page).toBe(first.page)
  await second.page.goto('/login')
  const known = await second.page.evaluate(async () => [
    localStorage.getItem('had'),
    sessionStorage.getItem('had'),
    document.cookie.includes('had'),
    (await indexedDB.databases()).map(({ name }) => name).includes('had'),
    innerWidth,
  ])
  expect(known).toEqual([null, null, false, false, 390])
  expect(() => second.page.addInitScript(() => undefined)).toThrow('fresh: true')

  await tabs.giveBack(second, false)
  expect(second.page.isClosed()).toBe(true)
})
