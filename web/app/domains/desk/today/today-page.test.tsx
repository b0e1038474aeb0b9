// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { DeskToday } from '@rihla/contract/desk/today'
import { languages } from '@rihla/contract/values/language'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { TodayPage } from './today-page.tsx'

const texts = {
  en: englishTexts.approvalsWait_one.replace('{count}', '1'),
  ar: arabicTexts.approvalsWait_one,
} as const
const left = {
  en: englishTexts.moreTravellers_other.replace('{count}', '20'),
  ar: arabicTexts.moreTravellers_many.replace('{count}', '20'),
} as const
const Page = withServerData(TodayPage)
const today: DeskToday = {
  Today: '2026-12-01',
  Needs: { Items: [], Total: 0 },
  Approvals: 1,
  Travellers: [],
  TravellersTotal: 0,
  Takings: [],
  Full: [],
}

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('today at the desk, in %s', (language) => {
  test.each([
    ['leads a manager to', ['getToday', 'getRefunds', 'getApprovals'], true],
    ['tells an agent without a link of', ['getToday', 'getRefunds'], false],
  ] as const)('%s refunds that wait for a second person', async (_, May, isLinked) => {
    openPage('/desk', {
      language,
      routes: [{ path: '/desk', element: <Page /> }],
      answers: {
        getDeskMe: answerWith({ UserId: 7, Name: 'N', Role: 'agent', May, RefundLimit: 5000 }),
        getToday: answerWith(today),
      },
    })
    const told = await screen.findByText(texts[language])
    await expect
      .poll(
        () => told.isConnected && screen.queryByRole('link', { name: texts[language] }) !== null,
      )
      .toBe(isLinked)
  })

  test('says how many who come or leave are left out', async () => {
    const Reservation = {
      Id: 9,
      Reference: 'ACT-9',
      Module: 'Activity',
      Name: 'Reef',
      ClientName: 'Nour Mostafa',
      ClientPhone: null,
      FromDate: '2026-12-01',
      StatusCode: 'Confirmed',
      Status: 'Confirmed',
    } as const
    const Travellers = [{ Reservation, Day: '2026-12-01', Leaves: false, Guests: 2 }]
    openPage('/desk', {
      language,
      routes: [{ path: '/desk', element: <Page /> }],
      answers: {
        getDeskMe: answerWith({
          UserId: 7,
          Name: 'N',
          Role: 'agent',
          May: ['getToday'],
          RefundLimit: 1,
        }),
        getToday: answerWith({ ...today, Travellers, TravellersTotal: 21 }),
      },
    })
    await screen.findByText(left[language])
  })
})
