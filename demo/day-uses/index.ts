import { fromRow, type DemoDayUse } from './day-use.ts'
import { nileAndCities } from './nile-and-cities.ts'
import { redSea } from './red-sea.ts'
import { sinai } from './sinai.ts'
import { sokhnaAndNorthCoast } from './sokhna-and-north-coast.ts'

/** Every day-use offer of the demo. An offer's id is its place in this list: append, never insert. */
export const dayUses: readonly DemoDayUse[] = [
  ...redSea,
  ...sinai,
  ...sokhnaAndNorthCoast,
  ...nileAndCities,
].map(fromRow)

/** Ids of activities stay below, those that the staff make begin above. */
export const FIRST_DAY_USE = 501
