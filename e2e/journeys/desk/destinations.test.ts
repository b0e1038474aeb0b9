import { expect } from 'vitest'
import arabicTexts from '../../../web/app/domains/desk/messages.ar.ts'
import englishTexts from '../../../web/app/domains/desk/messages.en.ts'
import { staff, tryLogIn } from '../../accounts.ts'
import { press, typeInto } from '../../by-keyboard.ts'
import { test, type Look, type Product } from '../../fixtures.ts'
import { expectWell } from '../pages/looks-well.ts'
import { walkedIn } from '../../looks.ts'

const texts = { en: englishTexts, ar: arabicTexts } as const
const names = { en: 'Siwa', ar: 'سيوة' } as const

async function atTheDesk(product: Product, look: Look) {
  const desk = await product.open(look)
  await desk.page.goto('/admin/login')
  await tryLogIn(desk.page, staff.email, staff.password)
  await desk.page.waitForURL((url) => url.pathname !== '/admin/login')
  return desk
}

test.for(walkedIn('ar'))(
  'a place’s best season is written, and stands on its page at once, in $language',
  async (look, { product }) => {
    const t = texts[look.language]
    const season = { en: `Written in ${look.language}`, ar: `كُتبت بـ ${look.language}` }
    const desk = await atTheDesk(product, look)
    const { page } = desk
    await page.goto('/desk/destinations')
    await page.getByLabel(t.destinationFind).fill(names[look.language])
    await page.locator('.desk-rows li').nth(1).waitFor({ state: 'detached' })
    await expectWell(desk, look, '/desk/destinations')
    await press(page, page.locator('.desk-rows a').first())
    for (const language of ['en', 'ar'] as const) {
      const label = t.contentIn
        .replace('{what}', t['destination-BestTime'])
        .replace('{language}', t[`contentIn_${language}`])
      const field = page.getByLabel(label)
      await field.waitFor()
      await field.fill('')
      await typeInto(page, field, season[language])
    }
    await page.getByText(t.contentUnsaved, { exact: true }).waitFor()
    await expectWell(desk, look, 'a destination')
    await press(page, page.getByRole('button', { name: t.contentSave, exact: true }))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('The season is over')
    await press(page, dialog.getByRole('button', { name: t.contentSave, exact: true }))
    await page.getByText(t.contentAllSaved, { exact: true }).waitFor()

    const link = page.getByRole('link', { name: t.destinationPage })
    const address = (await link.getAttribute('href')) ?? ''
    for (const language of ['en', 'ar'] as const) {
      const reader = await product.open({ ...look, language })
      await reader.page.goto(address)
      await reader.page.getByText(season[language]).waitFor()
    }
    expect(desk.problems).toEqual([])
  },
)

test.for(walkedIn('en'))(
  'another photograph of an offer is put first, and stands on its page first, in $language',
  async (look, { product }) => {
    const t = texts[look.language]
    const { id } = await product.findOffer('en')
    const desk = await atTheDesk(product, look)
    const { page } = desk
    await page.goto(`/desk/inventory?of=activity-${id}`)
    const photos = page.locator('.desk-photos img')
    await photos.nth(1).waitFor()
    const second = (await photos.nth(1).getAttribute('src')) ?? ''
    const earlier = new RegExp(`^${t.photoEarlier.replace('{what}', '')}`)
    const section = page.getByRole('region', { name: t.offerPhotos })
    await press(page, section.getByRole('button', { name: earlier }).nth(1))
    await expect.poll(() => photos.first().getAttribute('src')).toBe(second)
    await expectWell(desk, look, 'photographs of an offer')
    await press(page, section.getByRole('button', { name: t.offerPhotosSave, exact: true }))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('The better view')
    await press(page, dialog.getByRole('button', { name: t.offerPhotosSave, exact: true }))
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await expect.poll(() => photos.first().getAttribute('src')).toBe(second)
    expect(desk.problems).toEqual([])
  },
)
