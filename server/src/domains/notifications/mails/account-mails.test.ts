import { describe, expect, test } from 'vitest'
import { SITE } from '../testing/post-office.ts'
import { accountDeletedMail } from './account-deleted.ts'
import { codeMail } from './code.ts'
import { passwordChangedMail } from './password-changed.ts'
import { providerLinkedMail } from './provider-linked.ts'

const AT = new Date('2026-07-01T12:30:00Z')

describe('the mail with a code', () => {
  test.each([
    ['en', 'reset', 'Your code for a new Rihla password', 'your password stays as it is'],
    ['en', 'email', 'Your code to confirm this e-mail', 'no account will use this address'],
    ['ar', 'reset', 'كود تغيير كلمة المرور في رحلة', 'كلمة المرور تبقى كما هي'],
    ['ar', 'email', 'كود تأكيد بريدك الإلكتروني', 'لن يُضاف هذا البريد إلى أي حساب'],
  ] as const)('in %s for %s says how long it is good and what else to know', (...row) => {
    const [language, purpose, subject, otherwise] = row
    const mail = codeMail(language, purpose, '481592')
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(otherwise)
    expect(mail.text).toContain(language === 'ar' ? 'صالح لمدة 10 دقائق' : 'valid for 10 minutes')
    expect(mail.text).toContain(
      language === 'ar' ? 'لن يطلب منك أحد من رحلة هذا الكود' : 'Nobody from Rihla will ask you',
    )
  })

  test('shows the code large, from left to right, and nowhere that a locked screen shows', () => {
    const { html, subject, text } = codeMail('ar', 'reset', '481592')
    expect(html).toMatch(/font-size:34px[^>]*><bdi dir="ltr">481592<\/bdi><\/p>/)
    expect(text).toContain('\n\n\u2066481592\u2069\n\n')
    expect(`${subject}${/display:none[^>]*>([^<]*)/.exec(html)?.[1]}`).not.toContain('481592')
    expect(codeMail('en', 'reset', '481592').text).toContain('\n\n481592\n\n')
  })
})

test('a changed password is told with when, in Cairo time, and a way to a new one', () => {
  const english = passwordChangedMail('en', AT, SITE)
  expect(english.subject).toBe('Your Rihla password was changed')
  expect(english.text).toContain('was changed: Wed 1 July, 15:30, Cairo time.')
  expect(english.text).toContain('Choose a new password:\nhttps://rihla.example/reset-password')
  const arabic = passwordChangedMail('ar', AT, SITE)
  expect(arabic.subject).toBe('تم تغيير كلمة مرور حسابك في رحلة')
  expect(arabic.text).toContain('الأربعاء 1 يوليو، 15:30 بتوقيت القاهرة.')
  expect(arabic.text).toContain('اختيار كلمة مرور جديدة:\nhttps://rihla.example/reset-password')
})

test.each([
  ['Google', 'جوجل'],
  ['Facebook', 'فيسبوك'],
  ['Apple', 'آبل'],
])('a linked account of %s is named in both languages', (provider, arabicName) => {
  const english = providerLinkedMail('en', provider, AT, SITE)
  expect(english.subject).toBe(`${provider} now signs you in to Rihla`)
  expect(english.text).toContain(`Your ${provider} account was linked to your Rihla account: Wed`)
  // What a new password does here helps only when the provider's own account is safe.
  expect(english.text).toContain(`somebody can open your ${provider} account. Secure that first`)
  const arabic = providerLinkedMail('ar', provider, AT, SITE)
  expect(arabic.subject).toBe(`يمكنك الآن الدخول إلى رحلة بحساب \u2068${arabicName}\u2069`)
  expect(arabic.text).toContain('سيتم تسجيل خروجك من كل الأجهزة وإلغاء ربط')
})

test('a deleted account is told with what stays, for how long', () => {
  const english = accountDeletedMail('en')
  expect(english.subject).toBe('Your Rihla account was deleted')
  expect(english.text).toMatch(/within 30 days[^]*for 7 years, without your name, e-mail or phone/)
  const arabic = accountDeletedMail('ar')
  expect(arabic.subject).toBe('تم حذف حسابك في رحلة')
  expect(arabic.text).toMatch(/خلال 30 يومًا[^]*7 سنوات، دون اسمك أو بريدك أو رقم هاتفك/)
})
