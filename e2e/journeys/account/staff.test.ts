import { describe, expect } from 'vitest'
import { faultsOf, openSignedIn, sees, staff, tryLogIn } from '../../accounts.ts'
import { test } from '../../fixtures.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    title: 'Admin Login',
    refused: ['Login Failed', 'Invalid credentials. Please try again.'],
    home: 'Staff',
    signOut: 'Sign out',
    denied: "Access Denied: You don't have permission to access this page.",
    missing: ['Write your e-mail', 'Write your password'],
  },
  ar: {
    title: 'دخول الإدارة',
    refused: ['لم يتم تسجيل الدخول', 'بيانات الدخول غير صحيحة. حاول مرة أخرى.'],
    home: 'فريق العمل',
    signOut: 'تسجيل الخروج',
    denied: 'غير مسموح بالدخول: ليس لديك صلاحية لعرض هذه الصفحة.',
    missing: ['اكتب بريدك الإلكتروني', 'اكتب كلمة المرور'],
  },
} as const

describe.each(walkedIn('ar'))('in $language at $width px', (look) => {
  const t = words[look.language]

  test('staff come in by their own door, and nobody else does', async ({ product }) => {
    const traveller = await product.newTraveller(look.language)
    const tab = await product.open(look)
    const { page } = tab
    await page.goto('/admin')
    await page.waitForURL('**/admin/login')
    await page.getByRole('heading', { name: t.title }).waitFor()
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    await page.locator('form button[type=submit]').click()
    for (const text of t.missing) await sees(page, text)
    await tryLogIn(page, staff.email, 'Staff@12345')
    for (const text of t.refused) await sees(page, text)
    await page.reload()
    await tryLogIn(page, traveller.email, traveller.password)
    for (const text of t.refused) await sees(page, text)
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .not.toContain('session')
    await tryLogIn(page, staff.email, staff.password)
    await page.getByRole('button', { name: t.signOut }).waitFor()
    await page.getByText(staff.email).waitFor()
    await page.getByRole('button', { name: t.signOut }).click()
    await page.waitForURL('**/admin/login')
    expect(faultsOf(tab, 400, 401)).toEqual([])
  })

  test('a traveller is denied the pages of staff', async ({ product }) => {
    const tab = await openSignedIn(product, look, await product.newTraveller(look.language))
    await tab.page.goto('/admin')
    await tab.page.getByRole('alert').getByText(t.denied).waitFor()
    expect(await tab.page.getByText(t.signOut).count()).toBe(0)
    expect(faultsOf(tab)).toEqual([])
  })
})
