import { describe, expect } from 'vitest'
import {
  chooseCountry,
  comeBackAs,
  faultsOf,
  newEmail,
  openProvider,
  sees,
} from '../../accounts.ts'
import { accessibilityProblems } from '../../accessibility.ts'
import { test } from '../../fixtures.ts'
import { onPhone } from '../../looks.ts'

const words = {
  en: {
    title: 'One more thing: your nationality',
    field: 'Nationality',
    country: 'Egypt',
    done: 'Done',
    unchosen: ['Validation Error', 'Please select your nationality'],
    failed: ['Update Failed', 'Failed to update nationality. Please try again.'],
  },
  ar: {
    title: 'خطوة أخيرة: جنسيتك',
    field: 'الجنسية',
    country: 'مصر',
    done: 'تم',
    unchosen: ['بيانات ناقصة', 'من فضلك اختر جنسيتك'],
    failed: ['لم يتم التحديث', 'تعذّر حفظ الجنسية. حاول مرة أخرى.'],
  },
} as const

describe.each(onPhone)('in $language at $width px', (look) => {
  const t = words[look.language]

  test('somebody without a nationality is asked for it once', async ({ product }) => {
    const tab = await product.open(look)
    const { page } = tab
    await page.goto('/login')
    const popup = await openProvider(page, 'Google')
    await comeBackAs(popup, { name: 'Dina', email: newEmail(), ticks: ['hosted'] })
    const dialog = page.getByRole('dialog', { name: t.title })
    await dialog.waitFor()
    expect(await dialog.getByRole('button', { name: t.done }).isDisabled()).toBe(true)
    await dialog.getByRole('combobox').press('Escape')
    await dialog.getByRole('combobox').press('Enter')
    for (const text of t.unchosen) await sees(page, text)
    expect(await accessibilityProblems(page)).toEqual([])

    await chooseCountry(page, t.field, t.country)
    await page.route('**/SetOrUpdateCountry**', (route) => route.fulfill({ status: 400 }))
    await dialog.getByRole('button', { name: t.done }).click()
    for (const text of t.failed) await sees(page, text)
    await page.unroute('**/SetOrUpdateCountry**')
    await dialog.getByRole('button', { name: t.done }).click()
    await dialog.waitFor({ state: 'hidden' })

    // A session of its own looks again, and knows.
    const next = await page.context().newPage()
    const known = next.waitForResponse('**/HasNationality')
    await next.goto('/profile')
    expect(await (await known).json()).toMatchObject({ Data: true })
    await next.getByRole('definition').getByText(t.country).waitFor()
    expect(await next.getByRole('dialog').count()).toBe(0)
    expect(faultsOf(tab, 400)).toEqual([])
  })
})
