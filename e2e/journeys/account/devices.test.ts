import { describe, expect } from 'vitest'
import { faultsOf, openSignedIn, sees } from '../../accounts.ts'
import { test } from '../../fixtures.ts'
import { onDesktop } from '../../looks.ts'

const words = {
  en: {
    here: 'This device',
    signOut: /^Sign out ./,
    done: 'Device signed out',
    loginFirst: 'Please login to continue.',
    edit: 'Edit',
    save: 'Save',
    ask: 'Sign out of this device?',
    stay: 'Stay signed in',
    leave: 'Sign out',
    left: 'You are logged out',
  },
  ar: {
    here: 'هذا الجهاز',
    signOut: /^تسجيل الخروج من /,
    done: 'تم تسجيل الخروج من الجهاز',
    loginFirst: 'سجّل الدخول للمتابعة.',
    edit: 'تعديل',
    save: 'حفظ',
    ask: 'تسجيل الخروج من هذا الجهاز؟',
    stay: 'البقاء في حسابي',
    leave: 'تسجيل الخروج',
    left: 'تم تسجيل خروجك',
  },
} as const

describe.each(onDesktop)('in $language at $width px', (look) => {
  const t = words[look.language]

  test('of two devices one signs the other out, then itself', async ({ product }) => {
    const traveller = await product.newTraveller(look.language)
    const there = await openSignedIn(product, look, traveller)
    await there.page.goto('/profile')
    await there.page.getByRole('button', { name: t.edit, exact: true }).click()
    const here = await openSignedIn(product, look, traveller)
    const { page } = here
    await page.goto('/profile')
    const devices = page.getByRole('listitem').filter({
      has: page.getByRole('button', { name: t.signOut }),
    })
    await expect.poll(() => devices.count()).toBe(2)
    await devices.first().getByText(t.here).waitFor()
    await devices.last().getByRole('button').click()
    await sees(page, t.done)
    await expect.poll(() => devices.count()).toBe(1)

    // The other one goes on as if nothing had happened, until its next call.
    await there.page.locator('input[name=name]').fill('Somebody else')
    await there.page.getByRole('button', { name: t.save, exact: true }).click()
    await there.page.waitForURL('**/login')
    await sees(there.page, t.loginFirst)
    expect(faultsOf(there, 401)).toEqual([])

    await devices.first().getByRole('button').click()
    const question = page.getByRole('dialog', { name: t.ask })
    await question.getByRole('button', { name: t.stay }).click()
    await question.waitFor({ state: 'hidden' })
    await devices.first().getByRole('button').click()
    await question.getByRole('button', { name: t.leave }).click()
    await sees(page, t.left)
    await page.waitForURL((url) => url.pathname === '/')
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'session')).toBeUndefined()
    expect(faultsOf(here, 401)).toEqual([])
  })
})
