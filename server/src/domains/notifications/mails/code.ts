import type { Language } from '@rihla/contract/values/language'
import { render, type MailContent, type Rendered } from './mail-layout.ts'

export type CodePurpose = 'reset' | 'email'

/** The code stands in the letter alone: subject and preview show on locked screens. */
const letters: Readonly<Record<Language, Record<CodePurpose, Omit<MailContent, 'code'>>>> = {
  en: {
    reset: {
      subject: 'Your code for a new Rihla password',
      preview: 'It is valid for 10 minutes.',
      title: 'Choose a new password',
      paragraphs: [
        'Enter this code on the page where you asked for it. It is valid for 10 minutes.',
      ],
      notes: [
        'Nobody from Rihla will ask you for it. Do not share it with anyone.',
        'If you did not ask for it, ignore this mail: your password stays as it is.',
      ],
    },
    email: {
      subject: 'Your code to confirm this e-mail',
      preview: 'It is valid for 10 minutes.',
      title: 'Confirm your e-mail',
      paragraphs: [
        'Enter this code on the page where you asked for it. It is valid for 10 minutes.',
      ],
      notes: [
        'Nobody from Rihla will ask you for it. Do not share it with anyone.',
        'If you did not ask for it, ignore this mail: no account will use this address.',
      ],
    },
  },
  ar: {
    reset: {
      subject: 'كود تغيير كلمة المرور في رحلة',
      preview: 'الكود صالح لمدة 10 دقائق.',
      title: 'اختر كلمة مرور جديدة',
      paragraphs: ['اكتب هذا الكود في الصفحة التي طلبته منها. الكود صالح لمدة 10 دقائق.'],
      notes: [
        'لن يطلب منك أحد من رحلة هذا الكود، فلا تعطه لأحد.',
        'لم تطلب الكود؟ تجاهل هذه الرسالة: كلمة المرور تبقى كما هي.',
      ],
    },
    email: {
      subject: 'كود تأكيد بريدك الإلكتروني',
      preview: 'الكود صالح لمدة 10 دقائق.',
      title: 'أكّد بريدك الإلكتروني',
      paragraphs: ['اكتب هذا الكود في الصفحة التي طلبته منها. الكود صالح لمدة 10 دقائق.'],
      notes: [
        'لن يطلب منك أحد من رحلة هذا الكود، فلا تعطه لأحد.',
        'لم تطلب الكود؟ تجاهل هذه الرسالة: لن يُضاف هذا البريد إلى أي حساب.',
      ],
    },
  },
}

/** The mail with the code that proves whose mailbox it is. */
export const codeMail = (language: Language, purpose: CodePurpose, code: string): Rendered =>
  render({ ...letters[language][purpose], code }, language)
