import { toDayMonthYear } from '@rihla/contract/values/dates'
import type { Page } from 'playwright-core'
import { expect, describe } from 'vitest'
import { eventually } from '../../crash/eventually.ts'
import { accessibilityProblems } from '../../accessibility.ts'
import { cards, dayUsePath, logIn, openBank, pay, test, typeCard } from '../../fixtures.ts'

/** Opens a page and waits until it is interactive: earlier presses would be lost. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
}

const referenceOf = (text: string | null): string => /DAY-[A-Z0-9]{8}/.exec(text ?? '')?.[0] ?? ''

test('books a day at a hotel for 4 in English, from the home page to the mail', async ({
  product,
}) => {
  const traveller = await product.newTraveller()
  const offer = await product.findDayUse(4)
  const { page, problems } = await product.open({ language: 'en', width: 1280 })
  await open(page, '/')
  await page.getByRole('tab', { name: 'Day use' }).click()
  await page.getByRole('combobox', { name: 'Where to' }).fill(offer.name)
  await page.getByRole('textbox', { name: 'Date' }).fill(toDayMonthYear(offer.date))
  await page.getByRole('button', { name: 'Search day use' }).click()
  await page.waitForURL('**/dayuses?**')
  await page.getByText(/offers? found/).waitFor()
  await page.getByRole('link', { name: offer.name }).first().click()

  await page.waitForURL('**/dayuse?**')
  await page.getByRole('heading', { level: 1, name: offer.name }).waitFor()
  await page.getByRole('heading', { name: 'Included amenities' }).waitFor()
  await page.getByRole('button', { name: 'Edit' }).filter({ visible: true }).click()
  const more = page.getByRole('button', { name: 'More: Adults' })
  await more.click()
  await more.click()
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await page.getByText('Booking Updated').waitFor()
  await page.waitForURL('**&adults=4')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: /^Book/ }).filter({ visible: true }).click()
  await page.waitForURL('**/checkout')

  await page.getByLabel('Full name').fill(traveller.name)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: /Bank card/ }).check()
  await page.getByRole('button', { name: /^Pay EGP/ }).click()
  await page.waitForURL('**/login')
  await page.getByText('Please login to continue with your booking').waitFor()
  await logIn(page, traveller)
  await page.waitForURL('**/checkout')
  const bank = await pay(page)
  await typeCard(bank, cards.paid)

  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  const reference = referenceOf(await page.getByRole('main').textContent())
  expect(reference).not.toBe('')
  await page.getByRole('link', { name: 'See your reservation' }).click()
  await page.waitForURL('**/reservations/DayUse/*')
  await page.getByText('Confirmed').first().waitFor()
  const mail = await eventually('the confirmation mail', async () =>
    (await product.mailsTo(traveller.email)).find(({ text }) => text.includes(reference)),
  )
  expect(mail.to).toBe(traveller.email)
  expect(problems).toEqual([])
})

test('books a day at a hotel for 4 in Arabic on a phone', async ({ product }) => {
  const traveller = await product.newTraveller('ar')
  const offer = await product.findDayUse(4, 'ar')
  const { page, problems } = await product.open({ language: 'ar', width: 390 })
  await page.goto('/login')
  await logIn(page, traveller)
  await page.goto(dayUsePath(offer, 4))
  await page.getByRole('button', { name: /^احجز/ }).filter({ visible: true }).click()
  await page.waitForURL('**/checkout')
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await page.locator('input[name=phone]').fill('01012345678')
  const bank = await openBank(page)
  await typeCard(bank, cards.paid)
  await page.getByRole('heading', { name: 'تم الحجز' }).waitFor()
  expect(referenceOf(await page.getByRole('main').textContent())).not.toBe('')
  await page.getByRole('link', { name: 'شاهد حجزك' }).click()
  await page.waitForURL('**/reservations/DayUse/*')
  await page.getByText('داي يوز').first().waitFor()
  expect(problems).toEqual([])
})

