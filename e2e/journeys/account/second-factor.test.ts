import { expect } from 'vitest'
import { codeShown } from '../../../server/src/domains/account/testing/authenticator.ts'
import arabicTexts from '../../../web/app/domains/account/messages.ar.ts'
import englishTexts from '../../../web/app/domains/account/messages.en.ts'
import { signIn, tryLogIn } from '../../accounts.ts'
import { test } from '../../fixtures.ts'
import { expectWell } from '../pages/looks-well.ts'
import { newStaff } from './new-staff.ts'
import { walkedIn } from '../../looks.ts'

const texts = { en: englishTexts, ar: arabicTexts } as const
const setUp = { en: 'Set it up', ar: 'تفعيل' } as const

test.for(walkedIn('en'))(
  'staff set up a second factor, and come in by it the next time, in $language',
  async (look, { product }) => {
    const t = texts[look.language]
    const staff = await newStaff(product)
    const first = await product.open(look)
    await signIn(first.page.context(), product, staff)
    const { page } = first
    await page.goto('/desk/second-factor')
    await page.getByRole('button', { name: setUp[look.language], exact: true }).click()
    const key = page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    await key.waitFor()
    await expectWell(first, look, 'setting it up')
    const secret = (await key.innerText()).replaceAll(/\s/g, '')
    await page.getByRole('textbox').fill(codeShown(secret, new Date()))
    await page.getByRole('button', { name: t.secondTurnOn, exact: true }).click()
    await page.getByRole('heading', { name: t.secondKeep }).waitFor()
    const [recovery = ''] = await page.locator('.second-codes li').allInnerTexts()
    await expectWell(first, look, 'its recovery codes')
    await page.getByRole('button', { name: t.secondKept, exact: true }).click()
    await page.getByRole('heading', { name: t.secondKeep }).waitFor({ state: 'detached' })

    const next = await product.open(look)
    await next.page.goto('/admin')
    await next.page.waitForURL('**/admin/login')
    await tryLogIn(next.page, staff.email, staff.password)
    await next.page.getByRole('heading', { name: t.secondFactor }).waitFor()
    await expectWell(next, look, 'the code is asked for')
    await next.page.getByRole('button', { name: t.secondUseRecovery }).click()
    await next.page.getByLabel(t.secondRecovery).fill(recovery)
    await next.page.getByRole('button', { name: t.secondGoOn }).click()
    await next.page.getByText(staff.email).waitFor()
    expect(await next.page.getByRole('button', { name: t.signOut }).count()).toBe(1)
    expect(next.problems).toEqual([])
  },
)
