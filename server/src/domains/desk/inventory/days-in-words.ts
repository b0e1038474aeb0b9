import { countOf, type CountableNoun } from '@rihla/contract/values/counted'
import { dateInWords, nameStyle, type Language } from '@rihla/contract/values/language'
import type { ClaimedDay } from '../../inventory/index.ts'

/** As many as one reads; the page marks all of them. */
export const NAMED = 5

const others: CountableNoun = {
  en: ['more day', 'more days'],
  ar: ['يوم آخر', 'يومان آخران', 'أيام أخرى', 'يومًا آخر'],
}

/** `Mon 3 May`. */
export const dayText = (day: string, language: Language): string =>
  dateInWords(new Date(`${day}T00:00:00Z`), language, {
    weekday: nameStyle(language),
    day: 'numeric',
    month: nameStyle(language),
    timeZone: 'UTC',
  })

/** Days on which more is claimed than staff ask for: `Mon 3 May: 4 sold, 1 held; 3 is too few.` */
export function daysInWords(
  claimed: readonly ClaimedDay[],
  wanted: number,
  language: Language,
): string {
  const lines = claimed.slice(0, NAMED).map(({ day, sold, held }) => {
    const on = dayText(day, language)
    return {
      en: `${on}: ${sold} sold, ${held} held; ${wanted} is too few.`,
      ar: `${on}: مباع ${sold} ومحجوز ${held}، و${wanted} لا يكفي.`,
    }[language]
  })
  const more = claimed.length - lines.length
  const rest = countOf(more, others, language)
  if (more > 0) lines.push({ en: `And ${rest}.`, ar: `و${rest}.` }[language])
  return lines.join(' ')
}
