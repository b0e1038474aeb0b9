import type { Page, Request, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../../fixtures.ts'
import { alive } from '../../quiet.ts'

/** Holds every script of ours back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const letGo = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route: Route) => {
    await letGo.promise
    await route.continue()
  })
  return () => letGo.resolve()
}

const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['alive'] !== undefined)

describe('before a page is alive', () => {
  test('a press is kept and done afterwards', async ({ product }) => {
    const { page, problems } = await product.open({ early: true })
    const letGo = await holdScripts(page)
    await page.goto('/activities')
    const list = page.getByRole('button', { name: 'List' })
    await list.click()
    expect(await isAlive(page)).toBe(false)
    letGo()
    await alive(page)
    await expect.poll(() => list.getAttribute('aria-pressed')).toBe('true')
    expect(problems).toEqual([])
  })

  test('a typed word stays, and is what the page knows of', async ({ product }) => {
    const { page } = await product.open({ language: 'ar', early: true })
    const letGo = await holdScripts(page)
    await page.goto('/login')
    const email = page.locator('input[type=email]')
    await email.fill('nour@example.com')
    letGo()
    await alive(page)
    await expect.poll(() => email.inputValue()).toBe('nour@example.com')
    await page.locator('input[type=password]').fill('Wrong@1234')
    const sent = page.waitForRequest(/AccountApi\/Login/)
    await page.locator('form button[type=submit]').click()
    expect((await sent).postDataJSON()).toMatchObject({ Email: 'nour@example.com' })
  })

  test('a sent form is sent by the page, once', async ({ product }) => {
    const { page } = await product.open({ early: true })
    const letGo = await holdScripts(page)
    await page.goto('/login')
    await page.locator('input[type=email]').fill('nour@example.com')
    await page.locator('input[type=password]').fill('Wrong@1234')
    const calls: Request[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/AccountApi/Login')) calls.push(request)
    })
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).search).toBe('')
    letGo()
    await expect.poll(() => calls.length).toBe(1)
    expect(calls[0]?.postDataJSON()).toMatchObject({
      Email: 'nour@example.com',
      Password: 'Wrong@1234',
    })
  })

  test('what is typed and pressed in a part that comes later is done then', async ({ product }) => {
    const { page, problems } = await product.open({ early: true })
    const letGo = await holdScripts(page)
    await page.goto('/')
    await page.getByRole('tab', { name: 'Activities' }).click()
    letGo()
    await alive(page)
    const tab = page.getByRole('tab', { name: 'Activities' })
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
    await page.getByRole('combobox').fill('balloon')
    await page.getByRole('button', { name: 'Search activities' }).click()
    await page.waitForURL('**/activities?searchText=balloon')
    expect(problems).toEqual([])
  })

  test.for([/entry\.client-.*\.js$/, /\/root-.*\.js$/])(
    'a script that doesn’t come is asked for once more, by loading the page again: %s',
    async (script, { product }) => {
      const { page } = await product.open({ early: true })
      let loads = 0
      page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
      // Whatever of the first page asks for it: some browsers try again by themselves what a preload didn't bring.
      await page.route(script, (route: Route) => (loads === 1 ? route.abort() : route.continue()))
      await page.goto('/activities')
      await expect.poll(() => loads, { timeout: 10_000 }).toBe(2)
      await alive(page)
    },
  )

  test('a link works by itself', async ({ product }) => {
    const { page } = await product.open({ early: true })
    await holdScripts(page)
    await page.goto('/')
    await page.locator('a[href="/login"]:visible').first().click()
    await page.waitForURL('**/login')
  })
})

/** Everything that a page asks for, in order, before its first script. */
async function askedBeforeScripts(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(path)
  await alive(page)
  return asked.slice(
    0,
    asked.findIndex((address) => address.endsWith('.js')),
  )
}

const PAGES = ['/', '/activities', '/hotels', '/cruises', '/trips', '/dayuses', '/transportation']

describe.each(['en', 'ar'] as const)('the first paint in %s', (language) => {
  test.for(PAGES)(
    'of %s waits for no stylesheet, no module and one font a script',
    async (path, { product }) => {
      const { page } = await product.open({ language, width: 390, early: true })
      const asked = await askedBeforeScripts(page, path)
      expect(asked.length).toBeGreaterThan(0)
      expect(asked.filter((address) => address.endsWith('.css'))).toEqual([])
      const fonts = asked.filter((address) => address.endsWith('.woff2'))
      expect(new Set(fonts).size).toBeLessThanOrEqual(language === 'ar' ? 2 : 1)
      const html = await (await page.request.get(path)).body()
      expect(html.length).toBeLessThan(400_000)
    },
  )
})
