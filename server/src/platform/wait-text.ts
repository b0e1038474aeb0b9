import type { Language } from '@rihla/contract/values/language'

const waits: Readonly<Record<Language, (seconds: number) => string>> = {
  en: (seconds) =>
    seconds <= 90
      ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      : `${Math.ceil(seconds / 60)} minutes`,
  ar: (seconds) =>
    seconds <= 90
      ? arabicTime(seconds, ['ثانية', 'ثانيتين', 'ثوانٍ'])
      : arabicTime(Math.ceil(seconds / 60), ['دقيقة', 'دقيقتين', 'دقائق']),
}

/** A number with its noun: one and two are words, three to ten take the plural, the rest the singular. */
function arabicTime(count: number, [one, two, few]: readonly [string, string, string]): string {
  if (count === 1) return `${one} واحدة`
  if (count === 2) return two
  return `${count} ${count % 100 >= 3 && count % 100 <= 10 ? few : one}`
}

/** How long to wait, in words: seconds up to a minute and a half, then minutes, rounded up. */
export const waitText = (seconds: number, language: Language): string => waits[language](seconds)
