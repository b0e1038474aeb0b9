// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { About } from '@rihla/contract/desk/fields'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerWith } from '../../../testing/fake-server.ts'
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

  test('what is owed back is said without a reason that may be none: paid twice, places gone, a code used up', () => {
    for (const text of [t.takenReturned, t.askedReturned]) expect(text).not.toMatch(/places|أماكن/)
  })
})
