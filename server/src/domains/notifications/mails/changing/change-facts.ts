import type { Language, LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import { isolate } from '../../phrases.ts'
import type { BalanceFacts } from '../deposit/deposit-paid.ts'
import type { MailFact } from '../mail-layout.ts'

/** What was changed of a booking; plain data. */
export type ChangeFacts = {
  readonly changes: readonly {
    readonly what: keyof typeof labels
    readonly before: LocalizedText
    readonly after: LocalizedText
  }[]
  /** What was paid for it, and what goes back. */
  readonly money: { readonly paid: Piastres; readonly back: Piastres }
  /** What is left to pay of it as it is now; missing: nothing. */
  readonly balance?: BalanceFacts
}

/** Whether what stands in a calendar is another one by a change. */
export const movesEntry = ({ changes }: Pick<ChangeFacts, 'changes'>): boolean =>
  changes.some(({ what }) => what === 'days' || what === 'seats' || what === 'pickUp')

const labels = {
  name: { en: 'Name', ar: 'الاسم' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  language: { en: 'Language', ar: 'اللغة' },
  requests: { en: 'Special requests', ar: 'الطلبات الخاصة' },
  pickUp: { en: 'We fetch you from', ar: 'نصطحبك من' },
  days: { en: 'Dates', ar: 'التواريخ' },
  guests: { en: 'Guests', ar: 'الأفراد' },
  seats: { en: 'Seats', ar: 'المقاعد' },
  price: { en: 'Price', ar: 'السعر' },
} satisfies Record<string, LocalizedText>

/** What it was, and what it is. */
export const fromTo = {
  en: (before: string, after: string) => `${before} → ${after}`,
  ar: (before: string, after: string) => `${before} ← ${after}`,
}

const valueOf = ({ before, after }: ChangeFacts['changes'][number], language: Language): string =>
  fromTo[language](isolate(before[language]), isolate(after[language]))

/** Each change as a line of a mail: what it was, and what it is. */
export const changeLines = (changes: ChangeFacts['changes'], language: Language): MailFact[] =>
  changes.map((it) => [labels[it.what][language], valueOf(it, language)])

/** The same in a sentence each, for a bell. */
export const changesText = (changes: ChangeFacts['changes'], language: Language): string =>
  changes.map((it) => `${labels[it.what][language]}: ${valueOf(it, language)}.`).join(' ')
