import type { Language } from '@rihla/contract/values/language'
import { render, type MailContent, type Rendered } from './mail-layout.ts'

const letters: Readonly<Record<Language, (site: string) => MailContent>> = {
  en: (site) => ({
    subject: 'You already have a Rihla account',
    preview: 'Somebody registered with this e-mail. Nothing has changed.',
    title: 'You already have an account',
    paragraphs: [
      'Somebody just registered at Rihla with this e-mail, which has an account already. If it was you, sign in with your password.',
    ],
    action: { label: 'Sign in', href: `${site}/login` },
    facts: [['Forgotten password', 'Choose a new one', `${site}/reset-password`]],
    notes: ['If it was not you, there is nothing to do: nothing has changed.'],
  }),
  ar: (site) => ({
    subject: 'لديك حساب في رحلة بالفعل',
    preview: 'سجّل شخص ما بهذا البريد. لم يتغير شيء.',
    title: 'لديك حساب بالفعل',
    paragraphs: [
      'سجّل شخص ما الآن في رحلة بهذا البريد، وله حساب بالفعل. إذا كنت أنت فسجّل الدخول بكلمة المرور.',
    ],
    action: { label: 'تسجيل الدخول', href: `${site}/login` },
    facts: [['نسيت كلمة المرور', 'اختر كلمة جديدة', `${site}/reset-password`]],
    notes: ['إذا لم تكن أنت فلا حاجة إلى أي خطوة: لم يتغير شيء.'],
  }),
}

/** The mail to the owner of an account whose e-mail was registered again. */
export const alreadyRegisteredMail = (language: Language, site: string): Rendered =>
  render(letters[language](site), language)
