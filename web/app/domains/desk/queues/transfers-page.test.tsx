// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { DeskTransfer } from '@rihla/contract/desk/payments'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { TransfersPage } from './transfers-page.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const transfer: DeskTransfer = {
  Id: 3,
  Reservation: {
    Id: 7,
    Reference: 'ACT-D2QY7AER',
    Module: 'Activity',
    Name: 'Street food',
    ClientName: 'Mona Adel',
    ClientPhone: null,
    FromDate: '2026-12-17',
    StatusCode: 'Confirmed',
    Status: 'Confirmed',
  },
  Expected: 650,
  UploadedAt: '2026-12-01T10:00:00.000Z',
  ProofUrl: null,
  IsPicture: false,
  PlacesHeld: false,
  Stands: 'booked',
  SameBookings: 0,
  SameReceipts: [],
}
const Page = withServerData(TransfersPage)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('receipts at the desk, in %s', (language) => {
  const t = texts[language]
  const open = (change: Partial<DeskTransfer>, State: 'again' | 'closed' = 'closed') =>
    openPage('/desk/transfers', {
      language,
      routes: [{ path: '/desk/transfers', element: <Page /> }],
      answers: {
        getTransfers: answerWith({ Items: [{ ...transfer, ...change }], Total: 1 }),
        rejectTransfer: answerWith({ State }),
      },
    })
  const rejecting = async () => {
    fireEvent.click(await screen.findByRole('button', { name: t.reject }))
    return within(await screen.findByRole('dialog'))
  }

  test.each([
    ['booked', 'besideBooked'],
    ['chooses', 'besideChooses'],
    ['over', 'besideOver'],
  ] as const)(
    'of a booking that is %s: says what approving does, and gives no time',
    async (Stands, text) => {
      const page = open({ Stands })
      await screen.findByText(t[text])
      expect(screen.queryByText(t.placesGone)).toBeNull()
      const dialog = await rejecting()
      dialog.getByText(t.rejectNoteAlone)
      expect(dialog.queryByText(t.moreTime)).toBeNull()
      fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Not on our account' } })
      fireEvent.click(dialog.getByRole('button', { name: t.reject }))
      await screen.findByText(t.rejectedAlone)
      const sent = await Promise.all(page.requestsOf('rejectTransfer').map((it) => it.json()))
      expect(sent).toHaveLength(1)
      expect(sent[0]).not.toHaveProperty('HoursMore')
    },
  )

  test('that is waited for: says whether its places are held, and may give time', async () => {
    open({ Stands: 'waits', PlacesHeld: true }, 'again')
    await screen.findByText(t.placesHeld)
    const dialog = await rejecting()
    dialog.getByText(t.rejectNote)
    expect(dialog.queryAllByText(t.moreTime).length).toBeGreaterThan(0)
  })

  test('whose file was sent for others: says for how many, and names the first', async () => {
    const SameReceipts = ['ACT-22222222', 'ACT-33333333'].map(
      (Reference) => ({ Reference, State: 'rejected', At: '2026-11-02T10:00:00.000Z' }) as const,
    )
    open({ SameBookings: 14, SameReceipts })
    const note = (await screen.findByText('14', { exact: false })).closest('[role=note]')
    expect(note?.textContent).toContain('ACT-33333333')
    expect(note?.querySelectorAll('li')).toHaveLength(3)
    expect(note?.textContent).toContain('12')
  })
})
