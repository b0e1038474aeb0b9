import type { OfferTile } from '@rihla/contract/catalogue/tiles'
import { addDays, toAddressDate, type CalendarDate } from '@rihla/contract/values/dates'
import { TWO_ADULTS } from '@rihla/contract/values/party'
import { offerPages } from 'virtual:offer-pages'
import { choiceQuery } from '../../catalogue/index.ts'

/** Whether the price of a tile is the lowest of several: that of a stay is its cheapest night. */
export const isFromPrice = ({ ModuleType }: Pick<OfferTile, 'ModuleType'>): boolean =>
  offerPages[ModuleType].stay

/** Where an offer of any kind leads: to its next day for two, or to `otherwise` when none is left. */
export function tileHref(
  {
    ModuleType,
    Id: id,
    NextDate,
    DepartureDate,
  }: Pick<OfferTile, 'ModuleType' | 'Id' | 'NextDate' | 'DepartureDate'>,
  otherwise: CalendarDate,
): string {
  const { path, stay } = offerPages[ModuleType]
  const date = NextDate ?? otherwise
  if (!stay) return path + choiceQuery({ id, date, ...TWO_ADULTS })
  const departure = (NextDate && DepartureDate) ?? addDays(date, 1)
  return `${path}?id=${id}&arrival-date=${toAddressDate(date)}&departure-date=${toAddressDate(departure)}&adults=${TWO_ADULTS.adults}`
}
