import { inEachLanguage, type Language, type LocalizedText } from '@rihla/contract/values/language'
import { dayInWords } from '@rihla/contract/values/moments'
import { formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import type { Reservation } from '../reservation.ts'
import { guestsOf } from '../texts.ts'

/** What of a reservation was changed, as it was and as it is: what its history keeps and its mail says. */
export type ChangedLine = {
  readonly what:
    | 'name'
    | 'phone'
    | 'email'
    | 'language'
    | 'requests'
    | 'pickUp'
    | 'days'
    | 'guests'
    | 'seats'
    | 'price'
  readonly before: LocalizedText
  readonly after: LocalizedText
}

const same = (text: string): LocalizedText => inEachLanguage(() => text)

const languageTexts: Readonly<Record<Language, LocalizedText>> = {
  en: { en: 'English', ar: 'الإنجليزية' },
  ar: { en: 'Arabic', ar: 'العربية' },
}

const daysOf = ({ fromDate, toDate }: Reservation, language: Language): string =>
  [...new Set([fromDate, toDate ?? fromDate])].map((it) => dayInWords(it, language)).join(' – ')

const inWords = {
  name: (it) => same(it.clientName),
  phone: (it) => same(it.clientPhone ?? '-'),
  email: (it) => same(it.clientEmail ?? '-'),
  language: (it) => languageTexts[it.language],
  requests: (it) => same(it.specialRequests ?? '-'),
  pickUp: (it) => same(it.pickUpFrom ?? '-'),
  days: (it) => inEachLanguage((language) => daysOf(it, language)),
  guests: (it) => inEachLanguage((language) => guestsOf(it, language)),
  seats: (it) => same(it.sold.bus?.seats.join(', ') ?? '-'),
  price: (it) => inEachLanguage((language) => formatEgp(toWholeEgp(it.total), language)),
} satisfies Record<ChangedLine['what'], (it: Reservation) => LocalizedText>

/** What differs between a reservation as it was and as it is. */
export const changedLines = (was: Reservation, is: Reservation): ChangedLine[] =>
  (Object.keys(inWords) as ChangedLine['what'][])
    .map((what) => ({ what, before: inWords[what](was), after: inWords[what](is) }))
    .filter(({ before, after }) => before.en !== after.en)
