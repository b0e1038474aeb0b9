import { addDays, toAddressDate } from '@rihla/contract/values/dates'
import { expect } from 'vitest'
import { test } from '../../fixtures.ts'
import { onPhone } from '../../looks.ts'
import { findStay, stayPath } from '../../stays.ts'

const words = {
  en: {
    none: 'Not available',
    noSailing: 'The ship doesn’t sail on these dates',
    move: /^Move to /,
  },
  ar: {
    none: 'غير متاح',
    noSailing: 'لا تبحر الباخرة في هذه التواريخ',
    move: /^نقل إلى/,
  },
} as const
const PATIENT = { timeout: 20_000 } as const

test.for(onPhone)(
  'a ship that comes back on another day says so, and moves the stay, in $language',
  async (look, { product }) => {
    const said = words[look.language]
    const sailing = await findStay(product, look.language, { cruise: true })
    const { page } = await product.open(look)
    await page.goto(stayPath({ ...sailing, to: addDays(sailing.to, 9) }, 'cruise'))
    await page.getByText(said.none).filter({ visible: true }).first().waitFor()
    await page
      .getByRole('button', { name: /(Edit|تعديل)$/ })
      .filter({ visible: true })
      .click()
    await page.getByText(said.noSailing).filter({ visible: true }).first().waitFor()
    await page.getByRole('button', { name: said.move }).filter({ visible: true }).click()
    await page.waitForURL(`**departure-date=${toAddressDate(sailing.to)}**`)
    expect(page.url()).toContain(`arrival-date=${toAddressDate(sailing.from)}`)
    const book = page.getByRole('button', { name: /^(Book|احجز)/ }).filter({ visible: true })
    await expect.poll(() => book.isEnabled(), PATIENT).toBe(true)
  },
)
