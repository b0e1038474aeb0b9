import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { staff, tryLogIn } from '../../accounts.ts'
import { dayUsePath, test } from '../../fixtures.ts'
import { expectWell } from '../pages/looks-well.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    last: 'Last day',
    price: 'Price each day (EGP)',
    usual: 'Back to the price of all days',
    changes: /^\d days? changes?\.$/,
    save: 'Save',
    change: 'Change',
    allDays: 'Price of all days (EGP)',
    way: 'Discount',
    lowered: 'Price with the discount (EGP)',
    lastDay: 'Its last day',
    tag: 'Save 25%',
    // Both languages may meet the same offer.
    allDaysPrice: '4400',
    discounted: '3300',
    page: [/3,300|6,600/, /4,400|8,800/],
  },
  ar: {
    last: 'آخر يوم',
    price: 'سعر اليوم (ج.م)',
    usual: 'العودة إلى سعر كل الأيام',
    changes: /(سيتغير|ستتغير|سيتغيران)/,
    save: 'حفظ',
    change: 'تغيير',
    allDays: 'سعر كل الأيام (ج.م)',
    way: 'الخصم',
    lowered: 'السعر بعد الخصم (ج.م)',
    lastDay: 'آخر يوم للخصم',
    tag: 'وفّر 30%',
    allDaysPrice: '4800',
    discounted: '3360',
    page: [/3,360|6,720/, /4,800|9,600/],
  },
} as const

test.for(walkedIn('en'))(
  'a day-use is dearer for a season, and cheaper with a discount, on the site at once, in $language',
  async (look, { product }) => {
    const say = words[look.language]
    const offer = await product.findDayUse(2, look.language)
    const guest = await product.open(look)
    // Of one adult, or, on a phone, of the two.
    const shown = async (price: RegExp): Promise<void> => {
      await guest.page.goto(dayUsePath(offer, 2))
      await guest.page.getByText(price).filter({ visible: true }).first().waitFor()
    }
    const desk = await product.open(look)
    const { page } = desk
    await page.goto('/admin/login')
    await tryLogIn(page, staff.email, staff.password)
    await page.waitForURL((url) => url.pathname !== '/admin/login')
    await page.goto(`/desk/inventory?of=activity-${offer.id}&month=${offer.date.slice(0, 7)}`)

    const save = async (why: string): Promise<void> => {
      await page.getByText(say.changes).first().waitFor()
      await page.getByRole('button', { name: say.save, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill(why)
      await dialog.getByRole('button', { name: say.save, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await page.locator(`[data-day="${offer.date}"]`).click()
    await page.getByLabel(say.last).fill(addDays(offer.date, 1))
    await page.getByLabel(say.price).fill('4321')
    await save('Feast')
    await page.locator(`[data-day="${offer.date}"] [data-own]`).waitFor()
    await expectWell(desk, look, '/desk/inventory')
    await shown(/4,321|8,642/)

    await page.getByLabel(say.usual).check()
    await save('The feast is over')
    const row = page.getByRole('region', { name: /^(Price and discount|السعر والخصم)$/ })
    await row.getByRole('button', { name: say.change }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say.allDays).fill(say.allDaysPrice)
    await dialog.getByLabel(say.way, { exact: true }).selectOption('price')
    await dialog.getByLabel(say.lowered).fill(say.discounted)
    await dialog.getByLabel(say.lastDay).fill(addDays(cairoDate(new Date()), 30))
    await dialog.getByText(say.tag).waitFor()
    await dialog.getByRole('textbox').last().fill('Autumn')
    await dialog.getByRole('button', { name: say.change }).click()
    await dialog.waitFor({ state: 'detached' })
    for (const price of say.page) await shown(price)
  },
)
