import { formatBusSearch, PAY_PATH, type BusSearch } from '@rihla/contract/bus/address'

export const BUS_PATH = '/transportation'
export const SEATS_PATH = '/transportation/seats-selection'
export const PAYMENT_PATH = PAY_PATH

/** The results of a search. */
export function busSearchHref(search: BusSearch): string {
  const address = formatBusSearch(search).toString()
  return address ? `${BUS_PATH}/search?${address}` : BUS_PATH
}
