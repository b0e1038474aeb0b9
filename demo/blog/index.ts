import { alexandriaByTrain } from './alexandria-by-train.ts'
import type { DemoArticle } from './article.ts'
import { carefulDivers } from './careful-divers.ts'
import { dahab } from './dahab.ts'
import { dahabiyaOrShip } from './dahabiya-or-ship.ts'
import { egyptOnYourPhone } from './egypt-on-your-phone.ts'
import { grandMuseum } from './grand-museum.ts'
import { luxorWithChildren } from './luxor-with-children.ts'
import { newAlamein } from './new-alamein.ts'
import { nightBus } from './night-bus.ts'
import { nubianHouses } from './nubian-houses.ts'
import { oldCairoWalk } from './old-cairo-walk.ts'
import { redSeaBays } from './red-sea-bays.ts'
import { siwa } from './siwa.ts'
import { whiteDesert } from './white-desert.ts'

/** Every article of the demo, the newest first. */
export const articles: readonly DemoArticle[] = [
  dahab,
  luxorWithChildren,
  nightBus,
  siwa,
  dahabiyaOrShip,
  alexandriaByTrain,
  grandMuseum,
  oldCairoWalk,
  carefulDivers,
  nubianHouses,
  whiteDesert,
  redSeaBays,
  egyptOnYourPhone,
  newAlamein,
]
