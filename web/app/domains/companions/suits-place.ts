import type { Companion } from '@rihla/contract/account/companions'
import type { CalendarDate } from '@rihla/contract/values/dates'

/** Adults are 13 and older. */
const ADULT_FROM = 13

/** Age on a day, in whole years. */
export function ageOn(birthDate: CalendarDate, day: CalendarDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Whether a place for an adult (`age` null), or for a child of an age, can be theirs on the day of arrival. */
export function suitsPlace(
  { BirthDate }: Pick<Companion, 'BirthDate'>,
  age: number | null,
  arrival: CalendarDate,
): boolean {
  if (BirthDate === null) return true
  const years = ageOn(BirthDate, arrival)
  return age === null ? years >= ADULT_FROM : years === age
}
