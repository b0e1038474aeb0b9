// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import AdminPage from '../../../routes/admin.tsx'
import { answerAs, answerWith, noConnection, type Answer } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { secondFactorQuery } from '../second-factor/second-factor-query.ts'

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
      answers: {
        hasRole: answerWith(false),
        getSecondFactor,
        getCurrentUserInfo: answerWith({ UserId: 7, FullName: 'Mona Adel' }),
        beginSecondFactor: answerWith({ Secret: 'ABCD', Address: 'otpauth://totp/x' }),
        confirmSecondFactor: answerWith({ Token: 'next', RecoveryCodes: ['AAAA-BBBB'] }),
      },
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
  test.each([
    ['knows passkeys', true],
    ['knows none', false],
  ])('shows new recovery codes until they are kept, where the browser %s', async (_, choosing) => {
    if (choosing) vi.stubGlobal('PublicKeyCredential', vi.fn())
    const page = open(answerWith({ ...others, IsStaff: true, IsRequired: true }))
    if (choosing) fireEvent.click(await screen.findByRole('button', { name: t.appChoose }))
    const code = await screen.findByLabelText(t.secondFirstCode)
    fireEvent.change(code, { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('button', { name: t.secondTurnOn }))
    await screen.findByText('AAAA-BBBB')
    // As when the network is back and it is asked again how they stand.
    const { queryKey } = secondFactorQuery(page.client)
    await act(async () => {
      queryClient().setQueryData(queryKey, { ...factor, IsProven: true })
      // What shows it hears of it in the turn after this one.
      await new Promise((next) => setTimeout(next))
    })
    screen.getByText('AAAA-BBBB')
    expect(screen.queryByText(t.accessDenied)).toBeNull()
    const asked = page.requestsOf('hasRole').length
    fireEvent.click(screen.getByRole('button', { name: t.secondKept }))
    await waitFor(() => expect(page.requestsOf('hasRole')).toHaveLength(asked + 1))
  })
})
