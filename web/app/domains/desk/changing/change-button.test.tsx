// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { DeskChangeQuote } from '@rihla/contract/desk/changing/change-calls'
import type { DeskReservation } from '@rihla/contract/desk/reservations'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith, type Answers } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { ChangeButton } from './change-button.tsx'
import type { Offered } from './change-draft.ts'

const texts = { en: englishTexts, ar: arabicTexts } as const
const offered: Offered = {
  Until: '2026-12-16T07:00:00Z',
  Percent: 50,
  HasDeposit: false,
  HasTo: false,
  Adults: 2,
  Ages: [],
  FirstDay: '2026-12-01',
  LastDay: '2027-12-01',
}
const it = {
  Reservation: { Id: 7, FromDate: '2026-12-17' },
  ToDate: null,
  Language: 'ar',
  Change: offered,
  // Of a reservation the button reads these alone.
} as unknown as DeskReservation
const quoteOf = (Difference: number): DeskChangeQuote => ({
  Quote: 'shown',
  OldPrice: 1000,
  After: [{ Label: 'All', Text: `EGP\u00a0${1000 + Difference}` }],
  Difference,
  Terms: 'Half comes back.',
  Cancellation: [],
  From: '2026-12-17',
  To: null,
  GuestsText: 'guests',
  HasRoom: true,
})
const me = (...May: string[]) =>
  answerWith({ UserId: 1, Name: 'N', Role: 'agent', May, RefundLimit: 100 })

const Button = withServerData(() => <ChangeButton it={it} offered={offered} />)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('changing a booking at the desk, in %s', (language) => {
  const t = texts[language]
  const open = (answers: Answers) =>
    openPage('/desk', {
      language,
      routes: [{ path: '/desk', element: <Button /> }],
      answers: {
        getDeskMe: me('changeAtDesk', 'cancelAtDesk'),
        changeAtDesk: answerWith({ State: 'to_pay' }),
        ...answers,
      },
    })
  /** Types another party and why, and presses what does it. */
  async function change(adults: string, verb: string) {
    fireEvent.click(await screen.findByRole('button', { name: t.changeSale }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(t.saleAdults), { target: { value: adults } })
    await dialog.findByText('guests')
    fireEvent.change(dialog.getByLabelText(t.reason, { exact: false }), {
      target: { value: 'They called' },
    })
    fireEvent.click(await dialog.findByRole('button', { name: verb }))
    return dialog
  }

  test('dearer: sends what was quoted, with the traveller’s language for the link', async () => {
    const page = open({ quoteChangeAtDesk: answerWith(quoteOf(500)) })
    await change('3', t.changeSubmitLink)
    await waitFor(() => expect(page.requestsOf('changeAtDesk')).toHaveLength(1))
    expect(await page.requestsOf('changeAtDesk')[0]?.json()).toMatchObject({
      From: '2026-12-17',
      Adults: 3,
      Quote: 'shown',
      Language: 'ar',
      Hours: 24,
      Reason: 'They called',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('cheaper: is a manager’s, and nothing is sent by anybody else', async () => {
    const page = open({
      getDeskMe: me('changeAtDesk'),
      quoteChangeAtDesk: answerWith(quoteOf(-250)),
    })
    const dialog = await change('1', t.changeSubmit)
    await waitFor(() => expect(dialog.getAllByText(t.changeByManager).length).toBeGreaterThan(1))
    expect(page.requestsOf('changeAtDesk')).toEqual([])
  })

  test('above the limit says that a second person must agree', async () => {
    open({
      quoteChangeAtDesk: answerWith(quoteOf(-250)),
      changeAtDesk: answerWith({ State: 'waiting' }),
    })
    const dialog = await change('1', t.changeSubmit)
    expect(dialog.queryByText(t.aboveLimit)).not.toBeNull()
    await screen.findByText(t.changeWaits)
  })

  test('refused: says why, and keeps what was typed', async () => {
    open({
      quoteChangeAtDesk: answerWith(quoteOf(0)),
      changeAtDesk: answerAs(409, { Error: 'The price is another one.', code: 'price_changed' }),
    })
    const dialog = await change('3', t.changeSubmit)
    await dialog.findByText('The price is another one.')
    expect(dialog.getByLabelText<HTMLInputElement>(t.saleAdults).value).toBe('3')
  })

  test('nothing is asked for while all is as it is booked', async () => {
    const page = open({})
    fireEvent.click(await screen.findByRole('button', { name: t.changeSale }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: t.changeSubmit }))
    expect((await dialog.findByRole('alert')).textContent).toBe(t.changeAsk)
    expect(page.requestsOf('quoteChangeAtDesk')).toEqual([])
  })

  test('pressed before its price is there says so, and not that nothing was chosen', async () => {
    const later = Promise.withResolvers<Response>()
    const page = open({ quoteChangeAtDesk: () => later.promise })
    fireEvent.click(await screen.findByRole('button', { name: t.changeSale }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(t.saleAdults), { target: { value: '3' } })
    fireEvent.change(dialog.getByLabelText(t.reason, { exact: false }), {
      target: { value: 'They called' },
    })
    fireEvent.click(dialog.getByRole('button', { name: t.changeSubmit }))
    expect((await dialog.findByRole('alert')).textContent).toBe(t.changePricing)
    later.resolve(await answerWith(quoteOf(0))(new Request('http://localhost/')))
    await dialog.findByText('guests')
    expect(page.requestsOf('changeAtDesk')).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: t.changeSubmit }))
    await waitFor(() => expect(page.requestsOf('changeAtDesk')).toHaveLength(1))
  })

  test('that can’t be priced says why alone, also when it is pressed', async () => {
    open({
      quoteChangeAtDesk: answerAs(409, { Error: 'No bus that day.', code: 'offer_not_found' }),
    })
    fireEvent.click(await screen.findByRole('button', { name: t.changeSale }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(t.saleAdults), { target: { value: '3' } })
    await dialog.findByText('No bus that day.')
    fireEvent.click(dialog.getByRole('button', { name: t.changeSubmit }))
    expect(dialog.getAllByRole('alert').map((one) => one.textContent)).toEqual(['No bus that day.'])
  })
})
