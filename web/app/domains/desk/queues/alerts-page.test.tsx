// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { ClosedAlert } from '@rihla/contract/desk/alerts'
import { languages } from '@rihla/contract/values/language'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { AlertsPage } from './alerts-page.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const closed: ClosedAlert = {
  Id: 3,
  Kind: 'payment_stuck',
  Subject: '77',
  At: '2026-12-01T10:00:00.000Z',
  Reservation: null,
  Amount: 650,
  Details: [],
  ClosedAt: '2026-12-01T12:00:00.000Z',
  By: null,
  Note: 'Closed by the system',
}
const Page = withServerData(AlertsPage)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('alerts at the desk, in %s', (language) => {
  const t = texts[language]
  const open = (Closed: readonly ClosedAlert[]) =>
    openPage('/desk/alerts', {
      language,
      routes: [{ path: '/desk/alerts', element: <Page /> }],
      answers: {
        getDeskMe: answerWith({ UserId: 7, Name: 'N', Role: 'agent', May: [], RefundLimit: 0 }),
        getAlerts: answerWith({ Items: [], Total: 0, Closed }),
      },
    })

  test('that were closed say why, and who saw to them', async () => {
    open([closed, { ...closed, Id: 4, By: 'Karim Fahmy', Note: 'Called her' }])
    const heading = await screen.findByRole('heading', { name: t.alertsClosed })
    const rows = within(heading.parentElement as HTMLElement).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Closed by the system'),
      expect.stringMatching(/Called her.*Karim Fahmy/),
    ])
    expect(screen.queryByRole('button', { name: t.settle })).toBeNull()
  })

  test('of which none was closed say nothing of that', async () => {
    open([])
    await screen.findByText(t.alertsEmpty)
    expect(screen.queryByText(t.alertsClosed)).toBeNull()
  })
})
