import type { DemoHoneymoon } from '../package.ts'
import { nileHoneymoons } from './nile.ts'
import { oasesAndNorthHoneymoons } from './oases-and-north.ts'
import { redSeaHoneymoons } from './red-sea.ts'
import { sinaiHoneymoons } from './sinai.ts'

/** Every honeymoon by the id of its list's first; the next ones count on from it. Append, never insert. */
export const honeymoons: Readonly<Record<number, readonly DemoHoneymoon[]>> = {
  101: nileHoneymoons,
  131: redSeaHoneymoons,
  171: sinaiHoneymoons,
  201: oasesAndNorthHoneymoons,
}
