// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { Approvals } from './approvals.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const Page = withServerData(Approvals)
const waiting = (Id: number, Action: string) => ({
  Id,
  Action,
  Reservation: null,
  Amount: 2900,
  Reason: 'The guide is ill',
  AskedBy: 'Samir Adel',
  AskedAt: '2026-11-26T15:22:00Z',
  IsMine: false,
})

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('a second person, in %s', (language) => {
  const t = texts[language]

  test.each([
    ['cancelAtDesk', 'asksCancel'],
    ['changeAtDesk', 'asksChange'],
    ['returnPayment', 'asksReturn'],
    ['noteRefund', 'asksNote'],
  ] as const)(
    'reads what agreeing to %s does, and again before it is done',
    async (action, name) => {
      openPage('/desk/refunds', {
        language,
        routes: [{ path: '/desk/refunds', element: <Page /> }],
        answers: { getApprovals: answerWith({ Items: [waiting(1, action)], Total: 1 }) },
      })
      await screen.findByText(t[name])
      fireEvent.click(screen.getByRole('button', { name: t.agree }))
      const dialog = within(await screen.findByRole('dialog'))
      expect(dialog.getByText(t[name])).toBeTruthy()
      expect(dialog.getByText('2,900', { exact: false })).toBeTruthy()
    },
  )

  test('reads that what they agreed to isn’t done until its seller answers', async () => {
    openPage('/desk/refunds', {
      language,
      routes: [{ path: '/desk/refunds', element: <Page /> }],
      answers: {
        getApprovals: answerWith({ Items: [waiting(1, 'cancelAtDesk')], Total: 1 }),
        decideApproval: answerWith({ State: 'checking' }),
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: t.agree }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'As they asked' } })
    fireEvent.click(dialog.getByRole('button', { name: t.agree }))
    await screen.findByText(t.cancelChecking)
  })
})
