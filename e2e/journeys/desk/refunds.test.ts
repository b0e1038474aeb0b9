import type { DeskPerson } from '@rihla/contract/desk/people'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openSignedIn, signIn } from '../../accounts.ts'
import { cards, book, openBank, test, typeCard, type Product } from '../../fixtures.ts'
import { newStaff } from '../account/new-staff.ts'
import { expectWell } from '../pages/looks-well.ts'

const look = { language: 'en', width: 1280, afterwards: 390 } as const

/** Somebody at the desk, on a page of it. */
async function atTheDesk(product: Product, path: string) {
  const member = await newStaff(product)
  const tab = await product.open(look)
  await signIn(tab.page.context(), product, member)
  await tab.page.goto(path)
  return { ...tab, email: member.email }
}

/** A deed of the desk as its pages send it. */
async function deed(page: Page, path: string, body: object): Promise<void> {
  const answer = await page.request.post(path, {
    headers: { 'application-id': crypto.randomUUID(), origin: new URL(page.url()).origin },
    data: { Reason: 'Wanted by a journey', Key: crypto.randomUUID(), ...body },
  })
  expect(await answer.json()).toMatchObject({ Error: null })
}

async function setLimit(page: Page, Amount: number): Promise<void> {
  await deed(page, '/api/Desk/Settings/RefundLimit', { Amount })
}

/** Loads a page anew, and waits until it is alive. */
const lookAgain = (page: Page) => page.goto(page.url())

/** Answers the question that a button of the desk opens. */
async function doIt(page: Page, verb: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: verb, exact: true }).first().click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox', { name: /^Reason/ }).fill(reason)
  await question.getByRole('button', { name: verb, exact: true }).click()
  await question.waitFor({ state: 'detached' })
}

test('a refund above the limit waits for a second person, is refused by the gateway and sent again; an agent can’t', async ({
  product,
}) => {
  const traveller = await product.newTraveller('en')
  const offer = await product.findOffer('en')
  const booker = await openSignedIn(product, look, traveller)
  await book(booker.page, offer)
  await booker.page.locator('input[name=phone]').fill('01012345678')
  await typeCard(await openBank(booker.page), cards.paid)
  await booker.page.locator('a[href^="/reservations/Activity/"]').click()
  await booker.page.waitForURL('**/reservations/Activity/*')
  await booker.page.getByText('Confirmed', { exact: true }).first().waitFor()
  const { pathname } = new URL(booker.page.url())
  const reference = /\bACT-\w{8}\b/.exec(await booker.page.locator('main').innerText())?.[0] ?? ''

  const asking = await atTheDesk(product, `/desk${pathname}`)
  const agreeing = await atTheDesk(product, '/desk/refunds')
  const agent = await atTheDesk(product, `/desk${pathname}`)
  const people = await asking.page.request.get('/api/Desk/People', {
    headers: { 'application-id': crypto.randomUUID() },
  })
  const { Items } = ((await people.json()) as { Data: { Items: DeskPerson[] } }).Data
  const id = Items.find(({ Email }) => Email === agent.email)?.Id
  await deed(asking.page, `/api/Desk/People/${id}/Role`, { Role: 'agent' })

  await lookAgain(agent.page)
  await agent.page.getByRole('button', { name: 'Add a note' }).waitFor()
  expect(await agent.page.getByRole('button', { name: 'Cancel booking' }).count()).toBe(0)

  await setLimit(asking.page, 0)
  await lookAgain(asking.page)
  await doIt(asking.page, 'Cancel booking', 'The guide is ill')
  await setLimit(asking.page, 10_000)
  await asking.page.goto('/desk/refunds')
  const waiting = asking.page.locator('.desk-row', { hasText: reference })
  await waiting.getByText('You asked for this. Somebody else must agree.').waitFor()
  await agent.page.goto('/desk/refunds')
  await agent.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await agent.page.getByRole('button', { name: 'Agree' }).count()).toBe(0)

  await fetch(`${product.sandboxUrl}/control/refunds/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'refused' }),
  })
  const { page } = agreeing
  await lookAgain(page)
  await page.locator('.desk-row', { hasText: reference }).getByText('The guide is ill').waitFor()
  await expectWell(agreeing, look, '/desk/refunds, something waits')
  await doIt(page, 'Agree', 'The guide is really ill')
  const refund = page.locator('.desk-row', { hasText: reference })
  await expect
    .poll(async () => {
      await lookAgain(page)
      return refund.getByText('Refused by the gateway').count()
    })
    .toBe(1)
  await expectWell(agreeing, look, '/desk/refunds, one was refused')
  await lookAgain(agent.page)
  await agent.page.getByText('A manager sees to this.').waitFor()
  await doIt(page, 'Try again', 'The gateway is well again')
  await expect
    .poll(async () => {
      await lookAgain(page)
      return refund.count()
    })
    .toBe(0)
  await lookAgain(booker.page)
  await booker.page.getByText('Refunded', { exact: true }).first().waitFor()
})
