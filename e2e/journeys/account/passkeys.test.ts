import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import arabicTexts from '../../../web/app/domains/account/messages.ar.ts'
import englishTexts from '../../../web/app/domains/account/messages.en.ts'
import arabicDesk from '../../../web/app/domains/desk/office-texts.ar.ts'
import englishDesk from '../../../web/app/domains/desk/office-texts.en.ts'
import { sees, signIn, tryLogIn } from '../../accounts.ts'
import { test } from '../../fixtures.ts'
import { expectWell } from '../pages/looks-well.ts'
import { newStaff } from './new-staff.ts'
import { walkedIn } from '../../looks.ts'

const texts = {
  en: { ...englishTexts, ...englishDesk },
  ar: { ...arabicTexts, ...arabicDesk },
} as const

/** A device in this browser that checks its person, until it is told not to. */
async function givenDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verify: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    remove: () => cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  }
}

test.for(walkedIn('ar'))(
  'staff add passkeys, come in by one the next time, and take one away, in $language',
  async (look, { product }) => {
    const t = texts[look.language]
    const staff = await newStaff(product)
    const tab = await product.open({ ...look, fresh: true })
    const { page } = tab
    await signIn(page.context(), product, staff)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const device = await givenDevice(page)

    await page.goto('/desk/second-factor')
    await sees(page, t.passkeysNone)
    await expectWell(tab, look, 'no second factor')
    await press(t.addPasskey)
    await page.getByLabel(t.passkeyName).fill('Laptop')
    await expectWell(tab, look, 'a passkey is named')
    // By keyboard alone.
    await page.getByLabel(t.passkeyName).press('Enter')
    await page.getByRole('heading', { name: t.secondKeep }).waitFor()
    await press(t.secondKept)
    await sees(page, 'Laptop')
    await expectWell(tab, look, 'one passkey')

    // The same device twice: the browser says so, and nothing is sent.
    await press(t.addPasskey)
    await page.getByLabel(t.passkeyName).fill('Laptop again')
    await press(t.passkeyMake)
    await sees(page, t.passkeyKnown)
    await device.remove()
    const phone = await givenDevice(page)
    await page.getByLabel(t.passkeyName).fill('Phone')
    await press(t.passkeyMake)
    // The toast of the first one may still stand: its name in the list says that it is kept.
    await page.getByText('Phone', { exact: true }).waitFor()

    await page.goto('/admin')
    await press(t.signOut)
    await page.waitForURL('**/admin/login')
    await page.goto('/admin')
    await page.waitForURL('**/admin/login')
    await tryLogIn(page, staff.email, staff.password)
    await page.getByRole('heading', { name: t.secondFactor }).waitFor()
    await expectWell(tab, look, 'a passkey is asked for')
    await phone.verify(false)
    await press(t.passkeyGoOn)
    await sees(page, t.passkeyClosed)
    await phone.verify(true)
    await press(t.passkeyGoOn)
    await page.getByText(staff.email).waitFor()

    await page.goto('/desk/second-factor')
    await press(t.passkeyRemoveNamed.replace('{name}', 'Laptop'))
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expectWell(tab, look, 'a passkey is taken away')
    await dialog.getByRole('button', { name: t.passkeyRemove, exact: true }).click()
    await sees(page, t.passkeyRemoved)
    await page.getByText('Laptop', { exact: true }).waitFor({ state: 'detached' })
    expect(tab.problems).toEqual([])
  },
)
