import type { DemoTrip } from '../package.ts'
import { cairoAndNorthTrips } from './cairo-and-north.ts'
import { desertTrips } from './deserts.ts'
import { nileTrips } from './nile.ts'
import { redSeaTrips } from './red-sea.ts'
import { sinaiTrips } from './sinai.ts'

/** Every trip by the id of its list's first, as in honeymoons/index.ts. */
export const trips: Readonly<Record<number, readonly DemoTrip[]>> = {
  301: cairoAndNorthTrips,
  331: nileTrips,
  371: desertTrips,
  401: sinaiTrips,
  431: redSeaTrips,
}
