// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { peekReturn } from '../../platform/session/return-location.ts'
import { clearSession } from '../../platform/session/session.ts'
import { languages } from '@rihla/contract/values/language'
import { openPage } from '../../testing/open-page.tsx'
import { BusBookingsPage } from '../bus-bookings/index.ts'
import { ReservationListPage } from '../reservations/index.ts'

const login = { en: 'Log in', ar: 'تسجيل الدخول' }

test.each(
  languages.flatMap((language) => [
    [language, '/bus-bookings', <BusBookingsPage key="bus" />] as const,
    [language, '/reservations', <ReservationListPage key="all" />] as const,
  ]),
)('%s: logging in from %s leads back with the query string', async (language, path, element) => {
  clearSession()
  const here = `${path}?utm_source=mail&page=2`
  const routes = [
    { path, element },
    { path: '/login', element: <p /> },
  ]
  const page = openPage(here, { language, routes, answers: {} })
  fireEvent.click(await screen.findByRole('link', { name: login[language] }))
  expect(page.address()).toBe('/login')
  expect(peekReturn()).toBe(here)
})
