// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { PaymentLink } from './payment-link.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const link = {
  Path: '/find-booking?reference=ACT-3DMXXYQG&key=secret',
  Pin: '594922',
  Until: '2026-11-27T15:22:00Z',
  IsOpen: true,
  Amount: 4080,
  ChangesTo: null,
}

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('the link of a sale, at a desk in %s', (language) => {
  const t = texts[language]

  test.each(languages)('is sent again in what its traveller reads: %s', async (speaks) => {
    const Page = withServerData(() => (
      <PaymentLink link={link} reference="ACT-3DMXXYQG" id={24} speaks={speaks} />
    ))
    const page = openPage('/desk', {
      language,
      routes: [{ path: '/desk', element: <Page /> }],
      answers: {
        getDeskMe: answerWith({
          UserId: 7,
          Name: 'N',
          Role: 'agent',
          May: ['sendPaymentLink'],
          RefundLimit: 0,
        }),
        sendPaymentLink: answerWith({ State: 'done' }),
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: t.sendLink }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: t.sendLink }))
    await waitFor(() => expect(page.requestsOf('sendPaymentLink')).toHaveLength(1))
    expect(await page.requestsOf('sendPaymentLink')[0]?.json()).toMatchObject({ Language: speaks })
  })
})
