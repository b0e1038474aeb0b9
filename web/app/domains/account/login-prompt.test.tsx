// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { peekReturn } from '../../platform/session/return-location.ts'
import { openPage } from '../../testing/open-page.tsx'
import { LoginPrompt } from './login-prompt.tsx'

it.each([
  ['en', 'Log in'],
  ['ar', 'تسجيل الدخول'],
] as const)('leads back to the address with its query string, in %s', (language, login) => {
  const routes = [{ path: '/bus-bookings', Component: LoginPrompt }, { path: '/login' }]
  openPage('/bus-bookings?from=3&status=Upcoming', { language, routes, answers: {} })
  fireEvent.click(screen.getByRole('link', { name: login }))
  expect(peekReturn()).toBe('/bus-bookings?from=3&status=Upcoming')
})
