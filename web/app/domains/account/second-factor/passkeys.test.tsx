// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import AdminPage from '../../../routes/admin.tsx'
import { answerAs, answerWith, type Answers } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'

const texts = { en: englishTexts, ar: arabicTexts } as const
const standing = {
  IsStaff: true,
  IsOn: true,
  HasAuthenticator: true,
  HasPasskey: true,
  IsRequired: true,
  IsProven: false,
  RecoveryCodesLeft: 9,
}
const Options = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 1000,
  allowCredentials: [],
  userVerification: 'required',
}
const bytes = new Uint8Array([1, 2, 3]).buffer
const signed = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
  getClientExtensionResults: () => ({}),
}
/** What the browser's own question comes to. */
let get = vi.fn()

beforeEach(() => {
  adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser)
  get = vi.fn(async () => signed)
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

describe.each(languages)('the passkey of staff, in %s', (language) => {
  const t = texts[language]
  const open = (answers: Answers = {}) =>
    openPage('/admin', {
      language,
      routes: [{ path: '/admin', element: <AdminPage /> }],
      answers: {
        hasRole: answerWith(false),
        getSecondFactor: answerWith(standing),
        beginPasskeyProof: answerWith({ Options }),
        proveByPasskey: answerWith({ Token: 'next' }),
        ...answers,
      },
    })
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

  test('is asked for first, with the other ways a press away', async () => {
    open()
    await screen.findByText(t.passkeyText)
    await press(t.secondUseCode)
    await screen.findByText(t.secondCodeText)
    await press(t.secondUseRecovery)
    await screen.findByLabelText(t.secondRecovery)
    await press(t.secondUsePasskey)
    await screen.findByText(t.passkeyText)
  })

  test('lets staff in by what the device signed', async () => {
    const page = open()
    await press(t.passkeyGoOn)
    await vi.waitFor(() => expect(page.requestsOf('proveByPasskey')).toHaveLength(1))
    expect(await page.requestsOf('proveByPasskey')[0]?.json()).toMatchObject({
      Credential: { id: 'AQID', rawId: 'AQID', response: { signature: 'AQID' } },
    })
  })

  test('that isn’t confirmed can be tried again, and nothing is sent', async () => {
    get.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'))
    const page = open()
    await press(t.passkeyGoOn)
    expect((await screen.findByRole('alert')).textContent).toBe(t.passkeyClosed)
    expect(page.requestsOf('proveByPasskey')).toHaveLength(0)
    await press(t.passkeyGoOn)
    await vi.waitFor(() => expect(page.requestsOf('proveByPasskey')).toHaveLength(1))
  })

  test('that is refused says why', async () => {
    open({ proveByPasskey: answerAs(409, { Error: 'A copy', Data: null, code: 'passkey_copied' }) })
    await press(t.passkeyGoOn)
    expect((await screen.findByRole('alert')).textContent).toBe('A copy')
  })

  test('isn’t offered by a browser that knows none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    // As in a page whose address isn't safe: it isn't even there.
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    open()
    await screen.findByText(t.secondCodeText)
    expect(screen.queryByRole('button', { name: t.secondUsePasskey })).toBeNull()
  })

  test('can be what is set up where one is needed', async () => {
    open({ getSecondFactor: answerWith({ ...standing, IsOn: false }) })
    await press(t.passkeyChoose)
    await press(t.passkeyMake)
    await screen.findByText(t.passkeyNameless)
    await press(t.passkeyBack)
    await press(t.appChoose)
  })
})
