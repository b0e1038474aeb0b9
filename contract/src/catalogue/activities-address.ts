import { addressCodec, offerFields, optionalNumber } from './address-codec.ts'

const codec = addressCodec({ ...offerFields, activityTypeId: optionalNumber(1) })

/** What the address of /activities says. */
export type ActivityFilters = typeof codec.defaults
export const defaultFilters = codec.defaults

/** Reads the address of /activities. */
export const parse = codec.parse

/** Writes it. */
export const format = codec.format
