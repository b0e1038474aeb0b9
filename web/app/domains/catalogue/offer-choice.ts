import { childrenAges, DEFAULT_ADULTS } from '@rihla/contract/catalogue/address-codec'
import { parseAddressDate, toAddressDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Party } from '@rihla/contract/values/party'

/** What the address of a detail page says: which offer, on which day, and who comes. */
export type OfferChoice = Party & { id: number; date: CalendarDate }
export type BadAddress = 'missing' | 'date'

/** Who can be asked for on the page of a kind. */
export type ChoiceLimits = {
  /** The most adults that an address can name. */
  maxAdults: number
  /** Children can't come. */
  adultsOnly?: true
}

/** Reads the address of a detail page, or says what is wrong with it. */
export function parseChoice(
  address: URLSearchParams,
  { maxAdults, adultsOnly }: ChoiceLimits,
): OfferChoice | BadAddress {
  const id = Number(address.get('id'))
  const text = address.get('arrival-date')
  if (!Number.isInteger(id) || id <= 0 || !text) return 'missing'
  const date = parseAddressDate(text)
  if (!date) return 'date'
  const adults = Number(address.get('adults') ?? DEFAULT_ADULTS)
  const counted =
    Number.isInteger(adults) && adults >= 1 ? Math.min(adults, maxAdults) : DEFAULT_ADULTS
  const childAges = adultsOnly ? [] : (childrenAges.read(address.get('children') ?? '') ?? [])
  return { id, date, adults: counted, childAges }
}

/** The parameters of a detail page. */
export function choiceQuery({ id, date, adults, childAges }: OfferChoice): string {
  const query = `?id=${id}&arrival-date=${toAddressDate(date)}&adults=${adults}`
  return childAges.length > 0 ? `${query}&children=${childAges.join(',')}` : query
}
