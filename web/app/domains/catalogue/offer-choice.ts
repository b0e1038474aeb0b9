import { childrenAges, DEFAULT_ADULTS } from '@rihla/contract/catalogue/address-codec'
import { parseAddressDate, toAddressDate, type CalendarDate } from '@rihla/contract/values/dates'
import { TWO_ADULTS, type Party } from '@rihla/contract/values/party'
import { permanentPath } from './permanent-path.ts'

/** What the address of a detail page says: which offer, on which day, and who comes. */
export type OfferChoice = Party & { id: number; date: CalendarDate }
/** An offer that is linked to: on a day, or, without one, on the next on which it can be had. */
export type OfferLink = Party & { id: number; date: CalendarDate | null }
export type BadAddress = 'missing' | 'date'

/** Who can be asked for on the page of a kind. */
export type ChoiceLimits = {
  /** The most adults that an address can name. */
  maxAdults: number
  /** Children can't come. */
  adultsOnly?: true
}

/** Who comes, as an address says it; what makes no sense counts as not given. */
export function parseParty(
  address: URLSearchParams,
  { maxAdults, adultsOnly }: ChoiceLimits,
): Party {
  const adults = Number(address.get('adults') ?? DEFAULT_ADULTS)
  const counted =
    Number.isInteger(adults) && adults >= 1 ? Math.min(adults, maxAdults) : DEFAULT_ADULTS
  const childAges = adultsOnly ? [] : (childrenAges.read(address.get('children') ?? '') ?? [])
  return { adults: counted, childAges }
}

/** Reads the address of a detail page, or says what is wrong with it. */
export function parseChoice(
  address: URLSearchParams,
  limits: ChoiceLimits,
): OfferChoice | BadAddress {
  const id = Number(address.get('id'))
  const text = address.get('arrival-date')
  if (!Number.isInteger(id) || id <= 0 || !text) return 'missing'
  const date = parseAddressDate(text)
  if (!date) return 'date'
  return { id, date, ...parseParty(address, limits) }
}

const partyQuery = ({ adults, childAges }: Party): string =>
  childAges.length > 0 ? `adults=${adults}&children=${childAges.join(',')}` : `adults=${adults}`

/** The parameters of a detail page. */
export const choiceQuery = ({ id, date, ...party }: OfferChoice): string =>
  `?id=${id}&arrival-date=${toAddressDate(date)}&${partyQuery(party)}`

/** The page of an offer: on its day, or under its permanent address where no day is named. */
export function offerHref(path: string, { id, date, ...party }: OfferLink): string {
  if (date !== null) return path + choiceQuery({ id, date, ...party })
  const usual = partyQuery(party) === partyQuery(TWO_ADULTS)
  return permanentPath(path, id) + (usual ? '' : `?${partyQuery(party)}`)
}
