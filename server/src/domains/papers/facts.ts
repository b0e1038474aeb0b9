import type { PaperFact } from '@rihla/contract/papers'
import { commaOf, inEachLanguage, type Language } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { cairoDate } from '@rihla/contract/values/dates'
import { dayInWords } from '@rihla/contract/values/moments'
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

const cairoHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `Thu 17 Dec 2026, 04:30`: an ISO instant by the clocks in Cairo. */
export function momentText(instant: string, language: Language): string {
  const at = new Date(instant)
  return [dayInWords(cairoDate(at), language), cairoHour.format(at)].join(commaOf(language))
}
