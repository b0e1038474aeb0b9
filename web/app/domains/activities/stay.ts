import { parseAddressDate, toAddressDate, type CalendarDate } from '@rihla/contract/values/dates'
import { DEFAULT_ADULTS, MAX_ADULTS } from '@rihla/contract/catalogue/address-codec'

/** What the address of /activity says. */
export type ActivityChoice = { id: number; date: CalendarDate; adults: number }
export type BadAddress = 'missing' | 'date'

/** Reads the address of a detail page, or says what is wrong with it. */
export function parseChoice(address: URLSearchParams): ActivityChoice | BadAddress {
  const id = Number(address.get('id'))
  const text = address.get('arrival-date')
  if (!Number.isInteger(id) || id <= 0 || !text) return 'missing'
  const date = parseAddressDate(text)
  if (!date) return 'date'
  const adults = Number(address.get('adults') ?? DEFAULT_ADULTS)
  const counted =
    Number.isInteger(adults) && adults >= 1 ? Math.min(adults, MAX_ADULTS) : DEFAULT_ADULTS
  return { id, date, adults: counted }
}

/** Path of a detail page. */
export const activityHref = ({ id, date, adults }: ActivityChoice): string =>
  `/activity?id=${id}&arrival-date=${toAddressDate(date)}&adults=${adults}`
