import type { Language } from '@rihla/contract/values/language'
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { faultsOf, openSignedIn, staff, tryLogIn } from '../../accounts.ts'
import { book, openBank, test, typeCard, type Product, type Tab } from '../../fixtures.ts'
import { expectWell } from '../pages/looks-well.ts'
import { looks, walkedIn, type TwoWidths } from '../../looks.ts'

/** Who books, as they write themselves; and how somebody types it who has heard it on the phone. */
const people = {
  en: { name: 'Rania Abdel Moneim', heard: 'ranya abdelmon3em' },
  ar: { name: 'ياسمين عبد الغفار', heard: 'yasmeen abdelghafar' },
} as const

const words = {
  en: {
    find: 'Find',
    unheard: 'we haven’t heard that it was paid',
    ask: 'Ask the gateway now',
    silent: 'The gateway doesn’t answer.',
    away: 'The gateway hasn’t answered since',
    here: 'It was paid, and it counts.',
    write: 'Write to the traveller',
    send: 'Send the mail',
    underWay: 'The mail is on its way',
    confirmed: 'Confirmed',
    found: 'Your payment is here, and your booking is confirmed.',
  },
  ar: {
    find: 'بحث',
    unheard: 'ولم يصلنا أنه دفع',
    ask: 'اسأل بوابة الدفع الآن',
    silent: 'بوابة الدفع لا ترد.',
    away: 'بوابة الدفع لا ترد منذ',
    here: 'العملية مدفوعة وقد احتُسبت',
    write: 'اكتب إلى المسافر',
    send: 'أرسل البريد',
    underWay: 'الرسالة في الطريق',
    confirmed: 'مؤكد',
    found: 'وصلت إلينا دفعتك وتأكد حجزك.',
  },
} as const

/** A clerk who has been told nothing is to be done by then. */
const MINUTES = 3
/** A card that pays, of which the shop never hears; and one of which half is taken. */
const UNHEARD = '4000 0000 0000 0507'
const HALF = '4000 0000 0000 0903'

const goDown = (product: Product, seconds: number) =>
  fetch(`${product.sandboxUrl}/control/down`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seconds }),
  })

/** Books by this name, and pays at the bank without ever coming back; answers the traveller's address. */
async function payAndLeave(product: Product, look: TwoWidths, card: string): Promise<string> {
  const traveller = await product.newTraveller(look.language)
  const { page } = await openSignedIn(product, look, traveller)
  await book(page, await product.findOffer(look.language))
  await page.locator('input[autocomplete=name]').fill(people[look.language].name)
  const bank = await openBank(page)
  await page.route(`${product.url}/**`, (route) => route.abort())
  const paid = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().startsWith(product.sandboxUrl),
  )
  await typeCard(bank, card)
  await paid
  await page.context().close()
  return traveller.email
}

/** Sits down at the desk. */
async function openDesk(product: Product, look: TwoWidths): Promise<Tab> {
  const desk = await product.open(look)
  await desk.page.goto('/desk')
  await tryLogIn(desk.page, staff.email, staff.password)
  await desk.page.waitForURL('**/desk')
  return desk
}

/** Finds the booking by its misspelt name. */
async function findIt(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: words[language].find }).first().click()
  await page.keyboard.type(people[language].heard)
  await page.getByRole('option', { name: people[language].name }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/desk/reservations/Activity/*')
}

const press = async (page: Page, name: string, submit = name): Promise<void> => {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name: submit }).click()
}

test.for(walkedIn('en'))(
  'a clerk finds a booking by a misspelt name, sees why it is stuck, mends it and tells its traveller, in $language',
  async (look, { product }) => {
    const say = words[look.language]
    const email = await payAndLeave(product, look, UNHEARD)
    await goDown(product, 600)
    const desk = await openDesk(product, look)
    const { page } = desk
    const began = Date.now()
    await findIt(page, look.language)
    await page.getByText(say.unheard).waitFor()
    await press(page, say.ask)
    await page.getByText(say.silent).first().waitFor()
    await page.getByText(say.away).waitFor()
    await expectWell(desk, look, 'a stuck payment')
    await goDown(product, 0)
    await press(page, say.ask)
    await page.getByText(say.here).waitFor()
    await page.getByText(say.confirmed, { exact: true }).first().waitFor()
    await press(page, say.write, say.send)
    await page.getByText(say.underWay).waitFor()
    expect(Date.now() - began).toBeLessThan(MINUTES * 60_000)
    await product.mailWith(email, say.found)
    expect(faultsOf(desk)).toEqual([])
  },
)

test('money that came not as agreed goes back from where its booking stands', async ({
  product,
}) => {
  const [, look] = looks
  const say = words.ar
  const email = await payAndLeave(product, look, HALF)
  const desk = await openDesk(product, look)
  const { page } = desk
  await page.getByText('سحبت بوابة الدفع مبلغًا غير المتفق عليه، أو سحبت مرتين.').first().waitFor()
  await page.getByRole('link', { name: 'افتح الحجز' }).last().click()
  await page.waitForURL('**/desk/reservations/Activity/*')
  await page.getByText(people.ar.name).first().waitFor()
  await page.getByText('بدلًا من').first().waitFor()
  await expectWell(desk, look, 'money that came not as agreed')
  await press(page, 'رد المبلغ')
  await page.getByText('المبلغ في طريقه إلى المسافر').waitFor()
  await product.mailWith(email, 'كما اتفقنا عليها')
  await press(page, say.write, say.send)
  await product.mailWith(email, 'بخصوص حجزك')
  expect(faultsOf(desk)).toEqual([])
})
