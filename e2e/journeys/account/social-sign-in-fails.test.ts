import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import {
  comeBackAs,
  faultsOf,
  openProvider,
  providerButton,
  sees,
  type Provider,
} from '../../accounts.ts'
import { test } from '../../fixtures.ts'
import { onPhone } from '../../looks.ts'

const words = {
  en: {
    waiting: (name: Provider) => `Waiting for ${name}. Finish in the window that has opened.`,
    titles: { Google: 'Authentication failed', Facebook: 'Facebook authentication failed' },
    network: 'Network error. Please check your connection and try again.',
    down: 'Network error. Please check your connection and try again.',
    blocked: 'Pop-up blocked by browser. Please allow pop-ups and try again.',
    replaced: 'Sign-in cancelled.',
    taken:
      'An account already exists with the same email. Please try signing in with a different method.',
  },
  ar: {
    waiting: (name: Provider) => `في انتظار ${name}. أكمل في النافذة التي فُتحت.`,
    titles: { Google: 'لم يكتمل تسجيل الدخول', Facebook: 'لم يكتمل الدخول عن طريق Facebook' },
    network: 'تعذّر الاتصال. تحقق من الإنترنت وحاول مرة أخرى.',
    down: 'تعذّر الاتصال. تحقق من الإنترنت وحاول مرة أخرى.',
    blocked: 'منع المتصفح النافذة المنبثقة. اسمح بالنوافذ المنبثقة وحاول مرة أخرى.',
    replaced: 'أُلغي تسجيل الدخول.',
    taken: 'يوجد حساب بنفس البريد الإلكتروني. جرّب تسجيل الدخول بطريقة أخرى.',
  },
} as const

const LOOK = '**/AccountApi/GetExternalSignIn'
describe.each(onPhone)('in $language at $width px', (look) => {
  const t = words[look.language]
  const begin = async (page: Page, provider: 'Google' | 'Facebook'): Promise<Page> => {
    const popup = await openProvider(page, provider)
    await page.getByText(t.waiting(provider)).waitFor()
    return popup
  }
  const endsSilently = async (page: Page): Promise<void> => {
    await page.getByText(t.waiting('Google')).waitFor({ state: 'hidden' })
    expect(await page.locator('.toast').count()).toBe(0)
  }

  test('who turns back at the provider is told nothing', async ({ product }) => {
    const tab = await product.open(look)
    const { page } = tab
    await page.goto('/login')
    await (await begin(page, 'Google')).close()
    await endsSilently(page)
    const popup = await begin(page, 'Google')
    await popup.locator('button[name=cancel]').click()
    await endsSilently(page)
    await expect.poll(() => popup.isClosed()).toBe(true)
    expect(faultsOf(tab)).toEqual([])
  })

  test('each failure is told in words of its own', async ({ product }) => {
    const traveller = await product.newTraveller(look.language)
    const tab = await product.open(look)
    const { page } = tab
    await page.goto('/login')
    for (const provider of ['Google', 'Facebook'] as const) {
      const popup = await begin(page, provider)
      await popup.locator('button[name=fail]').click()
      await sees(page, t.titles[provider])
      await sees(page, t.network)
    }
    const known = { name: traveller.name, email: traveller.email }
    await comeBackAs(await begin(page, 'Facebook'), known)
    await sees(page, t.taken)

    await begin(page, 'Google')
    await providerButton(page, 'Facebook').click()
    await sees(page, t.replaced)
    await page.getByText(t.waiting('Facebook')).waitFor()
    expect(faultsOf(tab, 409)).toEqual([])
  })

  test('a connection that is lost, and a popup that may not open', async ({ product }) => {
    const { page } = await product.open(look)
    await page.goto('/login')
    await begin(page, 'Google')
    await page.route(LOOK, (route) => route.abort())
    await sees(page, t.network)
    await page.evaluate(() => {
      window.open = () => null
    })
    await providerButton(page, 'Google').click()
    await sees(page, t.blocked)
  })

  test('a provider that is down when we ask who it was', async ({ product }) => {
    const { page } = await product.open(look)
    await page.goto('/login')
    const popup = await openProvider(page, 'Apple')
    const control = `${product.sandboxUrl}/control`
    await popup.route('**/auth/external/callback/apple', async (route) => {
      await page.request.post(`${control}/identity/down`, { data: { seconds: 60 } })
      await route.continue()
    })
    try {
      await popup.getByRole('button', { name: /Omar Sherif/ }).click()
      await sees(page, t.down)
    } finally {
      await page.request.delete(control)
    }
  })
})
