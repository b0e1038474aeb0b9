import type { Language } from '@rihla/contract/values/language'
import { isolate, momentText } from '../phrases.ts'
import { render, type MailContent, type Rendered } from './mail-layout.ts'

const names: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  ar: { Google: 'جوجل', Facebook: 'فيسبوك', Apple: 'آبل' },
}
const nameOf = (provider: string, language: Language): string =>
  isolate(names[language][provider] ?? provider)

type Values = { provider: string; when: string; site: string }

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ provider, when, site }) => ({
    subject: `${provider} now signs you in to Rihla`,
    preview: 'If it was you, there is nothing to do.',
    title: `You can sign in with ${provider} now`,
    paragraphs: [
      `Your ${provider} account was linked to your Rihla account: ${when}, Cairo time. If it was you, there is nothing to do.`,
      `If it was not you, somebody can open your ${provider} account. Secure that first, then choose a new password here: it signs you out everywhere and unlinks ${provider}.`,
    ],
    action: { label: 'Choose a new password', href: `${site}/reset-password` },
    notes: ['Nobody from Rihla will ask you for your password, by mail or by phone.'],
  }),
  ar: ({ provider, when, site }) => ({
    subject: `يمكنك الآن الدخول إلى رحلة بحساب ${provider}`,
    preview: 'إذا ربطته بنفسك فلا حاجة إلى أي خطوة.',
    title: `تسجيل الدخول بحساب ${provider} متاح الآن`,
    paragraphs: [
      `تم ربط حسابك على ${provider} بحسابك في رحلة: ${when} بتوقيت القاهرة. إذا ربطته بنفسك فلا حاجة إلى أي خطوة.`,
      `إذا لم تكن أنت، فهناك من يستطيع الدخول إلى حسابك على ${provider}. أمّن ذلك الحساب أولًا، ثم اختر كلمة مرور جديدة هنا: سيتم تسجيل خروجك من كل الأجهزة وإلغاء ربط ${provider}.`,
    ],
    action: { label: 'اختيار كلمة مرور جديدة', href: `${site}/reset-password` },
    notes: ['لن يطلب منك أحد من رحلة كلمة المرور، لا برسالة ولا بمكالمة.'],
  }),
}

/** The mail to the owner of an account that a provider's identity signs in from now on. */
export const providerLinkedMail = (
  language: Language,
  provider: string,
  at: Date,
  site: string,
): Rendered => {
  const values = { provider: nameOf(provider, language), when: momentText(at, language), site }
  return render(letters[language](values), language)
}
