import type { Language } from '@rihla/contract/values/language'
import { momentText } from '../phrases.ts'
import { render, type MailContent, type Rendered } from './mail-layout.ts'

const letters: Readonly<Record<Language, (when: string, site: string) => MailContent>> = {
  en: (when, site) => ({
    subject: 'Your Rihla password was changed',
    preview: 'If it was you, there is nothing to do.',
    title: 'Your password was changed',
    paragraphs: [
      `The password of your Rihla account was changed: ${when}, Cairo time. If it was you, there is nothing to do.`,
      'If it was not you, choose a new password now, and make sure that nobody else reads your mail.',
    ],
    action: { label: 'Choose a new password', href: `${site}/reset-password` },
    notes: ['Nobody from Rihla will ask you for your password, by mail or by phone.'],
  }),
  ar: (when, site) => ({
    subject: 'تم تغيير كلمة مرور حسابك في رحلة',
    preview: 'إذا غيّرتها بنفسك فلا حاجة إلى أي خطوة.',
    title: 'تم تغيير كلمة المرور',
    paragraphs: [
      `تم تغيير كلمة مرور حسابك في رحلة: ${when} بتوقيت القاهرة. إذا غيّرتها بنفسك فلا حاجة إلى أي خطوة.`,
      'إذا لم تكن أنت فاختر كلمة مرور جديدة الآن، وتأكد أن بريدك لا يدخله أحد غيرك.',
    ],
    action: { label: 'اختيار كلمة مرور جديدة', href: `${site}/reset-password` },
    notes: ['لن يطلب منك أحد من رحلة كلمة المرور، لا برسالة ولا بمكالمة.'],
  }),
}

/** The mail to the owner of an account whose password is another one now. */
export const passwordChangedMail = (language: Language, at: Date, site: string): Rendered =>
  render(letters[language](momentText(at, language), site), language)
