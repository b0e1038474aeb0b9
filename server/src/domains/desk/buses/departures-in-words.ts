import { countOf, type CountableNoun } from '@rihla/contract/values/counted'
import type { Language } from '@rihla/contract/values/language'
import type { Departure } from '../../fleet/index.ts'
import { dayText, NAMED } from '../inventory/days-in-words.ts'

const others: CountableNoun = {
  en: ['more departure', 'more departures'],
  ar: ['موعد آخر', 'موعدان آخران', 'مواعيد أخرى', 'موعدًا آخر'],
}

/** Departures that somebody has seats of: `Mon 3 May, 08:00: 4 sold, 1 held.` */
export function departuresInWords(claimed: readonly Departure[], language: Language): string {
  const lines = claimed.slice(0, NAMED).map(({ day, departs, sold, held }) => {
    const on = dayText(day, language)
    return {
      en: `${on}, ${departs}: ${sold} sold, ${held} held.`,
      ar: `${on}، ${departs}: مباع ${sold} ومحجوز ${held}.`,
    }[language]
  })
  const more = claimed.length - lines.length
  const rest = countOf(more, others, language)
  if (more > 0) lines.push({ en: `And ${rest}.`, ar: `و${rest}.` }[language])
  return lines.join(' ')
}
