// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import AdminPage from '../../../routes/admin.tsx'
import { answerAs, answerWith, noConnection, type Answer } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'

const texts = { en: englishTexts, ar: arabicTexts } as const
const factor = {
  IsStaff: true,
  IsOn: true,
  HasAuthenticator: true,
  HasPasskey: false,
  IsRequired: false,
  IsProven: false,
  RecoveryCodesLeft: 9,
}
const others = {
  ...factor,
  IsStaff: false,
  IsOn: false,
  HasAuthenticator: false,
  RecoveryCodesLeft: 0,
}

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('a page of staff, in %s', (language) => {
  const t = texts[language]
  const open = (getSecondFactor: Answer) =>
    openPage('/admin', {
      language,
      routes: [{ path: '/admin', element: <AdminPage /> }],
      answers: { hasRole: answerWith(false), getSecondFactor },
    })

  test('is named while it is checked who may see it', async () => {
    const page = open(() => new Promise<never>(() => {}))
    await waitFor(() => expect(page.requestsOf('getSecondFactor')).toHaveLength(1))
    screen.getByText(t.checkingAccess)
    screen.getByRole('heading', { level: 1, name: t.staffHome })
  })

  test('is denied to travellers', async () => {
    open(answerWith(others))
    expect((await screen.findByRole('alert')).textContent).toContain(t.accessDenied)
  })

  test('asks staff for the code that they have not proven', async () => {
    open(answerWith(factor))
    await screen.findByRole('heading', { name: t.secondFactor })
  })

  test.each([
    ['can’t be reached', noConnection],
    ['is busy', answerAs(503, { Error: 'Busy', code: 'busy' })],
  ])('denies nobody when the server %s: it can be asked again', async (_, failure) => {
    const page = open(failure)
    await screen.findByText(t.accessFailed)
    expect(screen.queryByText(t.accessDenied)).toBeNull()
    page.on('getSecondFactor', answerWith(factor))
    fireEvent.click(screen.getByRole('button', { name: t.tryAgain }))
    await screen.findByRole('heading', { name: t.secondFactor })
  })
})