test('Back from an offer returns to the same place in the list', async ({ product }) => {
  const { page, problems } = await product.open({ language: 'en', width: 1280 })
  await open(page, '/dayuses?hasFreeCancellation=true&page=2')
  const link = page.locator('.card-link').nth(10)
  const name = await link.textContent()
  await page.evaluate(() => {
    addEventListener('click', () => (document.documentElement.dataset['at'] = String(scrollY)), {
      capture: true,
      once: true,
    })
  })
  await link.click()
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
  const pressedAt = Number(await page.locator('html').getAttribute('data-at'))
  expect(pressedAt).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.waitForURL('**/dayuses?hasFreeCancellation=true&page=2')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(pressedAt)
  expect(await page.getByRole('link', { name: name ?? '', exact: true }).isVisible()).toBe(true)
  expect(problems).toEqual([])
})

test('/day-use leads to /dayuses with what it was asked for', async ({ product }) => {
  const { page } = await product.open()
  await page.goto('/day-use?adultsCount=4')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/dayuses?adultsCount=4')
  await page.getByRole('button', { name: 'Remove 4 adults' }).waitFor()
})

const words = {
  en: {
    error: 'Error',
    wrong: 'Oops! Something went wrong',
    again: 'Try Again',
    failed: 'Failed to load day use offers. Please try again.',
    empty: 'No data received from DayUse search API',
    details: 'Failed to fetch dayuse details',
    noDetails: 'No data received from dayuse details API',
    images: 'Failed to fetch dayuse images',
    noImages: 'No data received from dayuse images API',
    missing: 'Missing day use details',
    date: 'Invalid date format: 2026-12-17. Expected DD-MM-YYYY.',
    unavailable: 'Not available on this date',
    back: 'Back to offers',
    update: 'Failed to update booking details',
    config: 'Failed to load checkout configuration',
    reset: 'Reset Filters',
    edit: 'Edit',
    save: 'Save',
    book: /^Book/,
    found: /^90 offers found$/,
    stats: ['Average rating 4.9', '98% with free cancellation'],
  },
  ar: {
    error: 'خطأ',
    wrong: 'حدث خطأ ما',
    again: 'حاول مرة أخرى',
    failed: 'تعذّر تحميل عروض الداي يوز. حاول مرة أخرى.',
    empty: 'لم تصل نتائج البحث عن الداي يوز',
    details: 'تعذّر تحميل بيانات الداي يوز',
    noDetails: 'لم تصل بيانات الداي يوز',
    images: 'تعذّر تحميل صور الداي يوز',
    noImages: 'لم تصل صور الداي يوز',
    missing: 'بيانات الداي يوز ناقصة',
    date: 'صيغة التاريخ غير صحيحة: 2026-12-17. الصيغة المطلوبة DD-MM-YYYY.',
    unavailable: 'غير متاح في هذا التاريخ',
    back: 'العودة إلى العروض',
    update: 'تعذّر تحديث بيانات الحجز',
    config: 'تعذّر تحميل إعدادات الحجز',
    reset: 'إعادة الضبط',
    edit: 'تعديل',
    save: 'حفظ',
    book: /^احجز/,
    found: /^وجدنا 90 عرضًا$/,
    stats: ['متوسط التقييم 4.9', '98% بإلغاء مجاني'],
  },
} as const

const nothing = { status: 200, json: { Error: null, Data: null } }
const refused = { status: 400, json: { Error: '', Data: null, code: 'HTTP_400' } }

