import type { Language } from '@rihla/contract/values/language'
import type { CalendarDate } from '@rihla/contract/values/dates'

type Names = {
  readonly months: readonly string[]
  /** From Sunday. */
  readonly weekdays: readonly string[]
}

const short = (names: readonly string[]): readonly string[] => names.map((name) => name.slice(0, 3))

const english: Names = {
  months:
    'January February March April May June July August September October November December'.split(
      ' ',
    ),
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
}

const arabic: Names = {
  months: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
  weekdays: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'.split(' '),
}

/** Written out, since the first format that Intl makes keeps a phone busy for 100 ms. Arabic has no short names. */
const names: Readonly<Record<'short' | 'long', Readonly<Record<Language, Names>>>> = {
  long: { en: english, ar: arabic },
  short: {
    en: { months: short(english.months), weekdays: short(english.weekdays) },
    ar: arabic,
  },
}

type Length = keyof typeof names

/** `Dec`, `December`, `ديسمبر`. */
export const monthName = (date: CalendarDate, language: Language, length: Length): string =>
  names[length][language].months[Number(date.slice(5, 7)) - 1] ?? ''

/** `Thu`, `Thursday`, `الخميس`. */
export const weekdayName = (date: CalendarDate, language: Language, length: Length): string =>
  names[length][language].weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''
