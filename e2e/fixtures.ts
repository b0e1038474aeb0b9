import type { Language } from '@rihla/contract/values/language'
import { addDays, cairoDate, toAddressDate, type CalendarDate } from '@rihla/contract/values/dates'
import { chromium, type Browser, type FrameLocator, type Page } from 'playwright-core'
import { test as base } from 'vitest'
import { eventually } from './crash/eventually.ts'
import { keepTabs, type KeptTabs } from './kept-tabs.ts'
import type { Site } from './start-product.ts'
import { ownSite, tags, type Look, type Tab } from './tabs.ts'

export type { Look, Tab } from './tabs.ts'

type Mail = { to: string; subject: string; text: string; html: string; at: string }

/** A traveller with an account that only this test uses. */
export type Traveller = { readonly name: string; readonly email: string; readonly password: string }
/** An activity that has places on a day. */
export type Offer = { readonly id: number; readonly name: string; readonly date: CalendarDate }

export type Product = Site & {
  /** Opens a browser that knows nothing of another, and is looked at in one tab. */
  open(look?: Look): Promise<Tab>
  /** Registers and activates an account by the link in the mail. */
  newTraveller(language?: Language): Promise<Traveller>
  findOffer(language?: Language): Promise<Offer>
  /** One that a guest more can join, on its day and on the next, after the two who book it. */
  findChangeable(language?: Language): Promise<Offer>
  /** One that has places left for so many, a fortnight ahead. */
  findDayUse(adults: number, language?: Language): Promise<Offer>
  /** A day at a hotel whose cancelling gives half back from now on: it is never free any more. */
  findHalfRefunded(language?: Language): Promise<Offer>
  mailsTo(email: string): Promise<Mail[]>
  /** Waits for the newest mail with these words in its subject or text. */
  mailWith(email: string, words: string | RegExp): Promise<Mail>
}

export const cards = { paid: '4111 1111 1111 1111', declined: '4000 0000 0000 0002' } as const

const flags = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A page lives for seconds here: what is compiled once more, better, must be called ten times as often as usual.
  '--js-flags=--invocation-count-for-maglev=4000,--invocation-count-for-turbofan=30000',
]

const names = { en: 'Nour Mostafa', ar: 'نور مصطفى' } as const

