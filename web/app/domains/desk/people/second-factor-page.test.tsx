// @vitest-environment happy-dom
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { answerAs, answerWith, noConnection } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import accountInArabic from '../../account/messages.ar.ts'
import accountInEnglish from '../../account/messages.en.ts'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { SecondFactorPage } from './second-factor-page.tsx'

const texts = {
  en: { ...accountInEnglish, ...englishTexts },
  ar: { ...accountInArabic, ...arabicTexts },
} as const
const Page = withServerData(SecondFactorPage)
const standing = {
  IsStaff: true,
  IsOn: true,
  HasAuthenticator: true,
  HasPasskey: false,
  IsRequired: true,
  IsProven: true,
  RecoveryCodesLeft: 10,
}

describe.each(languages)('new recovery codes, in %s', (language) => {
  const t = texts[language]
  const open = (it: object = {}) =>
    openPage('/desk/second-factor', {
      language,
      routes: [{ path: '/desk/second-factor', element: <Page /> }],
      answers: {
        getSecondFactor: answerWith({ ...standing, ...it }),
        getPasskeys: answerWith({ Items: [] }),
        renewRecoveryCodes: answerWith({ RecoveryCodes: ['AAAA-BBBB'] }),
      },
    })
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

  test('are there for whoever never saw theirs, once the app’s code is typed', async () => {
    const page = open()
    await press(t.newRecoveryCodes)
    // A recovery code doesn't become ten.
    expect(screen.queryByRole('button', { name: t.secondUseRecovery })).toBeNull()
    page.on('renewRecoveryCodes', noConnection)
    const code = screen.getByLabelText(t.secondCode)
    fireEvent.change(code, { target: { value: '123456' } })
    await press(t.secondRenewNow)
    await screen.findByText(t.networkError)
    const wrong = { Error: 'Wait for the next one', code: 'second_factor_code_wrong' }
    page.on('renewRecoveryCodes', answerAs(400, wrong))
    await press(t.secondRenewNow)
    await screen.findByText(wrong.Error)
    page.on('renewRecoveryCodes', answerWith({ RecoveryCodes: ['AAAA-BBBB'] }))
    fireEvent.change(code, { target: { value: '654321' } })
    await press(t.secondRenewNow)
    await screen.findByText('AAAA-BBBB')
    expect(await page.requestsOf('renewRecoveryCodes').at(-1)?.json()).toEqual({ Code: '654321' })
    await press(t.secondKept)
    await screen.findByRole('button', { name: t.newRecoveryCodes })
  })

  test.each([
    ['nothing is on', { IsOn: false, HasAuthenticator: false, RecoveryCodesLeft: 0 }],
    ['this browser can’t ask the passkey', { HasAuthenticator: false, HasPasskey: true }],
  ])('aren’t offered where %s', async (_, it) => {
    open(it)
    await screen.findByText(t.passkeysNone)
    expect(screen.queryByRole('button', { name: t.newRecoveryCodes })).toBeNull()
  })
})
