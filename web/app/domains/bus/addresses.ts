import { formatBusSearch, type BusSearch } from '@rihla/contract/bus/address'
import { PAY_PATH } from '@rihla/contract/bus/pay-address'

export const BUS_PATH = '/transportation'
export { SEATS_PATH } from '@rihla/contract/bus/pay-address'
export const PAYMENT_PATH = PAY_PATH

/** The results of a search. */
export function busSearchHref(search: BusSearch): string {
  const address = formatBusSearch(search).toString()
  return address ? `${BUS_PATH}/search?${address}` : BUS_PATH
}
