import type { Language } from '@rihla/contract/values/language'
import { render, type MailContent, type Rendered } from './mail-layout.ts'

const letters: Readonly<Record<Language, MailContent>> = {
  en: {
    subject: 'Your Rihla account was deleted',
    preview: 'Your personal data are deleted, too.',
    title: 'Your account was deleted',
    paragraphs: [
      'Your account and your personal data are deleted. What our backups hold of them is gone within 30 days.',
      'The amounts and dates of bookings and payments stay in our books for 7 years, without your name, e-mail or phone.',
    ],
    notes: [
      'This is our last mail to this address: we no longer keep it.',
      'You can open a new account with the same e-mail at any time.',
    ],
  },
  ar: {
    subject: 'تم حذف حسابك في رحلة',
    preview: 'وحُذفت معه بياناتك الشخصية.',
    title: 'تم حذف حسابك',
    paragraphs: [
      'حذفنا حسابك وبياناتك الشخصية. وما في النسخ الاحتياطية منها يُحذف خلال 30 يومًا.',
      'تبقى مبالغ الحجوزات والمدفوعات وتواريخها في دفاترنا 7 سنوات، دون اسمك أو بريدك أو رقم هاتفك.',
    ],
    notes: [
      'هذه آخر رسالة منا إلى هذا البريد، فلم نعد نحتفظ به.',
      'يمكنك فتح حساب جديد بنفس البريد في أي وقت.',
    ],
  },
}

/** The last mail: the account is gone, and what stays of it. */
export const accountDeletedMail = (language: Language): Rendered =>
  render(letters[language], language)