describe.each(['en', 'ar'] as const)('what is said in %s', (language) => {
  const say = words[language]

  test('when a search brings nothing, fails, and works again', async ({ product }) => {
    const { page } = await product.open({ language })
    await open(page, '/dayuses')
    await page.getByText(say.found).waitFor()
    for (const stat of say.stats) await page.getByText(stat).waitFor()
    const search = '**/api/DayUseApi/GetAll'
    await page.route(search, (route) => route.fulfill(nothing))
    await page.getByRole('checkbox').first().click()
    await page.getByRole('heading', { name: say.wrong }).waitFor()
    expect(await page.getByRole('alert').filter({ hasText: say.empty }).count()).toBe(2)
    await page.unroute(search)
    await page.route(search, (route) => route.fulfill(refused))
    await page.getByRole('button', { name: say.again }).click()
    await page.getByRole('alert').filter({ hasText: say.failed }).first().waitFor()
    await page.getByRole('alert').filter({ hasText: say.error }).first().waitFor()
    await page.unroute(search)
    await page.getByRole('button', { name: say.again }).click()
    await page.locator('.card-link').first().waitFor()
  })

  test('when nothing matches', async ({ product }) => {
    const { page } = await product.open({ language })
    await open(page, '/dayuses?searchText=nothing-has-this-name')
    await page.getByRole('main').getByRole('button', { name: say.reset }).last().click()
    await page.waitForURL('**/dayuses')
    await page.getByText(say.found).waitFor()
  })

  test('when a link names no offer, no date or a wrong one', async ({ product }) => {
    const { page } = await product.open({ language })
    for (const [address, text] of [
      ['/dayuse', say.missing],
      ['/dayuse?id=501', say.missing],
      ['/dayuse?id=501&arrival-date=2026-12-17', say.date],
    ] as const) {
      await page.goto(address)
      await page.getByRole('alert').filter({ hasText: text }).waitFor()
      await page.waitForURL((url) => url.pathname === '/dayuses')
    }
  })

  test('when an offer cannot be shown', async ({ product }) => {
    const { page } = await product.open({ language })
    await open(page, '/dayuses')
    for (const [answer, text] of [
      [nothing, say.noDetails],
      [refused, say.details],
    ] as const) {
      await page.route('**/api/DayUseApi/GetDayUseDetails', (route) => route.fulfill(answer))
      await page.locator('.card-link').first().click()
      await page.getByText(text).waitFor()
      await page.unroute('**/api/DayUseApi/GetDayUseDetails')
      await page.getByRole('button', { name: say.back }).click()
      await page.waitForURL('**/dayuses')
    }
  })

  test('when its pictures cannot, a date is full, a change or the booking fails', async ({
    product,
  }) => {
    const offer = await product.findDayUse(2, language)
    const { page } = await product.open({ language })
    await open(page, '/dayuses')
    for (const [answer, text] of [
      [nothing, say.noImages],
      [refused, say.images],
    ] as const) {
      await page.route('**/api/DayUseApi/GetDayUseImages', (route) => route.fulfill(answer))
      await page.locator('.card-link').first().click()
      await page.getByRole('alert').filter({ hasText: text }).waitFor()
      expect(await page.locator('.gallery-tile').count()).toBeGreaterThan(2)
      await page.unroute('**/api/DayUseApi/GetDayUseImages')
      await page.goBack()
      await page.locator('.card-link').first().waitFor()
    }
    await open(page, `/dayuse?id=${offer.id}&arrival-date=01-01-2031&adults=2`)
    await page.getByRole('status').filter({ hasText: say.unavailable }).waitFor()
    expect(
      await page
        .getByRole('button', { name: say.unavailable })
        .filter({ visible: true })
        .isDisabled(),
    ).toBe(true)

    await open(page, dayUsePath(offer, 2))
    await page.route('**/api/Checkout/CheckoutConfig', (route) => route.fulfill(refused))
    await page.getByRole('button', { name: say.book }).filter({ visible: true }).click()
    await page.getByRole('alert').filter({ hasText: say.config }).first().waitFor()
    await page.route('**/api/DayUseApi/GetDayUseDetails', (route) => route.fulfill(refused))
    await page.getByRole('button', { name: say.edit }).filter({ visible: true }).click()
    await page.getByRole('group').locator('.stepper-disc').last().click()
    await page.locator('form button[type=submit]').click()
    await page.getByRole('alert').filter({ hasText: say.update }).waitFor()
  })
})
