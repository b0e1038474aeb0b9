import type { PaperFact } from '@rihla/contract/papers'
import {
  commaOf,
  dateInWords,
  inEachLanguage,
  nameStyle,
  type Language,
} from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import { factLabels, type FactKey } from './texts.ts'

/** A line with a value for each language, in the words of `make`. */
export const fact = (key: FactKey, make: (language: Language) => string): PaperFact => ({
  Key: key,
  Label: factLabels[key],
  Value: inEachLanguage(make),
})

/** A line whose value is the same in every language: a count, a reference, a phone. */
export const sameFact = (key: FactKey, value: string | number): PaperFact =>
  fact(key, () => String(value))

/** An amount in whole EGP. */
export const amountFact = (key: FactKey, amount: Piastres): PaperFact =>
  fact(key, (language) => formatEgp(toWholeEgp(amount), language))

/** `Thu 17 Dec 2026`, `الخميس 17 ديسمبر 2026`: a calendar day, whatever the machine's zone. */
export const dayText = (day: CalendarDate, language: Language): string =>
  dateInWords(new Date(`${day}T00:00:00Z`), language, {
    weekday: nameStyle(language),
    day: 'numeric',
    month: nameStyle(language),
    year: 'numeric',
    timeZone: 'UTC',
  })

const cairoHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `Thu 17 Dec 2026, 04:30`: an ISO instant by the clocks in Cairo. */
export function momentText(instant: string, language: Language): string {
  const at = new Date(instant)
  return [dayText(cairoDate(at), language), cairoHour.format(at)].join(commaOf(language))
}
