// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { About } from '@rihla/contract/desk/fields'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { toasts } from '../../../ui/feedback/toast.ts'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { TakeButton } from './take-button.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const about: About = {
  Id: 7,
  Reference: 'ACT-D2QY7AER',
  Module: 'Activity',
  Name: 'Street food',
  ClientName: 'Mona Adel',
  ClientPhone: null,
  FromDate: '2026-12-17',
  StatusCode: 'Pending Payment',
  Status: 'Pending Payment',
}
const Page = withServerData(() => (
  <TakeButton
    id={3}
    amount={650}
    about={about}
    text="Take"
    title="Sure?"
    reason="Counted"
    icon=""
  />
))

const Receipts = withServerData(() => {
  const [sentAt, setSentAt] = useState('2026-12-01T10:00:00.000Z')
  const words = { text: 'Take', title: 'Sure?', reason: 'Seen', icon: '' }
  return (
    <>
      <button type="button" onClick={() => setSentAt('2026-12-01T10:05:00.000Z')}>
        Another comes
      </button>
      <TakeButton id={3} amount={650} about={about} receiptSentAt={sentAt} {...words} />
    </>
  )
})

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('taking money at the desk, in %s', (language) => {
  const t = texts[language]

  test.each([
    ['paid', 'taken', 'ok'],
    ['returned', 'takenReturned', 'info'],
    ['known', 'takenKnown', 'info'],
  ] as const)('%s: says what came of it, as good news or not', async (State, text, tone) => {
    openPage('/desk/cash', {
      language,
      routes: [{ path: '/desk/cash', element: <Page /> }],
      answers: { takePayment: answerWith({ State }) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Take' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Take' }))
    await screen.findByText(t[text])
    expect(toasts.current()?.tone).toBe(tone)
  })
  test('names the receipt that was looked at, also when another comes, and says when that is refused', async () => {
    const Error = 'Another receipt came.'
    const page = openPage('/desk/transfers', {
      language,
      routes: [{ path: '/desk/transfers', element: <Receipts /> }],
      answers: { takePayment: answerAs(409, { Error, Data: null, code: 'receipt_replaced' }) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Take' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(screen.getByText('Another comes'))
    fireEvent.click(dialog.getByRole('button', { name: 'Take' }))
    await dialog.findByText(Error)
    const sent = await Promise.all(page.requestsOf('takePayment').map((it) => it.json()))
    expect(sent).toMatchObject([{ ReceiptSentAt: '2026-12-01T10:00:00.000Z' }])
  })

  test('what is owed back is said without a reason that may be none: paid twice, places gone, a code used up', () => {
    for (const text of [t.takenReturned, t.askedReturned]) expect(text).not.toMatch(/places|أماكن/)
  })
})
