// @vitest-environment happy-dom
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { answerWith, noConnection, type Answer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import arabicTexts from './messages.ar.ts'
import englishTexts from './messages.en.ts'
import { NoticePanel } from './notice-panel.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const notice = (Id: number) => ({
  Id,
  IsSeen: true,
  Message: `Notice ${Id}`,
  NotificationType: 'PaymentDue',
  ModuleType: 'Activity',
  Date: '2026-07-01',
  Time: `10:0${Id}`,
  DeepLink: '/reservations/Activity/1',
})
const listed = (...ids: number[]): Answer =>
  answerWith({ Data: ids.map(notice), PageNumber: 1, TotalPages: 1, TotalRecords: ids.length })

/** The list of the bell; something arrives at a press. */
function Panel() {
  const [arrivals, setArrivals] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setArrivals(arrivals + 1)}>
        arrive
      </button>
      <NoticePanel arrivals={arrivals} onClose={() => undefined} />
    </>
  )
}

describe.each(languages)('the list of notices, in %s', (language) => {
  const t = texts[language]
  const open = (getUserNotifications: Answer) =>
    openPage('/', {
      language,
      routes: [{ path: '/', element: <Panel /> }],
      answers: { getUserNotifications },
    })
  /** By keyboard: the focus is on the button, which goes. */
  const pressAgain = async () => {
    const button = await screen.findByRole('button', { name: t.tryAgain })
    button.focus()
    fireEvent.click(button)
  }
  const heading = () => screen.getByRole('heading', { name: t.title })

  test('that didn’t come can be asked for again, and the focus stays in it', async () => {
    const page = open(noConnection)
    await screen.findByText(t.failed)
    page.on('getUserNotifications', listed(1))
    await pressAgain()
    expect(document.activeElement).toBe(heading())
    await screen.findByText(/Notice 1/)
    expect(screen.queryByText(t.failed)).toBeNull()
  })

  test('whose newest didn’t come says so above the others, and they can be asked for again', async () => {
    const page = open(listed(1))
    await screen.findByText(/Notice 1/)
    page.on('getUserNotifications', noConnection)
    fireEvent.click(screen.getByText('arrive'))
    expect((await screen.findByRole('alert')).textContent).toContain(t.failedAgain)
    screen.getByText(/Notice 1/)
    page.on('getUserNotifications', listed(2, 1))
    await pressAgain()
    expect(document.activeElement).toBe(heading())
    await screen.findByText(/Notice 2/)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
