import { afterEach, expect, it } from 'vitest'
import { connectAnalytics, pathOfPage, recordEvent, type AnalyticsEvent } from './analytics.ts'

afterEach(() => connectAnalytics(null))

it('sends an event to the connected analytics, and nowhere without one', () => {
  const received: AnalyticsEvent[] = []
  recordEvent('login_failed', { method: 'password', code: 'early' })
  connectAnalytics({ send: (event) => received.push(event) })
  recordEvent('login_failed', { method: 'google', code: 'ticket_used' })
  connectAnalytics(null)
  recordEvent('login_failed', { method: 'password', code: 'late' })
  expect(received).toEqual([{ name: 'login_failed', method: 'google', code: 'ticket_used' }])
})

it.each([
  ['/', '/'],
  ['/reservations/Activity/1042', '/reservations/Activity/:id'],
  ['/bus-bookings/7/', '/bus-bookings/:id/'],
  ['/blog/24-hours-in-siwa', '/blog/24-hours-in-siwa'],
])('%s is counted as %s', (pathname, path) => {
  expect(pathOfPage(pathname)).toBe(path)
})
