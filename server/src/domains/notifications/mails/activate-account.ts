import type { Language } from '@rihla/contract/values/language'
import { render, type MailContent, type Rendered } from './mail-layout.ts'

/**
 * Carries no typed text: the mail's reader may not be the one who registered, and our mail must not
 * carry a stranger's words.
 */
const letters: Readonly<Record<Language, (link: string) => MailContent>> = {
  en: (link) => ({
    subject: 'Activate your Rihla account',
    preview: 'One step left: confirm that this e-mail is yours.',
    title: 'Confirm your e-mail',
    paragraphs: [
      'An account at Rihla was requested with this e-mail. If it was you, open the link to activate it. It works once, for 24 hours.',
    ],
    action: { label: 'Activate the account', href: link },
    notes: ['If it was not you, there is nothing to do: without the link no account is opened.'],
  }),
  ar: (link) => ({
    subject: 'فعّل حسابك في رحلة',
    preview: 'خطوة واحدة متبقية: أكّد أن هذا البريد بريدك.',
    title: 'أكّد بريدك الإلكتروني',
    paragraphs: [
      'وصلنا طلب فتح حساب في رحلة بهذا البريد. إذا كان الطلب منك فافتح الرابط لتفعيل الحساب. الرابط صالح مرة واحدة خلال 24 ساعة.',
    ],
    action: { label: 'تفعيل الحساب', href: link },
    notes: ['إذا لم يكن الطلب منك فلا حاجة إلى أي خطوة: لن يُفتح حساب دون الرابط.'],
  }),
}

/** The mail with the link that turns a registration into an account. */
export const activateAccountMail = (language: Language, link: string): Rendered =>
  render(letters[language](link), language)
