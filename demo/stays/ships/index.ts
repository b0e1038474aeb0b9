import type { DemoShip } from '../stay.ts'
import { classicShips } from './classic-ships.ts'
import { sailingBoats } from './sailing-boats.ts'

/** Every ship of the demo by the id of its list's first, as in hotels/index.ts. */
export const ships: Readonly<Record<number, readonly DemoShip[]>> = {
  901: classicShips,
  931: sailingBoats,
}
