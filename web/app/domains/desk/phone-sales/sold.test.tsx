// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerWith, noConnection } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { Sold } from './sold.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const reservation = {
  Id: 24,
  Module: 'Trip',
  Reference: 'TRP-3DMXXYQG',
  StatusCode: 'Pending Payment',
  Status: 'Pending Payment',
}
const Page = withServerData(() => (
  <Sold it={{ id: 24, name: 'Mona Adel' }} onAnother={() => undefined} />
))

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

test.each(languages)(
  'what was sold and can’t be read just now says so, and is read again, in %s',
  async (language) => {
    const t = texts[language]
    const page = openPage('/desk/sell', {
      language,
      routes: [{ path: '/desk/sell', element: <Page /> }],
      answers: { getDeskReservation: noConnection },
    })
    await screen.findByText(t.failedToLoad)
    page.on(
      'getDeskReservation',
      answerWith({ Reservation: reservation, PaymentLink: null, Language: 'en' }),
    )
    fireEvent.click(screen.getByRole('button', { name: t.tryAgain }))
    const link = await screen.findByRole('link', { name: t.saleOpenIt })
    expect(link.getAttribute('href')).toBe('/desk/reservations/Trip/24')
  },
)
