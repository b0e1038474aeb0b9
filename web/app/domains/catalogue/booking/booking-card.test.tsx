// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dayUse, dayUseAnswers } from '../../../testing/day-use.ts'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { DayUseRoute } from '../../day-use/index.ts'

const MINUTE = 60_000

test('a lower price and its total end while they are looked at', async () => {
  const toFake = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({
    toFake: [...toFake],
    now: Date.parse('2026-12-01T10:00:00Z'),
    shouldAdvanceTime: true,
  })
  const OfferExpirationDate = new Date(Date.now() + 10 * MINUTE).toISOString()
  const lower = { ...dayUse, OfferPrice: 700, OfferExpirationDate, TotalPrice: 1400 }
  const page = openPage('/dayuse?id=1&arrival-date=17-12-2026&adults=2', {
    language: 'en',
    routes: [{ path: '/dayuse', element: <DayUseRoute loaded={{ failure: null }} /> }],
    answers: { ...dayUseAnswers(), getDayUseDetails: answerWith(lower) },
  })
  const said = () => document.querySelector('.booking-card')?.textContent ?? ''
  await waitFor(() => expect(said()).toMatch(/700.*1,400/s))
  page.on('getDayUseDetails', answerWith({ ...dayUse, TotalPrice: 1800 }))
  await act(() => vi.advanceTimersByTimeAsync(9 * MINUTE))
  expect(said()).toMatch(/700.*1,400/s)
  await act(() => vi.advanceTimersByTimeAsync(MINUTE + 5000))
  await waitFor(() => expect(said()).toMatch(/900.*1,800/s))
  expect(said()).not.toMatch(/700|1,400/)
})
