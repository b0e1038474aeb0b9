import * as account from '@rihla/contract/account'
import * as devices from '@rihla/contract/account/devices'
import * as external from '@rihla/contract/account/external-login'
import * as passwords from '@rihla/contract/account/passwords'
import * as privacy from '@rihla/contract/account/privacy'
import * as profile from '@rihla/contract/account/profile'
import type { RefusalCode } from '@rihla/contract/refusals'
import { describe, expect, test } from 'vitest'
import { refusalText } from './present-refusal.ts'
import { refusalTexts } from './texts.ts'

type Refusing = { path: string; refusals: readonly RefusalCode[] }
const refuses = (one: unknown): one is Refusing =>
  typeof one === 'object' && one !== null && 'refusals' in one

const calls = [account, devices, external, passwords, privacy, profile].flatMap((part) =>
  Object.values(part).filter(refuses),
)
const codes = [...new Set(calls.flatMap(({ refusals }) => refusals))]

describe('what calls about accounts refuse', () => {
  test.each(codes)('%s is told in both languages', (code) => {
    const { en, ar } = refusalTexts[code]
    expect(en).toMatch(/^[A-Z].*[a-z.&]$/)
    expect(ar).toMatch(/\p{Script=Arabic}/u)
    // Names of formats aside, no English is left in the Arabic.
    expect(ar.replaceAll(/JPE?G|PNG|WebP/g, '')).not.toMatch(/[A-Za-z]{2}/)
  })

  test('all of them are looked at', () => {
    expect(codes.length).toBeGreaterThan(20)
  })

  test.each([
    ['invalid_credentials', 'Invalid email or password.', 'كلمة المرور غير صحيحة'],
    ['external_login_failed', 'External login failed. Please try again.', 'بالحساب الخارجي'],
    [
      'external_email_taken',
      'An account already exists with the same email. Please try signing in with a different method.',
      'جرّب تسجيل الدخول بطريقة أخرى',
    ],
    ['nationality_required', 'Please select your nationality', 'من فضلك اختر جنسيتك'],
    ['code_required', 'Please enter the verification code', 'من فضلك أدخل كود التحقق'],
    [
      'new_password_weak',
      'Password must be at least 8 characters with uppercase, lowercase, and numbers',
      'كلمة المرور 8 أحرف على الأقل',
    ],
    [
      'image_too_large',
      'File size too large. Maximum allowed size is 2MB.',
      'الحد الأقصى 2 ميجابايت',
    ],
  ] as const)('%s says the agreed words', (code, english, arabic) => {
    expect(refusalTexts[code].en).toBe(english)
    expect(refusalTexts[code].ar).toContain(arabic)
  })
})

describe('how long to wait', () => {
  const said = (seconds: number, language: 'en' | 'ar') =>
    refusalText({ refusal: 'too_many_requests', params: { seconds } }, language)
  test.each([
    [1, 'in 1 second.', 'بعد ثانية واحدة.'],
    [2, 'in 2 seconds.', 'بعد ثانيتين.'],
    [45, 'in 45 seconds.', 'بعد 45 ثانية.'],
    [91, 'in 2 minutes.', 'بعد دقيقتين.'],
    [500, 'in 9 minutes.', 'بعد 9 دقائق.'],
    [1800, 'in 30 minutes.', 'بعد 30 دقيقة.'],
  ])('%d seconds are told in words of their size', (seconds, en, ar) => {
    expect(said(seconds, 'en')).toMatch(new RegExp(`${en.replace('.', '\\.')}$`))
    expect(said(seconds, 'ar')).toMatch(new RegExp(`${ar.replace('.', '\\.')}$`))
  })
})
