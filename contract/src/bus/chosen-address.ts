import { addressCodec, optionalNumber } from '../catalogue/address-codec.ts'

const codec = addressCodec({
  /** The trips that are chosen of each way, by their ids. */
  going: optionalNumber(1),
  back: optionalNumber(1),
})

/** What is chosen among the departures of a search, of each way. */
export type ChosenTrips = typeof codec.defaults

/** Reads what is chosen from the address of /transportation/search. */
export const parseChosenTrips = codec.parse

/** Writes it. */
export const formatChosenTrips = codec.format
