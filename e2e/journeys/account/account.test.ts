import type { Language } from '@rihla/contract/values/language'
import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { accountMenu, chooseCountry, faultsOf, newEmail, sees, tryLogIn } from '../../accounts.ts'
import { logIn, test } from '../../fixtures.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    name: 'Laila Hassan',
    newName: 'Laila Hassan El-Masry',
    fields: ['Full name', 'E-mail', 'Phone (optional)', 'Password'],
    nationality: 'Nationality',
    country: 'Egypt',
    otherCountry: 'Jordan',
    create: 'Create account',
    checkMail: 'Look into your mailbox',
    activation: /Activate your Rihla account/,
    activated: ['Account Activated', 'Your account is active. You can sign in now.'],
    welcome: 'Welcome back, Laila Hassan!',
    profile: ['Profile', 'My profile'],
    edit: 'Edit',
    save: 'Save',
    saved: 'Profile updated',
    invalidImage: [
      'Invalid Image',
      'Invalid file format. Only JPG, JPEG, PNG, and WebP files are allowed.',
    ],
    tooLarge: 'File size too large. Maximum allowed size is 2MB.',
    changePassword: 'Change password',
    passwords: ['Current password', 'New password', 'Confirm the new password'],
    update: 'Update password',
    same: 'The new password must differ from the current one',
    wrong: 'The current password is not correct.',
    updated: 'Password updated',
    changedMail: /Your Rihla password was changed/,
    logOut: 'Log out',
    loggedOut: 'You are logged out',
    missing: ['Missing Information', 'Please enter both email and password.'],
    refused: 'Invalid email or password.',
  },
  ar: {
    name: 'ليلى حسن',
    newName: 'ليلى حسن المصري',
    fields: ['الاسم بالكامل', 'البريد الإلكتروني', 'رقم الهاتف (اختياري)', 'كلمة المرور'],
    nationality: 'الجنسية',
    country: 'مصر',
    otherCountry: 'الأردن',
    create: 'إنشاء الحساب',
    checkMail: 'افتح بريدك',
    activation: /فعّل حسابك في رحلة/,
    activated: ['تم تفعيل الحساب', 'تم تفعيل حسابك. يمكنك تسجيل الدخول الآن.'],
    welcome: 'أهلًا بعودتك يا ليلى حسن!',
    profile: ['حسابي', 'حسابي'],
    edit: 'تعديل',
    save: 'حفظ',
    saved: 'تم تحديث حسابك',
    invalidImage: ['صورة غير مقبولة', 'صيغة الملف غير مقبولة. المسموح JPG وJPEG وPNG وWebP فقط.'],
    tooLarge: 'حجم الملف كبير. أقصى حجم مسموح 2 ميجابايت.',
    changePassword: 'تغيير كلمة المرور',
    passwords: ['كلمة المرور الحالية', 'كلمة المرور الجديدة', 'تأكيد كلمة المرور الجديدة'],
    update: 'تحديث كلمة المرور',
    same: 'كلمة المرور الجديدة يجب أن تختلف عن الحالية',
    wrong: 'كلمة المرور الحالية غير صحيحة.',
    updated: 'تم تحديث كلمة المرور',
    changedMail: /تم تغيير كلمة مرور حسابك في رحلة/,
    logOut: 'تسجيل الخروج',
    loggedOut: 'تم تسجيل الخروج',
    missing: ['بيانات ناقصة', 'من فضلك أدخل البريد الإلكتروني وكلمة المرور.'],
    refused: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  },
} as const
type Words = (typeof words)[Language]

/** A picture that the browser itself has drawn and encoded. */
async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 96, height: 64 })
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = 'teal'
      pen.fillRect(8, 8, 60, 40)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

