import type { LocalizedText } from '@rihla/contract/values/language'

/** What can be wrong with a line of a settlement file; `{column}` and `{other}` are filled in. */
export const lineProblems = {
  unreadable: {
    en: 'this is no line of a CSV file with as many fields as its heading',
    ar: 'ليس سطرًا من ملف CSV بعدد خانات العناوين',
  },
  column_missing: {
    en: 'the heading has no column {column}',
    ar: 'لا يوجد عمود {column} في العناوين',
  },
  column_twice: {
    en: 'the heading has the column {column} twice',
    ar: 'العمود {column} مكرر في العناوين',
  },
  number: {
    en: '{column} is no number of the gateway',
    ar: '{column} ليس رقمًا من أرقام بوابة الدفع',
  },
  kind: {
    en: 'kind is none of payment, refund and chargeback',
    ar: 'kind ليس payment ولا refund ولا chargeback',
  },
  currency: { en: 'currency isn’t EGP', ar: 'currency ليست EGP' },
  amount: {
    en: '{column} is no amount such as 1250.00',
    ar: '{column} ليس مبلغًا مثل 1250.00',
  },
  sign: {
    en: 'a payment is above zero, and what went back is below',
    ar: 'مبلغ الدفع أكبر من صفر، وما رُدّ أقل من صفر',
  },
  net: {
    en: 'net isn’t the amount less the fee',
    ar: 'net لا يساوي المبلغ ناقص الرسوم',
  },
  moment: {
    en: 'captured_at is no moment such as 2026-12-01T14:30:00+02:00',
    ar: 'captured_at ليس وقتًا مثل 2026-12-01T14:30:00+02:00',
  },
  day: {
    en: 'it is of {other}, which is none of the days of this file',
    ar: 'تاريخه {other} وهو خارج أيام هذا الملف',
  },
  twice: {
    en: 'line {other} has this transaction already',
    ar: 'هذه العملية موجودة في السطر {other}',
  },
  too_many: {
    en: 'a file has {other} transactions at most',
    ar: 'أقصى عدد للعمليات في الملف {other}',
  },
} as const satisfies Record<string, LocalizedText>

/** Why a file isn't taken: the line, and what is wrong with it. */
export type LineProblem = {
  readonly line: number
  readonly problem: keyof typeof lineProblems
  readonly column?: string
  readonly other?: string | number
}
