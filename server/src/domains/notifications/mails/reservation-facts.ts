import type { LocalizedText, Language } from '@rihla/contract/values/language'
import { cityOf, nameOf, type ReservationFacts } from '../facts.ts'
import { amountText, isolate, leftToRight, peopleText, whenText } from '../phrases.ts'

const labels = {
  reference: { en: 'Reference', ar: 'رقم الحجز' },
  name: { en: 'Booking', ar: 'الحجز' },
  city: { en: 'Place', ar: 'المكان' },
  when: { en: 'Date', ar: 'التاريخ' },
  people: { en: 'Guests', ar: 'عدد الأفراد' },
  client: { en: 'Name', ar: 'الاسم' },
  amount: { en: 'Amount', ar: 'المبلغ' },
} satisfies Record<string, LocalizedText>

/** The lines of a reservation as mails list them. */
export const reservationLines = (
  facts: ReservationFacts,
  language: Language,
): (readonly [label: string, value: string])[] => [
  [labels.reference[language], leftToRight(facts.reference)],
  [labels.name[language], isolate(nameOf(facts, language))],
  [labels.city[language], isolate(cityOf(facts, language))],
  [labels.when[language], whenText(facts, language)],
  [labels.people[language], peopleText(facts.seats, language)],
  [labels.client[language], isolate(facts.clientName)],
  [labels.amount[language], amountText(facts.amountPiastres, language)],
]
