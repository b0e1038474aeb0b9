import { addDays } from '@rihla/contract/values/dates'
import { expect } from 'vitest'
import { staff, tryLogIn } from '../../accounts.ts'
import { findRide, ridePath } from '../../buses.ts'
import { test } from '../../fixtures.ts'
import { expectWell } from '../pages/looks-well.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    everyDay: 'Every day',
    forGood: 'further notice',
    change: 'Change',
    to: 'To',
    from: 'From',
    price: 'Seat, one way (EGP)',
    effect: '3 departures get the new price.',
    done: 'The site shows it now',
    departures: 'Departures and seats',
    cancel: 'Cancel',
    cancelThis: 'Cancel this bus',
    cancelled: 'It is off the site.',
  },
  ar: {
    everyDay: 'كل يوم',
    forGood: 'إشعار آخر',
    change: 'تغيير',
    to: 'إلى',
    from: 'من',
    price: 'المقعد في اتجاه واحد (ج.م)',
    effect: '3 رحلات يتغير سعرها.',
    done: 'يظهر على الموقع الآن',
    departures: 'الرحلات والمقاعد',
    cancel: 'إلغاء',
    cancelThis: 'إلغاء الأتوبيس',
    cancelled: 'لم يعد معروضًا على الموقع.',
  },
} as const

test.for(walkedIn('ar'))(
  'a price of a bus for a season, and a bus that is cancelled, show on the site at once, in $language',
  async (look, { product }) => {
    const say = words[look.language]
    // Far from the days that other journeys book, and each language at a price of its own.
    const price = look.language === 'en' ? 4321 : 5432
    const shown = price.toLocaleString('en')
    const ride = await findRide(product, look.language, look.language === 'en' ? 20 : 24)
    const guest = await product.open(look)
    await guest.page.goto(ridePath(ride, 1))
    await guest.page.locator('.bus-trip').first().waitFor()
    const before = await guest.page.locator('#bus-going').textContent()
    expect(before).not.toContain(shown)

    const desk = await product.open(look)
    const { page } = desk
    await page.goto('/admin/login')
    await tryLogIn(page, staff.email, staff.password)
    await page.waitForURL((url) => url.pathname !== '/admin/login')
    await page.goto('/desk/buses')
    await page.locator('.desk-line-link').first().waitFor()
    await expectWell(desk, look, '/desk/buses')
    const { from, to } = ride
    await page.locator(`.desk-line-link[href$="from=${from.StationID}&to=${to.StationID}"]`).click()

    const row = page
      .locator('.desk-service')
      .filter({ hasText: say.everyDay })
      .filter({ hasText: say.forGood })
      .first()
    await row.getByRole('button', { name: say.change, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say.from, { exact: true }).fill(ride.out)
    await dialog.getByLabel(say.to, { exact: true }).fill(addDays(ride.out, 2))
    await dialog.getByLabel(say.price).fill(String(price))
    await dialog.getByText(say.effect).waitFor()
    await expectWell(desk, look, '/desk/buses, a change')
    await dialog.getByRole('textbox').last().fill('School holidays')
    await dialog.getByRole('button', { name: say.change, exact: true }).click()
    await page.getByText(say.done).waitFor()

    await guest.page.reload()
    await guest.page.getByText(shown).first().waitFor()

    // The season is a row of its own: its first day is cancelled.
    const season = page.locator('.desk-service').filter({ hasText: shown })
    await season.getByRole('button', { name: say.departures }).click()
    const departure = season.locator('.desk-departure')
    expect(await departure.first().textContent()).toContain(shown)
    await expectWell(desk, look, '/desk/buses, departures')
    await departure.first().getByRole('button', { name: say.cancel, exact: true }).click()
    await dialog.getByRole('textbox').fill('The road is closed')
    await dialog.getByRole('button', { name: say.cancelThis }).click()
    await page.getByText(say.cancelled).waitFor()
    await guest.page.reload()
    await guest.page.locator('.bus-trip').first().waitFor()
    expect(await guest.page.locator('#bus-going').textContent()).not.toContain(shown)
  },
)
