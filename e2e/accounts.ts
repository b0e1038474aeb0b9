import { expect } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import type { Look, Product, Tab, Traveller } from './fixtures.ts'
import type { TwoWidths } from './looks.ts'

/** The demo's staff account, which the start script prints. */
export const staff = { email: 'staff@rihla.example', password: 'Staff@1234' }

export const newEmail = (): string => `journey-${crypto.randomUUID()}@example.com`

/** Waits for a toast or another short text; it may be gone again soon. */
export const sees = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor()

/** What went wrong in a tab, except for refusals that the test itself provokes. */
export const faultsOf = ({ problems }: Tab, ...expected: number[]): string[] =>
  problems.filter((text) => !expected.some((status) => text.includes(`status of ${status} `)))

/** Types into the login form that is open, and sends it. */
export async function tryLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').click()
}

/** Signs in a browser that has a tab, past our pages: its next page finds the session. */
export async function signIn(
  context: BrowserContext,
  { url }: Product,
  { email, password }: Pick<Traveller, 'email' | 'password'>,
): Promise<void> {
  const [page] = context.pages()
  if (!page) throw new Error('Who signs in has a tab')
  const answer = await context.request.post(`${url}/api/AccountApi/Login`, {
    headers: {
      'application-id': crypto.randomUUID(),
      origin: url,
      // As the page's own call says it: mails go by it.
      'accept-language': await page.evaluate(() => navigator.language),
    },
    data: { Email: email, Password: password },
  })
  expect(answer.status()).toBe(200)
  await page.evaluate(() => localStorage.setItem('rihla:signed-in', 'true'))
}

/** A tab of a signed-in user. */
export async function openSignedIn(
  product: Product,
  look: TwoWidths & Pick<Look, 'worker' | 'fresh'>,
  traveller: Traveller,
): Promise<Tab> {
  const tab = await product.open(look)
  await signIn(tab.page.context(), product, traveller)
  return tab
}

export const accountMenu = (page: Page) =>
  page.getByRole('button', { name: /^(Your account|حسابك)$/ })

/** Chooses a country in the field that suggests them. */
export async function chooseCountry(page: Page, label: string, country: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.fill(country)
  await page.getByRole('option', { name: country, exact: true }).click()
}

export type Provider = 'Google' | 'Facebook' | 'Apple'

export const providerButton = (page: Page, provider: Provider) =>
  page.getByRole('button', { name: new RegExp(`(with|باستخدام) ${provider}$`) })

/** Presses the button of a provider; ends with the provider's own page in its popup. */
export async function openProvider(page: Page, provider: Provider): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await providerButton(page, provider).click()
  const popup = await opened
  await popup.locator('button[name=person]').first().waitFor()
  return popup
}

type Stranger = { name: string; email?: string; ticks?: readonly ('hosted' | 'hidden')[] }

/** Signs in at a provider as a person that no other test uses. */
export async function comeBackAs(popup: Page, { name, email = '', ticks = [] }: Stranger) {
  await popup.locator('input[name=name]').fill(name)
  await popup.locator('input[name=email]').fill(email)
  for (const tick of ticks) await popup.locator(`input[name=${tick}]`).check()
  await popup.locator('button[value=other]').click()
}
