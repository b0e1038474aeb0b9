import type { DemoHotel } from '../stay.ts'
import { alexandria } from './alexandria.ts'
import { aswan } from './aswan.ts'
import { cairo } from './cairo.ts'
import { canalAndDelta } from './canal-and-delta.ts'
import { giza } from './giza.ts'
import { hurghada } from './hurghada.ts'
import { luxor } from './luxor.ts'
import { northCoast } from './north-coast.ts'
import { oases } from './oases.ts'
import { redSeaNorth } from './red-sea-north.ts'
import { redSeaSouth } from './red-sea-south.ts'
import { sharm } from './sharm.ts'
import { sinai } from './sinai.ts'
import { sokhna } from './sokhna.ts'

/**
 * Every hotel of the demo by the id of its list's first; the next ones count on from it. Append to a
 * list, never insert.
 */
export const hotels: Readonly<Record<number, readonly DemoHotel[]>> = {
  101: cairo,
  151: giza,
  201: luxor,
  231: aswan,
  301: hurghada,
  351: redSeaNorth,
  401: redSeaSouth,
  501: sharm,
  541: sinai,
  601: alexandria,
  641: northCoast,
  701: canalAndDelta,
  741: sokhna,
  801: oases,
}
