// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { DeskReview } from '@rihla/contract/desk/reviews'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { DeskReviewsPage } from './reviews-page.tsx'

const Page = withServerData(DeskReviewsPage)
const review: DeskReview = {
  Id: 1,
  Stars: 4,
  Text: 'Good',
  Language: 'en',
  Author: 'Nour',
  State: 'waiting',
  Counts: true,
  At: '2026-12-01T10:00:00Z',
  Reservation: {
    Id: 9,
    Reference: 'ACT-9',
    Module: 'Activity',
    Name: 'Reef',
    ClientName: 'Nour Mostafa',
    ClientPhone: null,
    FromDate: '2026-11-17',
    StatusCode: 'Completed',
    Status: 'Completed',
  },
  ModeratedBy: null,
  ModeratedAt: null,
  Reason: null,
}

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

test.each([
  ['leads an agent to', 'agent', ['getDeskReviews', 'getDeskReservation'], true],
  ['names to an editor, without a link,', 'editor', ['getDeskReviews'], false],
] as const)('a review %s its booking', async (_, Role, May, isLinked) => {
  openPage('/desk/reviews', {
    language: 'en',
    routes: [{ path: '/desk/reviews', element: <Page /> }],
    answers: {
      getDeskMe: answerWith({ UserId: 7, Name: 'N', Role, May, RefundLimit: 5000 }),
      getDeskReviews: answerWith({ Items: [review], Next: null, Waiting: 1 }),
    },
  })
  await screen.findByText('ACT-9')
  await expect.poll(() => screen.queryByRole('link', { name: 'ACT-9' }) !== null).toBe(isLinked)
})

test('a new one appears by itself', async () => {
  const toFake = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...toFake], now: Date.now(), shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const page = openPage('/desk/reviews', {
    language: 'en',
    routes: [{ path: '/desk/reviews', element: <Page /> }],
    answers: {
      getDeskMe: answerWith({ UserId: 7, Name: 'N', Role: 'agent', May: [], RefundLimit: 5000 }),
      getDeskReviews: answerWith({ Items: [], Next: null, Waiting: 0 }),
    },
  })
  await vi.waitFor(() => expect(page.requestsOf('getDeskReviews')).toHaveLength(1))
  page.on('getDeskReviews', answerWith({ Items: [review], Next: null, Waiting: 1 }))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await screen.findByText('ACT-9')
})
