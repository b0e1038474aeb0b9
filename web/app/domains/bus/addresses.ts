import { formatBusSearch, type BusSearch } from '@rihla/contract/bus/address'
import { formatChosenTrips, type ChosenTrips } from '@rihla/contract/bus/chosen-address'
import { PAY_PATH } from '@rihla/contract/bus/pay-address'

export const BUS_PATH = '/transportation'
export { SEATS_PATH } from '@rihla/contract/bus/pay-address'
export const PAYMENT_PATH = PAY_PATH

/** The results of a search, narrowed and sorted as `filters` say, with what is chosen among them. */
export function busSearchHref(
  search: BusSearch,
  filters?: URLSearchParams,
  chosen?: ChosenTrips,
): string {
  const address = [formatBusSearch(search), filters, chosen && formatChosenTrips(chosen)]
    .map((it) => it?.toString())
    .filter(Boolean)
    .join('&')
  return address ? `${BUS_PATH}/search?${address}` : BUS_PATH
}
