import { cairoDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import type { ReservationFacts } from '../facts.ts'
import { leftToRight } from '../phrases.ts'

/** An account says it on the page of its booking, until the day before; guests without one, and on the day, on the phone. */
const asks = {
  page: {
    en: 'Which hotel do we fetch you from? Open the booking, press “Change”, then “Name, hotel and special requests”, and tell us.',
    ar: 'من أي فندق نصطحبك؟ افتح حجزك واضغط «تعديل» ثم «الاسم والفندق والطلبات الخاصة» وأخبرنا.',
  },
  call: {
    en: 'Which hotel do we fetch you from? Please call us and tell us: {phone}.',
    ar: 'من أي فندق نصطحبك؟ اتصل بنا وأخبرنا: {phone}.',
  },
  write: {
    en: 'Which hotel do we fetch you from? Please contact us and tell us.',
    ar: 'من أي فندق نصطحبك؟ تواصل معنا وأخبرنا.',
  },
} satisfies Record<string, Record<Language, string>>

/** Asks which hotel people are fetched from, while that is missing of what is still to come, and says where to tell. */
export function pickUpAsked(
  { pickUp, where, guest, fromDate, phone }: ReservationFacts,
  language: Language,
  now: Date,
): string[] {
  if (pickUp?.from !== null || new Date(where?.startsAt ?? 0) <= now) return []
  if (!guest && cairoDate(now) < fromDate) return [asks.page[language]]
  if (!phone) return [asks.write[language]]
  return [asks.call[language].replace('{phone}', leftToRight(phone))]
}
