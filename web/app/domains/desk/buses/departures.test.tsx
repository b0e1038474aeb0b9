// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { BusDeparture } from '@rihla/contract/desk/buses/calls'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { Departures } from './departures.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const departure: BusDeparture = {
  TripId: 70,
  Day: '2026-12-03',
  Departs: '08:00',
  Seats: 40,
  Sold: 2,
  Held: 0,
  Price: 300,
  Runs: true,
  OnSale: true,
  HasLeft: false,
  InTimetable: true,
}
const Page = withServerData(() => <Departures id={9} />)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('a departure with seats sold, in %s', (language) => {
  const t = texts[language]
  const open = (it: BusDeparture) =>
    openPage('/desk/buses', {
      language,
      routes: [{ path: '/desk/buses', element: <Page /> }],
      answers: {
        getDeskMe: answerWith({
          UserId: 7,
          Name: 'Mona',
          Role: 'manager',
          May: ['setBusDeparture'],
          RefundLimit: 1,
        }),
        getBusDepartures: answerWith({ Items: [it] }),
        setBusDeparture: answerWith({ State: 'done' }),
      },
    })
  /** Presses a button, gives a reason, and answers what was sent. */
  const sentBy = async (page: ReturnType<typeof open>, name: string): Promise<unknown> => {
    fireEvent.click(await screen.findByRole('button', { name }))
    const form = within(await screen.findByRole('dialog'))
    fireEvent.change(form.getByRole('textbox'), { target: { value: 'The road may close' } })
    fireEvent.click(form.getByRole('button', { name }))
    await vi.waitFor(() => expect(page.requestsOf('setBusDeparture')).toHaveLength(1))
    return page.requestsOf('setBusDeparture')[0]?.json()
  }

  test('isn’t cancelled: its sale ends, and it runs', async () => {
    const page = open(departure)
    expect(await sentBy(page, t.busEndSale)).toMatchObject({ Runs: true, OnSale: false })
    expect(screen.queryByRole('button', { name: t.busCancel })).toBeNull()
  })

  test('whose sale ended says so, and is sold again', async () => {
    const page = open({ ...departure, OnSale: false })
    expect(await screen.findByText(t.busSaleEnded)).toBeDefined()
    const sent = await sentBy(page, t.busSellAgain)
    expect(sent).toMatchObject({ Runs: true })
    expect(sent).not.toHaveProperty('OnSale')
  })

  test('that its row has no more isn’t offered to be sold again', async () => {
    open({ ...departure, OnSale: false, InTimetable: false })
    await screen.findByText(t.busSaleEnded)
    await screen.findByText(t.busNotInTimetable)
    expect(screen.queryByRole('button', { name: t.busSellAgain })).toBeNull()
  })
})
