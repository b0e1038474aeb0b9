import type { Language } from '@rihla/contract/values/language'
import pg from 'pg'
import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { faultsOf, openSignedIn, sees, tryLogIn } from '../../accounts.ts'
import { eventually } from '../../crash/eventually.ts'
import { logIn, test, type Product } from '../../fixtures.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    forgot: 'Forgot password?',
    steps: [
      'Step 1 of 4: Reset your password',
      'Step 2 of 4: Enter the code',
      'Step 3 of 4: Choose a new password',
      'Step 4 of 4: Once more, to be sure',
    ],
    next: ['Send code', 'Check code', 'Continue', 'Reset password'],
    back: 'Back',
    code: 'Verification code',
    wrongEmail: 'Please enter a valid email address',
    noCode: 'Please enter the verification code',
    weak: 'Password must be at least 8 characters with uppercase, lowercase, and numbers',
    differ: 'Passwords do not match',
    countdown: /New code in \S*0:(59|60)/,
    resend: 'Resend code',
    sent: 'Code sent',
    notSent: 'Failed to resend code',
    wrong: [
      'Failed to reset password',
      'The verification code is wrong or has expired. Ask for a new one.',
    ],
    done: 'Password changed',
    mail: /Your code for a new Rihla password/,
    changed: /Your Rihla password was changed/,
    loginFirst: 'Please login to continue.',
  },
  ar: {
    forgot: 'نسيت كلمة المرور؟',
    steps: [
      'الخطوة 1 من 4: نسيت كلمة المرور؟',
      'الخطوة 2 من 4: أدخل الكود',
      'الخطوة 3 من 4: كلمة مرور جديدة',
      'الخطوة 4 من 4: اكتبها مرة أخرى للتأكيد',
    ],
    next: ['أرسل الكود', 'تحقق', 'متابعة', 'تغيير كلمة المرور'],
    back: 'رجوع',
    code: 'كود التحقق',
    wrongEmail: 'من فضلك أدخل بريدًا إلكترونيًا صحيحًا',
    noCode: 'من فضلك أدخل كود التحقق',
    weak: 'كلمة المرور 8 أحرف على الأقل، فيها حرف كبير وحرف صغير ورقم',
    differ: 'كلمتا المرور غير متطابقتين',
    countdown: /كود جديد بعد \S*0:(59|60)/,
    resend: 'أرسل الكود مرة أخرى',
    sent: 'أرسلنا الكود',
    notSent: 'لم يُرسل الكود مرة أخرى',
    wrong: ['لم تتغيّر كلمة المرور', 'كود التحقق غير صحيح أو انتهت صلاحيته. اطلب كودًا جديدًا.'],
    done: 'تم تغيير كلمة المرور',
    mail: /كود تغيير كلمة المرور في رحلة/,
    changed: /تم تغيير كلمة مرور حسابك في رحلة/,
    loginFirst: 'سجّل الدخول للمتابعة.',
  },
} as const
type Words = (typeof words)[Language]

/** Lets the code of one person have been asked for a minute ago, on the server. */
async function ageCode({ databaseUrl }: Product, email: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `update mailed_codes set asked_at = asked_at - interval '1 minute' where email = $1`,
    [email],
  )
  await client.end()
}

const codesTo = async (product: Product, email: string, subject: RegExp): Promise<string[]> =>
  (await product.mailsTo(email))
    .filter((mail) => subject.test(mail.subject))
    .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '')

type Step = 0 | 1 | 2 | 3

const wizardOf = (page: Page, t: Words) => ({
  at: (step: Step): Promise<void> => page.getByRole('img', { name: t.steps[step] }).waitFor(),
  goOn: (step: Step): Promise<void> =>
    page.getByRole('button', { name: t.next[step], exact: true }).click(),
})

/** Asks for a code, goes back and forth, and asks again after a minute; answers the newest code. */
async function askForCodes(page: Page, t: Words, product: Product, email: string): Promise<string> {
  const { at, goOn } = wizardOf(page, t)
  await at(0)
  await page.locator('input[name=email]').fill('nobody@nowhere')
  await goOn(0)
  await sees(page, t.wrongEmail)
  await page.locator('input[name=email]').fill(email)
  await goOn(0)
  await at(1)
  await page.getByText(t.countdown).waitFor()
  await product.mailWith(email, t.mail)

  await page.getByRole('button', { name: t.back }).click()
  await at(0)
  expect(await page.locator('input[name=email]').inputValue()).toBe(email)
  await goOn(0)
  await at(1)
  expect(await page.getByRole('button', { name: t.resend }).count()).toBe(0)
  await page.clock.fastForward('01:01')
  await page.route('**/VerifyCode', (route) => route.fulfill({ status: 400 }))
  await page.getByRole('button', { name: t.resend }).click()
  await sees(page, t.notSent)
  await page.unroute('**/VerifyCode')
  await ageCode(product, email)
  await page.getByRole('button', { name: t.resend }).click()
  await sees(page, t.sent)
  await page.getByText(t.countdown).waitFor()
  return eventually('another code', async () => {
    const [newest, first] = await codesTo(product, email, t.mail)
    return first !== undefined && newest
  })
}

/** Goes to the end with a code that is wrong, meeting each rule on the way. */
async function tryWrongCode(page: Page, t: Words, code: string): Promise<void> {
  const { at, goOn } = wizardOf(page, t)
  await goOn(1)
  await sees(page, t.noCode)
  await page.getByLabel(t.code).fill(code)
  await goOn(1)
  await at(2)
  await page.locator('input[name=new-password]').fill('traveller2')
  await goOn(2)
  await sees(page, t.weak)
  await page.locator('input[name=new-password]').fill('Traveller2')
  await goOn(2)
  await at(3)
  await page.locator('input[name=confirm-password]').fill('Traveller3')
  await goOn(3)
  await sees(page, t.differ)
  await page.locator('input[name=confirm-password]').fill('Traveller2')
  await goOn(3)
  for (const text of t.wrong) await sees(page, text)
  await at(1)
  expect(await page.getByLabel(t.code).inputValue()).toBe(code)
}

describe.each(walkedIn('en'))('in $language at $width px', (look) => {
  const t = words[look.language]

  test('a forgotten password is replaced by a mailed code', async ({ product }) => {
    const traveller = await product.newTraveller(look.language)
    const other = await openSignedIn(product, look, traveller)
    await other.page.goto('/profile')
    await other.page.getByText(traveller.email).first().waitFor()

    const tab = await product.open({ ...look, fresh: true })
    const { page } = tab
    const { at, goOn } = wizardOf(page, t)
    await page.clock.install()
    await page.goto('/login')
    await page.getByRole('link', { name: t.forgot }).click()
    const code = await askForCodes(page, t, product, traveller.email)
    await tryWrongCode(page, t, code === '111111' ? '222222' : '111111')
    await page.getByLabel(t.code).fill(code)
    for (const step of [1, 2, 3] as const) {
      await at(step)
      await goOn(step)
    }
    await page.waitForURL('**/login')
    await sees(page, t.done)
    await product.mailWith(traveller.email, t.changed)
    await tryLogIn(page, traveller.email, traveller.password)
    await page.getByRole('alert').waitFor()
    await logIn(page, { ...traveller, password: 'Traveller2' })
    expect(faultsOf(tab, 400, 401)).toEqual([])

    await other.page.reload()
    await other.page.waitForURL('**/login')
    await sees(other.page, t.loginFirst)
  })
})
