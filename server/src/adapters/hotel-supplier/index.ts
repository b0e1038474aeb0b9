import type { HotelSupplier } from '../../ports/hotel-supplier.ts'
import { hotelbeds, type HotelbedsSettings } from './hotelbeds.ts'

type ReadSetting = (name: string, otherwise: string) => string

/** Null where we have no contract with a supplier: then only our own hotels are sold. */
export type SupplierSettings = HotelbedsSettings | null

/** Reads the supplier's settings: none without a key; `wrong` hears of a key that lacks its secret. */
export function readSupplierSettings(read: ReadSetting, wrong: string[]): SupplierSettings {
  const apiKey = read('HOTELBEDS_API_KEY', '')
  const secret = read('HOTELBEDS_SECRET', '')
  if (apiKey === '') return null
  if (secret === '') wrong.push('HOTELBEDS_SECRET is missing')
  return {
    apiKey,
    secret,
    baseUrl: read('HOTELBEDS_BASE_URL', 'https://api.hotelbeds.com').replace(/\/+$/, ''),
    photoUrl: read('HOTELBEDS_PHOTO_URL', 'https://photos.hotelbeds.com/giata'),
  }
}

export const hotelSupplier = (settings: SupplierSettings): HotelSupplier | null =>
  settings && hotelbeds(settings)
