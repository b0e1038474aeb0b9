// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith } from '../../../testing/fake-server.ts'
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
        answers: {
          getApprovals: answerWith({ Items: [waiting(1, action)], Total: 1, Outcomes: [] }),
        },
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
        getApprovals: answerWith({ Items: [waiting(1, 'cancelAtDesk')], Total: 1, Outcomes: [] }),
        decideApproval: answerWith({ State: 'checking' }),
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: t.agree }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'As they asked' } })
    fireEvent.click(dialog.getByRole('button', { name: t.agree }))
    await screen.findByText(t.cancelChecking)
  })

  test('reads what became of what they asked for: declined and why, or why it fell away', async () => {
    const told = { ...waiting(5, 'cancelAtDesk'), At: '2026-11-27T09:00:00Z' }
    const nobody = { Because: null, Reason: null, By: null }
    openPage('/desk/refunds', {
      language,
      routes: [{ path: '/desk/refunds', element: <Page /> }],
      answers: {
        getApprovals: answerWith({
          Items: [],
          Total: 0,
          Outcomes: [
            { ...told, ...nobody, State: 'declined', Reason: 'No note', By: 'Samir Adel' },
            { ...told, ...nobody, Id: 6, State: 'fallen', Because: 'over' },
            { ...told, ...nobody, Id: 7, State: 'fallen', Because: 'amount' },
            // Of a call that there is no more, the amount is all that can be said.
            { ...told, ...nobody, Id: 8, Action: 'callOfBefore', State: 'agreed' },
          ],
        }),
      },
    })
    const section = within(await screen.findByRole('region', { name: t.outcomes }))
    for (const text of [t.outcomeDeclined, 'No note', 'Samir Adel', t.fellForOver, t.fellForAmount])
      expect(section.getByText(text)).toBeTruthy()
    const amounts = section.getAllByText('·', { exact: false }).map((it) => it.textContent.trim())
    expect(amounts.filter((text) => text.startsWith('·'))).toEqual([])
  })

  test('reads that what waits can’t be shown, instead of nothing', async () => {
    openPage('/desk/refunds', {
      language,
      routes: [{ path: '/desk/refunds', element: <Page /> }],
      answers: { getApprovals: answerAs(400, { Error: 'No', Data: null }) },
    })
    expect(await screen.findByText(t.failedToLoad)).toBeTruthy()
  })
})
