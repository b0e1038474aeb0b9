import type { Language } from '@rihla/contract/values/language'
import type { ReservationFacts } from '../facts.ts'
import { leftToRight } from '../phrases.ts'

const words: Readonly<Record<Language, (phone: string) => string>> = {
  en: (phone) => `You can call us, too: ${leftToRight(phone)}.`,
  ar: (phone) => `ويمكنك الاتصال بنا أيضًا: ${leftToRight(phone)}.`,
}

/** The last sentence of what needs talking over, where there is a number; else none. */
export const callUs = ({ phone }: Pick<ReservationFacts, 'phone'>, language: Language): string[] =>
  phone ? [words[language](phone)] : []
