import { DEFAULT_ADULTS } from '@rihla/contract/catalogue/address-codec'
import { parseAddressDate, toAddressDate, type CalendarDate } from '@rihla/contract/values/dates'

/** What the address of a detail page says. */
export type OfferChoice = { id: number; date: CalendarDate; adults: number }
export type BadAddress = 'missing' | 'date'

/** Reads the address of a detail page, or says what is wrong with it. */
export function parseChoice(address: URLSearchParams, maxAdults: number): OfferChoice | BadAddress {
  const id = Number(address.get('id'))
  const text = address.get('arrival-date')
  if (!Number.isInteger(id) || id <= 0 || !text) return 'missing'
  const date = parseAddressDate(text)
  if (!date) return 'date'
  const adults = Number(address.get('adults') ?? DEFAULT_ADULTS)
  const counted =
    Number.isInteger(adults) && adults >= 1 ? Math.min(adults, maxAdults) : DEFAULT_ADULTS
  return { id, date, adults: counted }
}

/** The parameters of a detail page. */
export const choiceQuery = ({ id, date, adults }: OfferChoice): string =>
  `?id=${id}&arrival-date=${toAddressDate(date)}&adults=${adults}`