async function register(page: Page, t: Words, email: string, password: string): Promise<void> {
  await page.goto('/signup')
  const [name, mail, phone, secret] = t.fields
  await page.getByRole('button', { name: t.create }).waitFor()
  await page.locator('input[name=name]').fill(t.name)
  expect(await page.getByLabel(name).inputValue()).toBe(t.name)
  await page.getByLabel(mail).fill(email)
  expect(await page.getByLabel(phone).isDisabled()).toBe(true)
  await chooseCountry(page, t.nationality, t.country)
  await page.getByLabel(phone).fill('010 1234 5678')
  await page.getByRole('textbox', { name: secret }).fill(password)
  await page.getByRole('button', { name: t.create }).click()
  await page.getByRole('heading', { name: t.checkMail }).waitFor()
}

async function editProfile(page: Page, t: Words): Promise<void> {
  const photo = page.locator('input[name=photo]')
  await page.getByRole('button', { name: t.edit, exact: true }).click()
  await photo.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') })
  for (const text of t.invalidImage) await sees(page, text)
  const huge = Buffer.alloc(2_097_153)
  await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: huge })
  await sees(page, t.tooLarge)
  const buffer = await drawPicture(page)
  await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByRole('textbox', { name: t.fields[0] }).fill(t.newName)
  await page.locator('input[name="additional-phone"]').fill('٠١١١٢٣٤٥٦٧٨')
  await chooseCountry(page, t.nationality, t.otherCountry)
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await sees(page, t.saved)
  await page.getByRole('main').getByText(t.newName).first().waitFor()
  await page.getByText('+201112345678').waitFor()
  await page.getByRole('definition').getByText(t.otherCountry).waitFor()
}

async function changePassword(page: Page, t: Words, before: string, after: string): Promise<void> {
  const [current, next, again] = t.passwords
  await page.getByRole('button', { name: t.changePassword }).click()
  const dialog = page.getByRole('dialog', { name: t.changePassword })
  const update = dialog.getByRole('button', { name: t.update })
  const type = async (...texts: [string, string, string]): Promise<void> => {
    await dialog.getByRole('textbox', { name: current }).fill(texts[0])
    await dialog.getByRole('textbox', { name: next, exact: true }).fill(texts[1])
    await dialog.getByRole('textbox', { name: again }).fill(texts[2])
  }
  await type(before, before, '')
  expect(await update.isDisabled()).toBe(true)
  await type(before, before, before)
  await update.click()
  await dialog.getByText(t.same).waitFor()
  await type(`${before}x`, after, after)
  await update.click()
  await dialog.getByText(t.wrong).waitFor()
  await type(before, after, after)
  await update.click()
  await sees(page, t.updated)
}

describe.each(walkedIn('ar'))('in $language at $width px', (look) => {
  const t = words[look.language]

  test('an account is opened, lived in and left', async ({ product }) => {
    const [email, before, after] = [newEmail(), 'Traveller@1', 'Traveller@2']
    const tab = await product.open(look)
    const { page } = tab
    await register(page, t, email, before)
    const mail = await product.mailWith(email, t.activation)
    await page.goto(/http\S+\/account\/activate\S+/.exec(mail.text)?.[0] ?? '')
    for (const text of t.activated) await sees(page, text)
    await expect.poll(() => new URL(page.url()).search).toBe('')

    await page.goto('/login')
    await page.locator('form button[type=submit]').click()
    for (const text of t.missing) await sees(page, text)
    await tryLogIn(page, email, before)
    await sees(page, t.welcome)
    await accountMenu(page).click()
    await page.getByRole('menuitem', { name: t.profile[0] }).click()
    await page.getByRole('heading', { level: 1, name: t.profile[1] }).waitFor()
    await editProfile(page, t)
    const picture = accountMenu(page).locator('img')
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)

    await changePassword(page, t, before, after)
    await product.mailWith(email, t.changedMail)
    await accountMenu(page).click()
    await page.getByRole('menuitem', { name: t.logOut }).click()
    await sees(page, t.loggedOut)
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/login')
    await tryLogIn(page, email, before)
    await page.getByRole('alert').getByText(t.refused).waitFor()
    await logIn(page, { name: t.newName, email, password: after })
    expect(faultsOf(tab, 400, 401)).toEqual([])
  })
})
