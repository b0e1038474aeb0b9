import { createPublicKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { expect } from 'vitest'
import { isTicketCode } from '../../../server/src/domains/reservations/tickets/ticket-code.ts'
import { readPdf, type ReadPage } from '../../../web/app/domains/papers/testing/read-pdf.ts'
import { accessibilityProblems } from '../../accessibility.ts'
import { faultsOf, openSignedIn } from '../../accounts.ts'
import { book, cards, openBank, test, typeCard, type Product } from '../../fixtures.ts'
import { looks, walkedIn } from '../../looks.ts'

const words = {
  en: { ticket: 'Download ticket', invoice: 'Download invoice', failed: 'Download Failed' },
  ar: { ticket: 'تحميل التذكرة', invoice: 'تحميل الفاتورة', failed: 'تعذّر التحميل' },
} as const

async function press(page: Page, button: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('button', { name: button }).click(),
  ])
  return file
}
const pagesOf = async (file: Download): Promise<ReadPage[]> =>
  readPdf(await readFile(await file.path()))

/** What anybody can check a ticket with. */
async function publicKey({ url }: Product) {
  const answer = await fetch(`${url}/api/ProfileApi/GetTicketKey`)
  const { Data } = (await answer.json()) as { Data: { PublicKey: string } }
  const key = { kty: 'OKP', crv: 'Ed25519', x: Data.PublicKey }
  return createPublicKey({ key, format: 'jwk' })
}

/** The files of the mail that came with some, by their names, each with where its bytes are. */
async function filesMailedTo({ sandboxUrl }: Product, email: string) {
  type Listed = { id: string; attachments: { filename: string }[] }
  const answer = await fetch(`${sandboxUrl}/mail/messages?to=${encodeURIComponent(email)}`)
  const mails = (await answer.json()) as Listed[]
  const mail = mails.find(({ attachments }) => attachments.length > 0)
  return (mail?.attachments ?? []).map(({ filename }, place) => ({
    filename,
    url: `${sandboxUrl}/mail/messages/${mail?.id}/attachments/${place}`,
  }))
}

test.for(walkedIn('ar'))(
  'a ticket and an invoice come as files, and the ticket by mail, in $language',
  async (look, { product }) => {
    const { ticket, invoice, failed } = words[look.language]
    const traveller = await product.newTraveller(look.language)
    const tab = await openSignedIn(product, look, traveller)
    const { page } = tab
    await book(page, await product.findOffer(look.language))
    await page.locator('input[name=phone]').fill('01012345678')
    await typeCard(await openBank(page), cards.paid)

    const confirmed = await press(page, ticket)
    expect(confirmed.suggestedFilename()).toMatch(/^ticket-ACT-\w+\.pdf$/)
    await page.getByRole('link', { name: /^(See your reservation|شاهد حجزك)/ }).click()
    await page.waitForURL('**/reservations/Activity/*')
    const file = await press(page, ticket)
    expect(file.suggestedFilename()).toBe(confirmed.suggestedFilename())
    const pages = await pagesOf(file)
    expect(pages).toHaveLength(1)
    const code = pages[0]?.code ?? ''
    expect(isTicketCode(await publicKey(product), code)).toBe(true)
    expect(code).toContain(traveller.name)

    const bill = await press(page, invoice)
    expect(bill.suggestedFilename()).toMatch(/^invoice-ACT-\w+\.pdf$/)
    expect(await pagesOf(bill)).toHaveLength(1)
    expect(await accessibilityProblems(page)).toEqual([])

    const mail = await product.mailWith(traveller.email, /attached the ticket|أرفقنا تذكرتك/)
    expect(mail.to).toBe(traveller.email)
    const [attached, calendar] = await filesMailedTo(product, traveller.email)
    expect(attached?.filename).toBe(file.suggestedFilename())
    expect(calendar?.filename).toMatch(/^ACT-\w+\.ics$/)
    const bytes = await (await fetch(attached?.url ?? '')).bytes()
    const [mailed] = await readPdf(bytes)
    expect([mailed?.code, mailed?.text], 'drawn alike by both').toEqual([code, pages[0]?.text])
    expect(faultsOf(tab)).toEqual([])

    await page.route('**/GetReservationPapers**', (route) => route.abort())
    await page.getByRole('button', { name: ticket }).click()
    await page.getByText(failed).first().waitFor()
  },
)

test('D1: a reservation says the same days and hours in every time zone', async ({ product }) => {
  const traveller = await product.newTraveller()
  const tab = await openSignedIn(product, looks[0], traveller)
  await book(tab.page, await product.findOffer())
  await tab.page.locator('input[name=phone]').fill('01012345678')
  await typeCard(await openBank(tab.page), cards.paid)
  await tab.page.getByRole('link', { name: 'See your reservation' }).click()
  await tab.page.waitForURL('**/reservations/Activity/*')
  const address = tab.page.url()
  const seen: string[] = []
  for (const timezoneId of ['Pacific/Pitcairn', 'Europe/Istanbul', 'Pacific/Kiritimati']) {
    const context = await tab.page.context().browser()?.newContext({ timezoneId })
    if (!context) throw new Error('no browser')
    await context.addCookies(await tab.page.context().cookies())
    await context.addInitScript(() => localStorage.setItem('rihla:signed-in', 'true'))
    const page = await context.newPage()
    await page.goto(address)
    await page.getByRole('button', { name: 'Download ticket' }).waitFor()
    seen.push(await page.getByRole('main').innerText())
    await context.close()
  }
  expect(seen[0]).toContain(traveller.name)
  expect(new Set(seen).size).toBe(1)
})
