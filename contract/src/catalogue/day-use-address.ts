import { addressCodec, numberField, offerFields } from './address-codec.ts'

/** Offers of a page, unless the address asks for another number. */
export const DAY_USE_PAGE_SIZE = 20

/** Adults of one booking; a search may ask for more. */
export const MAX_DAY_USE_ADULTS = 10

const codec = addressCodec({
  ...offerFields,
  size: numberField(DAY_USE_PAGE_SIZE, { min: 1, max: 100 }),
})

/** What the address of /dayuses says. */
export type DayUseFilters = typeof codec.defaults
export const defaultDayUseFilters = codec.defaults

/** Reads the address of /dayuses. */
export const parseDayUses = codec.parse

/** Writes it. */
export const formatDayUses = codec.format
