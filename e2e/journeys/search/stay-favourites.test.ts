import { describe, expect } from 'vitest'
import { accountMenu, faultsOf, openSignedIn } from '../../accounts.ts'
import { dayUsePath, logIn, test } from '../../fixtures.ts'
import { findStay, stayPath } from '../../stays.ts'
import { onPhone } from '../../looks.ts'

const words = {
  en: {
    save: 'Save',
    saved: 'Saved',
    onDevice: 'Saved on this device',
    own: 'Your favourites',
    recent: 'Recently viewed',
    out: 'Log out',
  },
  ar: {
    save: 'حفظ',
    saved: 'محفوظ',
    onDevice: 'محفوظة على هذا الجهاز',
    own: 'مفضلتك',
    recent: 'شاهدتها مؤخرًا',
    out: 'تسجيل الخروج',
  },
} as const

describe.each(onPhone)('in $language at $width px', (look) => {
  const t = words[look.language]

  test('what a visitor saves goes to the account, and to its other devices', async ({
    product,
  }) => {
    const stay = await findStay(product, look.language, {})
    const traveller = await product.newTraveller(look.language)
    const here = await product.open(look)
    const { page } = here
    const list = (name: string) => page.getByRole('region', { name, exact: true })
    await page.goto(stayPath(stay))
    await page.getByRole('button', { name: t.save, exact: true }).click()
    await page.getByRole('button', { name: t.saved, exact: true }).waitFor()
    await page.goto('/hotels')
    await list(t.onDevice).getByRole('link', { name: stay.name }).waitFor()

    await page.goto('/login')
    await logIn(page, traveller)
    await page.goto('/hotels')
    await list(t.own).getByRole('link', { name: stay.name }).waitFor()
    await list(t.recent).getByRole('link', { name: stay.name }).waitFor()

    const there = await openSignedIn(product, look, traveller)
    await there.page.goto(stayPath(stay))
    await there.page.getByRole('button', { name: t.saved, exact: true }).click()
    const dayUse = await product.findDayUse(2, look.language)
    const told = there.page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/ChangeKeptOffers') &&
        (answer.request().postData() ?? '').includes('DayUse'),
    )
    await there.page.goto(dayUsePath(dayUse, 2))
    expect((await told).status()).toBe(200)

    await page.goto('/dayuses')
    await list(t.recent).getByRole('link', { name: dayUse.name }).waitFor()
    await page.goto('/hotels')
    await list(t.recent).getByRole('link', { name: stay.name }).waitFor()
    expect(await list(t.own).count(), 'forgotten there is forgotten here').toBe(0)

    await accountMenu(page).click()
    await page.getByRole('menuitem', { name: t.out }).click()
    await list(t.recent).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('rihla:kept') ?? '')).not.toContain(
      stay.name,
    )
    for (const tab of [here, there]) expect(faultsOf(tab)).toEqual([])
  })
})
