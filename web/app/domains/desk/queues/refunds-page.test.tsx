// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { DeskRefund } from '@rihla/contract/desk/refunds'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { RefundsPage } from './refunds-page.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const Page = withServerData(RefundsPage)
const owed: DeskRefund = {
  Id: 3,
  Reservation: null,
  Amount: 1000,
  State: 'by_hand',
  Cause: 'cancelled',
  MethodName: 'Cash',
  Failure: null,
  RequestedAt: '2026-11-26T15:22:00Z',
  WaitsForSecond: false,
  IsDisputed: false,
}

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('money that is owed back, in %s', (language) => {
  const t = texts[language]
  const open = (its: Partial<DeskRefund>) => {
    const May = ['getRefunds', 'noteRefund', 'retryRefund']
    const me = { UserId: 7, Name: 'N', Role: 'manager', May, RefundLimit: 5000 }
    openPage('/desk/refunds', {
      language,
      routes: [{ path: '/desk/refunds', element: <Page /> }],
      answers: {
        getDeskMe: answerWith(me),
        getRefunds: answerWith({ Items: [{ ...owed, ...its }], Total: 1 }),
      },
    })
  }

  test.each<[DeskRefund['State'], 'notePaid' | 'retry']>([
    ['by_hand', 'notePaid'],
    ['failed', 'retry'],
    ['failed', 'notePaid'],
  ])('is seen to by a person when it is %s', async (State, deed) => {
    open({ State })
    await screen.findByRole('button', { name: t[deed] })
    expect(screen.queryByText(t.refundDisputed)).toBeNull()
  })

  test.each([
    ['cancelled', 'causeCancelled'],
    ['bus_leg_cancelled', 'causeBusCancelled'],
    ['not_as_agreed', 'causeNotAsAgreed'],
    ['charged_again', 'causeChargedAgain'],
    ['late_difference', 'causeLateDifference'],
  ] as const)('says in words why it goes back: %s', async (Cause, name) => {
    open({ Cause })
    await screen.findByText(t[name], { exact: false })
    expect(screen.queryByText(t.causeOther, { exact: false })).toBeNull()
  })

  test('that was refused is not sent again while a second person is asked about it', async () => {
    open({ State: 'failed', WaitsForSecond: true })
    for (const deed of ['retry', 'notePaid'] as const)
      expect(await screen.findByRole('button', { name: t[deed] })).toHaveProperty('disabled', true)
  })

  test('that was refused is noted as given another way', async () => {
    open({ State: 'failed' })
    fireEvent.click(await screen.findByRole('button', { name: t.notePaid }))
    await screen.findByText(t.noteRefusedNote)
  })

  test('says that the bank decides first while it is disputed, and offers nothing', async () => {
    open({ IsDisputed: true })
    await screen.findByText(t.refundDisputed)
    expect(screen.queryByRole('button', { name: t.notePaid })).toBeNull()
  })
})
