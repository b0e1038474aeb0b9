// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useApi } from '../../../platform/api/use-api.ts'
import { queryClient, ServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import AdminPage from '../../../routes/admin.tsx'
import { answerAs, answerWith, noConnection, type Answer } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { secondFactorQuery } from '../second-factor/second-factor-query.ts'
import { StaffOnly } from './staff-only.tsx'

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

/** A page of the desk with something typed, and a list that is asked for. */
function Desk() {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['list'],
    retry: false,
    queryFn: () => api.call('getToday', {}),
  })
  return (
    <>
      <input aria-label="note" />
      <button type="button" onClick={() => void api.call('getAlerts', {}).catch(() => undefined)}>
        send
      </button>
      {data && <p>the list</p>}
    </>
  )
}

describe('an open page of staff, when a call is refused', () => {
  const refused = answerAs(403, { Error: 'Forbidden', code: 'forbidden' })
  const open = async () => {
    const page = openPage('/desk', {
      language: 'en',
      routes: [
        {
          path: '/desk',
          element: (
            <ServerData>
              <StaffOnly>
                <Desk />
              </StaffOnly>
            </ServerData>
          ),
        },
        { path: '/', element: <p>home</p> },
      ],
      answers: {
        hasRole: answerWith(true),
        getToday: refused,
        getAlerts: refused,
        getSecondFactor: answerWith(factor),
        proveSecondFactor: answerWith({ Token: 'next' }),
        getCurrentUserInfo: answerWith({ UserId: 7, FullName: 'Mona Adel' }),
      },
    })
    fireEvent.change(await screen.findByLabelText('note'), { target: { value: 'typed' } })
    await waitFor(() => expect(page.requestsOf('hasRole')).toHaveLength(2))
    return page
  }
  const note = () => screen.getByLabelText<HTMLInputElement>('note').value
  const send = () => fireEvent.click(screen.getByText('send'))

  test('since a second factor is needed now: it is asked for, and what was typed stays', async () => {
    const page = await open()
    page.on('hasRole', answerWith(false))
    send()
    await screen.findByRole('heading', { name: englishTexts.secondFactor })
    expect(note()).toBe('typed')
    for (const call of ['getToday', 'getAlerts'] as const) page.on(call, answerWith({}))
    page.on('hasRole', answerWith(true))
    const code = screen.getByLabelText(englishTexts.secondCode)
    fireEvent.change(code, { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('button', { name: englishTexts.secondGoOn }))
    await screen.findByText('the list')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(note()).toBe('typed')
  })

  test('for good, says so', async () => {
    const page = await open()
    page.on('hasRole', answerWith(false))
    page.on('getSecondFactor', answerWith(others))
    send()
    await screen.findByText(englishTexts.accessDenied)
  })

  test.each([
    ['is staff all the same', answerWith(true)],
    ['can’t be asked', noConnection],
  ])('stays open where who asks %s', async (_, answer) => {
    const page = await open()
    page.on('hasRole', answer)
    send()
    await waitFor(() => expect(page.requestsOf('hasRole').length).toBeGreaterThan(2))
    await act(() => new Promise((next) => setTimeout(next)))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(note()).toBe('typed')
  })
})

describe('from one page of staff to another', () => {
  const closed = englishTexts.checkingAccess
  const openFirst = async () => {
    const staffPage = (path: string, to: string) => ({
      path,
      element: (
        <ServerData key={path}>
          <StaffOnly>
            <Link to={to}>to {to}</Link>
          </StaffOnly>
        </ServerData>
      ),
    })
    const page = openPage('/desk', {
      language: 'en',
      routes: [staffPage('/desk', '/blog-admin'), staffPage('/blog-admin', '/desk')],
      answers: { hasRole: answerWith(true), getSecondFactor: answerWith(others) },
    })
    return { page, first: await screen.findByText('to /blog-admin') }
  }

  test('nothing stands in between, also while the server can’t be asked', async () => {
    const { page, first } = await openFirst()
    page.on('hasRole', noConnection)
    fireEvent.click(first)
    screen.getByText('to /desk')
    expect(screen.queryByText(closed)).toBeNull()
    await waitFor(() => expect(page.requestsOf('hasRole')).toHaveLength(2))
    await act(() => new Promise((next) => setTimeout(next)))
    screen.getByText('to /desk')
  })

  test('who isn’t staff any more reads that', async () => {
    const { page, first } = await openFirst()
    page.on('hasRole', answerWith(false))
    fireEvent.click(first)
    await screen.findByText(englishTexts.accessDenied)
    // And isn't let in again.
    page.on('hasRole', () => new Promise<never>(() => {}))
    fireEvent.click(screen.getByText('to /desk'))
    await screen.findByText(closed)
  })
})