async function ask<T>(site: Site, path: string, language: Language, body?: object): Promise<T> {
  const answer = await fetch(site.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'accept-language': tags[language],
      'application-id': crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { Error: problem, Data } = (await answer.json()) as { Error: string | null; Data: T }
  if (problem !== null) throw new Error(`${path}: ${problem}`)
  return Data
}

async function mailsTo({ sandboxUrl }: Site, email: string): Promise<Mail[]> {
  const mails = await fetch(`${sandboxUrl}/mail/messages?to=${encodeURIComponent(email)}`)
  return (await mails.json()) as Mail[]
}

async function newTraveller(site: Site, language: Language): Promise<Traveller> {
  const email = `journey-${crypto.randomUUID()}@example.com`
  const traveller = { name: names[language], email, password: 'Traveller@1' }
  await ask(site, '/api/AccountApi/Register', language, {
    FullName: traveller.name,
    Email: email,
    Password: traveller.password,
    Country: 1,
    Phone: '+201012345678',
  })
  const link = await eventually('the activation mail', async () => {
    const [newest] = await mailsTo(site, email)
    return /http\S+\/account\/activate\S+/.exec(newest?.text ?? '')?.[0]
  })
  await fetch(link, { redirect: 'manual' })
  return traveller
}

type Found = { Data: { ActivityId: number; Name: string }[] }

const families = {
  activity: {
    search: '/api/ActivitiesApi/GetAll',
    details: '/api/ActivitiesApi/GetActivityDetails',
  },
  dayUse: { search: '/api/DayUseApi/GetAll', details: '/api/DayUseApi/GetDayUseDetails' },
} as const

type Details = { IsAvailable: boolean; Cancellation: { Percent: number }[] }
type Wanted = {
  readonly family?: keyof typeof families
  readonly adults?: number
  /** So many days ahead. */
  readonly ahead?: number
  /** Free on so many days from there. */
  readonly days?: number
  /** What cancelling gives back now, in percent of what was paid. */
  readonly refund?: number
}

/** One that has places left for so many, a fortnight ahead unless another day is wanted. */
async function findOffer(
  site: Site,
  language: Language,
  { family = 'activity', adults = 2, ahead = 14, days = 1, refund }: Wanted = {},
): Promise<Offer> {
  const paths = families[family]
  const date = addDays(cairoDate(new Date()), ahead)
  const search = {
    PageNumber: 1,
    PageSize: refund === undefined ? 20 : 100,
    Filters: { ActivityDate: date, AdultsCount: adults },
  }
  const { Data } = await ask<Found>(site, paths.search, language, search)
  for (const { ActivityId: id, Name: name } of Data) {
    const details = await Promise.all(
      Array.from({ length: days }, (_, day) => {
        const request = { Id: id, ArrivalDate: addDays(date, day), AdultsCount: adults }
        return ask<Details>(site, paths.details, language, request)
      }),
    )
    const isWanted = refund === undefined || details[0]?.Cancellation[0]?.Percent === refund
    if (details.every((day) => day.IsAvailable) && isWanted) return { id, name, date }
  }
  throw new Error(`Nothing can be booked on ${date}`)
}

/** What a failed test left on a page: its address, what has the focus, and its words. */
async function pageInWords(page: Page): Promise<string> {
  const words = page.evaluate(
    () => `${document.activeElement?.outerHTML.slice(0, 200)}\n${document.body.innerText}`,
  )
  return `Left on ${page.url()}\n${(await words.catch(String)).slice(0, 3000)}`
}

export const test = base.extend<{ browser: Browser; keptTabs: KeptTabs; product: Product }>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixtures that are asked for here
    async ({}, use) => {
      const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
      const browser = await chromium.launch({ executablePath, args: flags })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  keptTabs: [({ browser }, use) => use(keepTabs(browser)), { scope: 'worker' }],
  product: async ({ keptTabs, onTestFinished, task }, use) => {
    const site = ownSite()
    const tabs: Tab[] = []
    onTestFinished(async () => {
      for (const tab of tabs) {
        const isWell = task.result?.state !== 'fail'
        if (!isWell) console.error(await pageInWords(tab.page))
        await keptTabs.giveBack(tab, isWell)
      }
    })
    await use({
      ...site,
      async open(look = {}) {
        const tab = await keptTabs.take(look)
        tabs.push(tab)
        return tab
      },
      newTraveller: (language = 'en') => newTraveller(site, language),
      findOffer: (language = 'en') => findOffer(site, language),
      findChangeable: (language = 'en') => findOffer(site, language, { adults: 3, days: 2 }),
      findDayUse: (adults, language = 'en') =>
        findOffer(site, language, { family: 'dayUse', adults }),
      // Free until three days before, say: two days before at any hour half comes back, until twelve hours before.
      findHalfRefunded: (language = 'en') =>
        findOffer(site, language, { family: 'dayUse', ahead: 2, refund: 50 }),
      mailsTo: (email) => mailsTo(site, email),
      mailWith: (email, words) =>
        eventually(`a mail to ${email} that says ${words}`, async () =>
          (await mailsTo(site, email)).find(({ subject, text }) => {
            const mail = `${subject}\n${text}`
            return typeof words === 'string' ? mail.includes(words) : words.test(mail)
          }),
        ),
    })
  },
})

export const offerPath = ({ id, date }: Offer): string =>
  `/activity?id=${id}&arrival-date=${toAddressDate(date)}&adults=2`

export const dayUsePath = ({ id, date }: Offer, adults: number): string =>
  `/dayuse?id=${id}&arrival-date=${toAddressDate(date)}&adults=${adults}`

/** Presses Book on the page of an offer; ends at checkout. */
export async function book(page: Page, offer: Offer): Promise<void> {
  await page.goto(offerPath(offer))
  await page
    .getByRole('button', { name: /^(Book|احجز)/ })
    .filter({ visible: true })
    .click()
  await page.waitForURL('**/checkout')
  await page.locator('#checkout-form').waitFor()
}

/** Logs in on the page that is open. */
export async function logIn(page: Page, { email, password }: Traveller): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Goes on from the details to the payment, by bank card; ends with the bank's page in its frame. */
export async function openBank(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: /^(Continue to payment|متابعة إلى الدفع)/ }).click()
  await page.getByRole('radio').first().check()
  return pay(page)
}

/** Presses Pay; ends with the bank's page in its frame. */
export async function pay(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: /^(Pay|ادفع)/ }).click()
  const bank = page.frameLocator('iframe')
  await bank.locator('#number').waitFor()
  return bank
}

/** Types a card into the bank's page and sends it. */
export async function typeCard(bank: FrameLocator, number: string): Promise<void> {
  await bank.locator('#number').fill(number)
  await bank.locator('#expiry').fill('01/39')
  await bank.locator('#cvv').fill('123')
  await bank.locator('form button:not(.quiet)').click()
}
