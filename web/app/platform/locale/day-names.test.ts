import { addDays } from '@rihla/contract/values/dates'
import { dateFormat, intlTag, languages } from '@rihla/contract/values/language'
import { expect, test } from 'vitest'
import { monthName, weekdayName } from './day-names.ts'

test('the names of days and months are those that Intl writes in mails', () => {
  const days = Array.from({ length: 366 }, (_, at) => addDays('2028-01-01', at))
  for (const language of languages)
    for (const length of ['short', 'long'] as const) {
      const byIntl = (part: 'month' | 'weekday') =>
        dateFormat(intlTag(language), { [part]: length, timeZone: 'UTC' })
      const [months, weekdays] = [byIntl('month'), byIntl('weekday')]
      for (const day of days) {
        const at = new Date(`${day}T00:00:00Z`)
        expect(monthName(day, language, length)).toBe(months.format(at))
        expect(weekdayName(day, language, length)).toBe(weekdays.format(at))
      }
    }
})
