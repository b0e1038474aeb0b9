import { deviceTag } from '@rihla/contract/values/language'
import { expect } from 'vitest'
import { staff, tryLogIn } from '../../accounts.ts'
import { press, typeInto } from '../../by-keyboard.ts'
import { test } from '../../fixtures.ts'
import { expectWell } from '../pages/looks-well.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    headline: { en: 'Headline, English', ar: 'Headline, Arabic' },
    tabs: { en: 'English', ar: 'Arabic' },
    save: 'Save',
    unsaved: 'Not saved yet',
    saved: 'Everything is saved',
  },
  ar: {
    headline: { en: 'العنوان الرئيسي، بالإنجليزية', ar: 'العنوان الرئيسي، بالعربية' },
    tabs: { en: 'بالإنجليزية', ar: 'بالعربية' },
    save: 'حفظ',
    unsaved: 'لم يُحفظ بعد',
    saved: 'كل شيء محفوظ',
  },
} as const
const languages = ['en', 'ar'] as const

test.for(walkedIn('en'))(
  'an editor sees a new headline in both languages before it is saved, and readers after it, in $language',
  async (look, { product }) => {
    const say = words[look.language]
    const written = {
      en: `Egypt, written in ${look.language}`,
      ar: `مصر، مكتوبة بـ ${look.language}`,
    }
    const desk = await product.open(look)
    const { page } = desk
    await page.goto('/admin/login')
    await tryLogIn(page, staff.email, staff.password)
    await page.waitForURL((url) => url.pathname !== '/admin/login')
    await page.goto('/desk/content')

    // By keyboard alone.
    for (const language of languages) {
      const field = page.getByLabel(say.headline[language])
      await field.waitFor()
      await field.fill('')
      await typeInto(page, field, written[language])
    }
    await page.getByText(say.unsaved).waitFor()
    const preview = page.locator('.desk-content-preview')
    for (const language of languages) {
      await page.getByRole('tab', { name: say.tabs[language] }).click()
      await preview.getByRole('heading', { name: written[language] }).waitFor()
      expect(await preview.getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
    }
    await expectWell(desk, look, '/desk/content')

    await press(page, page.getByRole('button', { name: say.save, exact: true }))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('The season begins')
    await press(page, dialog.getByRole('button', { name: say.save, exact: true }))
    await page.getByText(say.saved).waitFor()

    for (const language of languages) {
      const reader = await product.open({ ...look, language })
      await reader.page.goto('/')
      await reader.page.getByRole('heading', { level: 1, name: written[language] }).waitFor()
    }
  },
)

test('somebody who is no staff can’t, by page or by call', async ({ product }) => {
  const { page } = await product.open({ language: 'en' })
  await page.goto('/desk/content')
  await page.waitForURL((url) => url.pathname === '/admin/login')
  const answer = await fetch(`${product.url}/api/Desk/Content?Table=hero_content`, {
    headers: { 'accept-language': deviceTag('en'), 'application-id': crypto.randomUUID() },
  })
  expect(answer.status).toBe(401)
})
