import type { DemoActivity } from './activity.ts'
import { alexandriaAndNorth } from './alexandria-and-north.ts'
import { aswanAndNubia } from './aswan-and-nubia.ts'
import { cairoAndGiza } from './cairo-and-giza.ts'
import { luxorAndUpperEgypt } from './luxor-and-upper-egypt.ts'
import { moreDaysOut } from './more-days-out.ts'
import { oasesAndDesert } from './oases-and-desert.ts'
import { redSea } from './red-sea.ts'
import { sinai } from './sinai.ts'

export type { DemoActivity, KindKey } from './activity.ts'

/** Every activity of the demo. An activity's id is its place in this list: append, never insert. */
export const activities: readonly DemoActivity[] = [
  ...aswanAndNubia,
  ...luxorAndUpperEgypt,
  ...cairoAndGiza,
  ...alexandriaAndNorth,
  ...redSea,
  ...sinai,
  ...oasesAndDesert,
  ...moreDaysOut,
]
