import type { Language } from '@rihla/contract/values/language'
import { isolate, momentText } from '../phrases.ts'
import { render, type MailContent, type Rendered } from './mail-layout.ts'

/** What happened to the second factor of a member of staff; `name` is the passkey's, or ''. */
export type SecondFactorChange = {
  readonly what:
    | 'authenticator-added'
    | 'passkey-added'
    | 'passkey-removed'
    | 'passkey-copied'
    | 'codes-renewed'
    | 'reset'
  readonly name: string
}

type Values = { readonly name: string; readonly when: string }
type Words = Readonly<
  Record<
    SecondFactorChange['what'],
    { readonly title: string; readonly text: (values: Values) => string }
  >
>

const words: Readonly<Record<Language, Words>> = {
  en: {
    'authenticator-added': {
      title: 'Your desk account has an authenticator now',
      text: ({ when }) =>
        `An authenticator app was set up as the second factor of your account: ${when}, Cairo time.`,
    },
    'passkey-added': {
      title: 'Your desk account has another passkey now',
      text: ({ name, when }) =>
        `The passkey ${name} was added to your account: ${when}, Cairo time.`,
    },
    'passkey-removed': {
      title: 'A passkey of your desk account was taken away',
      text: ({ name, when }) =>
        `The passkey ${name} does not open your account any more: ${when}, Cairo time.`,
    },
    'passkey-copied': {
      title: 'A copy of your passkey was refused',
      text: ({ name, when }) =>
        `Somebody signed in with what looks like a copy of your passkey ${name}: ${when}, Cairo time. They were not let in.`,
    },
    'codes-renewed': {
      title: 'Your desk account has new recovery codes',
      text: ({ when }) =>
        `New recovery codes were made for your account: ${when}, Cairo time. The codes of before do not count any more.`,
    },
    reset: {
      title: 'Your second factor was reset',
      text: ({ when }) =>
        `A manager reset the second factor of your account, and every session of it ended: ${when}, Cairo time. Passkeys and codes of before do not count any more.`,
    },
  },
  ar: {
    'authenticator-added': {
      title: 'أصبح لحسابك تطبيق مصادقة',
      text: ({ when }) => `تم تفعيل تطبيق مصادقة للتحقق بخطوتين في حسابك: ${when} بتوقيت القاهرة.`,
    },
    'passkey-added': {
      title: 'أُضيف مفتاح مرور إلى حسابك',
      text: ({ name, when }) => `تمت إضافة مفتاح المرور ${name} إلى حسابك: ${when} بتوقيت القاهرة.`,
    },
    'passkey-removed': {
      title: 'حُذف مفتاح مرور من حسابك',
      text: ({ name, when }) => `لم يعد مفتاح المرور ${name} يفتح حسابك: ${when} بتوقيت القاهرة.`,
    },
    'passkey-copied': {
      title: 'رفضنا نسخة من مفتاح مرورك',
      text: ({ name, when }) =>
        `حاول أحد الدخول بما يبدو نسخة من مفتاح مرورك ${name}: ${when} بتوقيت القاهرة. لم نسمح له بالدخول.`,
    },
    'codes-renewed': {
      title: 'أُنشئت أكواد استرداد جديدة لحسابك',
      text: ({ when }) =>
        `تم إنشاء أكواد استرداد جديدة لحسابك: ${when} بتوقيت القاهرة. لم تعد الأكواد السابقة صالحة.`,
    },
    reset: {
      title: 'أُعيد ضبط التحقق بخطوتين في حسابك',
      text: ({ when }) =>
        `أعاد أحد المديرين ضبط التحقق بخطوتين في حسابك وانتهت كل جلساته: ${when} بتوقيت القاهرة. لم تعد مفاتيح المرور والأكواد السابقة صالحة.`,
    },
  },
}

type Around = Pick<MailContent, 'preview'> & {
  readonly otherwise: string
  /** Of what somebody else did. */
  readonly unexpected: string
  readonly label: string
  readonly note: string
}
const around: Readonly<Record<Language, Around>> = {
  en: {
    preview: 'If it was you, there is nothing to do.',
    otherwise:
      'If it was not you, tell a manager at once, and choose a new password: that ends every session of your account.',
    unexpected:
      'If you do not know why, tell a manager at once, and choose a new password: that ends every session of your account.',
    label: 'See my second factor',
    note: 'Nobody from Rihla will ask you for a code or a password, by mail or by phone.',
  },
  ar: {
    preview: 'إذا كنت أنت فلا حاجة إلى أي خطوة.',
    otherwise:
      'إذا لم تكن أنت فأخبر أحد المديرين فورًا، واختر كلمة مرور جديدة: فهذا ينهي كل جلسات حسابك.',
    unexpected:
      'إذا كنت لا تعرف السبب فأخبر أحد المديرين فورًا، واختر كلمة مرور جديدة: فهذا ينهي كل جلسات حسابك.',
    label: 'عرض التحقق بخطوتين',
    note: 'لن يطلب منك أحد من رحلة كودًا ولا كلمة مرور، لا برسالة ولا بمكالمة.',
  },
}

/** The mail to a member of staff whose second factor is another one now, or was nearly used by somebody else. */
export function secondFactorChangedMail(
  language: Language,
  { what, name }: SecondFactorChange,
  at: Date,
  site: string,
): Rendered {
  const { title, text } = words[language][what]
  const { preview, otherwise, unexpected, label, note } = around[language]
  const isByOneself = what !== 'passkey-copied' && what !== 'reset'
  const paragraphs = [
    text({ name: isolate(name), when: momentText(at, language) }),
    ...(isByOneself ? [preview, otherwise] : [unexpected]),
  ]
  return render(
    {
      subject: title,
      preview: isByOneself ? preview : title,
      title,
      paragraphs,
      action: { label, href: `${site}/desk/second-factor` },
      notes: [note],
    },
    language,
  )
}
