import type { HotelPricing, RoomOffer } from '@rihla/contract/catalogue/hotels'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { deviceTag } from '@rihla/contract/values/language'
import { expect } from 'vitest'
import { staff, tryLogIn } from '../../accounts.ts'
import { test } from '../../fixtures.ts'
import { findStay, stayPath } from '../../stays.ts'
import { expectWell } from '../pages/looks-well.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    after: 'Month after',
    last: 'Last day',
    places: 'Places each day',
    price: 'Price each day (EGP)',
    tooFew: /\d+ sold, [1-9]\d* held; 0 is too few/,
    changes: '3 days change.',
    save: 'Save',
    done: '3 days were changed.',
  },
  ar: {
    after: 'الشهر التالي',
    last: 'آخر يوم',
    places: 'الأماكن كل يوم',
    price: 'سعر اليوم (ج.م)',
    tooFew: /مباع \d+ ومحجوز [1-9]\d*، و0 لا يكفي/,
    changes: 'ستتغير 3 أيام.',
    save: 'حفظ',
    done: 'تغيّرت 3 أيام.',
  },
} as const

test.for(walkedIn('ar'))(
  'places that are held stay, and a price for a season shows on the site at once, in $language',
  async (look, { product }) => {
    const say = words[look.language]
    const { hotelId, name } = await findStay(product, look.language, {})
    const call = async <T>(path: string, body?: object): Promise<T> => {
      const answer = await fetch(product.url + path, {
        headers: {
          'content-type': 'application/json',
          'accept-language': deviceTag(look.language),
          'application-id': crypto.randomUUID(),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      return ((await answer.json()) as { Data: T }).Data
    }
    const roomsOn = async (from: string) =>
      (
        await call<HotelPricing>(
          `/api/Hotels/${hotelId}/Pricing?ArrivalDate=${from}&DepartureDate=${addDays(from, 3)}&AdultsCount=2`,
        )
      ).Rooms
    // Far from the days that other journeys book.
    const far = addDays(cairoDate(new Date()), look.language === 'en' ? 120 : 180)
    let from = far
    let room: RoomOffer | undefined
    for (let at = 0; at < 50 && !room; at += 1) {
      from = addDays(far, at)
      room = (await roomsOn(from)).find(({ IsRoomAvailable }) => IsRoomAvailable)
    }
    if (!room) throw new Error('No room is free')
    const stay = { hotelId, name, from, to: addDays(from, 3) }
    await call('/api/Checkout/SetTempReservation', {
      Id: room.RoomId,
      ModuleType: 'Hotel',
      FromDate: stay.from,
      ToDate: stay.to,
      UserName: 'Mona Ali',
      SeatsNumber: 2,
      AdultsCount: 2,
      DepositAmount: 0,
      TempReseravtionId: 0,
    })
    const guest = await product.open(look)
    await guest.page.goto(stayPath(stay))
    await guest.page.getByText(room.Name).first().waitFor()

    const desk = await product.open(look)
    const { page } = desk
    await page.goto('/admin/login')
    await tryLogIn(page, staff.email, staff.password)
    await page.waitForURL((url) => url.pathname !== '/admin/login')
    await page.goto('/desk/inventory')
    await page.getByRole('combobox').fill(name)
    await page
      .getByRole('option', { name: `${name} · ${room.Name}` })
      .first()
      .click()
    const [year = 0, month = 0] = stay.from.split('-').map(Number)
    const [thisYear = 0, thisMonth = 0] = cairoDate(new Date()).split('-').map(Number)
    for (let at = 0; at < (year - thisYear) * 12 + month - thisMonth; at += 1)
      await page.getByRole('button', { name: say.after }).click()

    // By keyboard alone; the last day may be of the next month.
    const first = page.locator(`[data-day="${stay.from}"]`)
    await first.focus()
    await page.keyboard.press('Enter')
    await page.getByLabel(say.last).fill(addDays(stay.to, -1))
    await page.getByLabel(say.places).fill('0')
    await page.getByText(say.tooFew).first().waitFor()
    expect(await page.getByRole('button', { name: say.save, exact: true }).isDisabled()).toBe(true)
    await expectWell(desk, look, '/desk/inventory')

    await page.getByLabel(say.places).fill('')
    await page.getByLabel(say.price).fill('4321')
    await page.getByText(say.changes).waitFor()
    await page.getByRole('button', { name: say.save, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('High season')
    await dialog.getByRole('button', { name: say.save, exact: true }).click()
    await page.getByText(say.done).waitFor()

    const priced = (await roomsOn(from)).find(({ RoomId }) => RoomId === room.RoomId)
    expect(priced?.TotalPrice).toBe(3 * 4321)
    await guest.page.reload()
    const shown = (priced?.OfferPrice ?? priced?.TotalPrice ?? 0).toLocaleString('en')
    await guest.page.getByText(shown).first().waitFor()

    await page.goto('/desk/money')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectWell(desk, look, '/desk/money')
  },
)
