// @vitest-environment happy-dom
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { peekReturn, rememberReturn } from '../../../platform/session/return-location.ts'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import type { CurrentUser } from '@rihla/contract/account'
import { openPage } from '../../../testing/open-page.tsx'
import arabic from '../messages.ar.ts'
import english from '../messages.en.ts'
import { held } from '../testing/held.ts'
import { DetailsForm } from './traveller-fields.tsx'
import type { BookingDraft } from './use-booking.ts'

const texts = { en: english, ar: arabic } as const

test.each(languages)('whoever logs in at checkout comes back to it, in %s', async (language) => {
  adoptUser({ UserId: 7, FullName: 'Nour' } as CurrentUser)
  clearSession()
  // Where somebody was asked to log in before, and didn't.
  rememberReturn('/bus-bookings')
  const booking = {
    held,
    typed: { name: 'Nour', country: 'EG', phone: '', request: '', pickUp: '' },
    edit: () => {},
    problems: { name: null, phone: null },
  } as Partial<BookingDraft> as BookingDraft
  const form = (
    <DetailsForm booking={booking} countries={[]} still tried={false} onContinue={() => {}} />
  )
  const page = openPage('/checkout', {
    language,
    answers: {},
    routes: [
      { path: '/checkout', element: form },
      { path: '/login', element: <p /> },
    ],
  })
  fireEvent.click(await screen.findByRole('link', { name: texts[language].loginHint }))
  expect([page.address(), peekReturn()]).toEqual(['/login', '/checkout'])
})
