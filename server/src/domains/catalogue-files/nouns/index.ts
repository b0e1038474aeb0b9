import { busNouns } from './buses.ts'
import { listNouns } from './lists.ts'
import type { Noun } from './noun.ts'
import { offerNouns } from './offers.ts'
import { packageNouns } from './packages.ts'
import { stayNouns } from './stays.ts'
import { allotmentNoun, depositNoun } from './terms.ts'

/** All that is written table by table, those first that nothing else depends on. */
export const tableNouns: readonly Noun[] = [
  ...listNouns,
  ...offerNouns,
  ...stayNouns,
  ...packageNouns,
  depositNoun,
  ...busNouns,
]
/** All lists of the catalogue, in the order in which they are written. */
export const nouns: readonly Noun[] = [...tableNouns, allotmentNoun]
