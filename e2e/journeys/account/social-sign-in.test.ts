import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import {
  accountMenu,
  comeBackAs,
  faultsOf,
  newEmail,
  openProvider,
  providerButton,
  sees,
} from '../../accounts.ts'
import { test } from '../../fixtures.ts'
import { onDesktop, onPhone, walkedIn } from '../../looks.ts'

const words = {
  en: {
    welcome: (name: string) => `Welcome back, ${name}!`,
    linked: /Google now signs you in to Rihla/,
    addEmail: 'Add e-mail',
    send: 'Send code',
    code: 'Verification code',
    confirm: 'Confirm e-mail',
    codeMail: /Your code to confirm this e-mail/,
    added: 'E-mail added',
    choose: 'Choose a password',
    loginFirst: 'Please login to continue.',
    network: 'Network error. Please check your connection and try again.',
    notSignedIn: 'You are not signed in',
    toLogin: 'Go to log in',
  },
  ar: {
    welcome: (name: string) => `أهلًا بعودتك يا ${name}!`,
    linked: /يمكنك الآن الدخول إلى رحلة بحساب/,
    addEmail: 'إضافة بريد',
    send: 'أرسل الكود',
    code: 'كود التحقق',
    confirm: 'تأكيد البريد',
    codeMail: /كود تأكيد بريدك الإلكتروني/,
    added: 'تمت إضافة البريد',
    choose: 'اختر كلمة مرور',
    loginFirst: 'سجّل الدخول للمتابعة.',
    network: 'تعذّر الاتصال. تحقق من الإنترنت وحاول مرة أخرى.',
    notSignedIn: 'لم يتم تسجيل دخولك',
    toLogin: 'إلى تسجيل الدخول',
  },
} as const

/** Makes the page believe that it is open in the browser of another app. */
const pretendInApp = (page: Page) =>
  page.addInitScript(() => {
    const value = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/440.0]'
    Object.defineProperty(navigator, 'userAgent', { value })
  })

describe.each(walkedIn('ar'))('in $language at $width px', (look) => {
  const t = words[look.language]

  test('Google signs in to the account that has the address, and tells by mail', async ({
    product,
  }) => {
    const traveller = await product.newTraveller(look.language)
    const tab = await product.open(look)
    const { page } = tab
    await page.goto('/profile')
    await page.waitForURL('**/login')
    const popup = await openProvider(page, 'Google')
    await comeBackAs(popup, { name: 'Somebody', email: traveller.email, ticks: ['hosted'] })
    await sees(page, t.welcome(traveller.name))
    await page.waitForURL('**/profile')
    await expect.poll(() => popup.isClosed()).toBe(true)
    await page.getByText(traveller.email).first().waitFor()
    await product.mailWith(traveller.email, t.linked)
    expect(faultsOf(tab)).toEqual([])
  })
})

describe.each(onDesktop)('in $language at $width px', (look) => {
  const t = words[look.language]

  test('Facebook signs in without an e-mail, which is added by a code', async ({ product }) => {
    const [name, email] = [`Tarek ${crypto.randomUUID()}`, newEmail()]
    const tab = await product.open(look)
    const { page } = tab
    await page.goto('/signup')
    await comeBackAs(await openProvider(page, 'Facebook'), { name })
    await sees(page, t.welcome(name))
    await page.getByRole('dialog').press('Escape')
    await page.goto('/profile')
    await page.getByRole('button', { name: t.addEmail }).click()
    await page.locator('input[name=email]').fill(email)
    await page.getByRole('button', { name: t.send }).click()
    const { text } = await product.mailWith(email, t.codeMail)
    await page.getByLabel(t.code).fill(/\b\d{6}\b/.exec(text)?.[0] ?? '')
    await page.getByRole('button', { name: t.confirm }).click()
    await sees(page, t.added)
    await page.getByRole('definition').getByText(email).waitFor()
    await page.getByRole('link', { name: t.choose }).click()
    await page.waitForURL('**/reset-password')
    expect(await page.locator('input[name=email]').inputValue()).toBe(email)
    expect(faultsOf(tab)).toEqual([])
  })
})

describe.each(onPhone)('in $language at $width px', (look) => {
  const t = words[look.language]

  test('Apple signs in by a form, with an address that hides the real one', async ({ product }) => {
    const tab = await product.open(look)
    const { page } = tab
    await page.goto('/login')
    const person = { name: 'Hana Zaki', email: newEmail(), ticks: ['hidden'] } as const
    await comeBackAs(await openProvider(page, 'Apple'), person)
    await sees(page, t.welcome(person.name))
    await page.getByRole('dialog').press('Escape')
    await accountMenu(page).click()
    await page.getByText('@privaterelay.appleid.example').waitFor()
    expect(faultsOf(tab)).toEqual([])
  })

  test('within another app the page itself goes to Google and comes back', async ({ product }) => {
    const tab = await product.open({ ...look, fresh: true })
    const { page } = tab
    await pretendInApp(page)
    const toGoogle = async (): Promise<void> => {
      await providerButton(page, 'Google').click()
      await page.locator('button[name=person]').first().waitFor()
    }
    await page.goto('/profile?from=app')
    await page.waitForURL('**/login')
    await sees(page, t.loginFirst)
    await toGoogle()
    await page.locator('button[name=cancel]').click()
    await page.waitForURL('**/login')
    await providerButton(page, 'Google').waitFor()
    expect(await page.locator('.toast').count()).toBe(0)
    await toGoogle()
    await page.locator('button[name=fail]').click()
    await page.getByRole('heading', { name: t.notSignedIn }).waitFor()
    await sees(page, t.network)
    await page.getByRole('link', { name: t.toLogin }).click()
    await toGoogle()
    await comeBackAs(page, { name: 'Dina', email: newEmail(), ticks: ['hosted'] })
    await page.waitForURL('**/profile?from=app')
    await accountMenu(page).waitFor()
    expect(page.context().pages()).toHaveLength(1)
    expect(faultsOf(tab)).toEqual([])
  })
})
