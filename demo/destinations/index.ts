import { coastsAndOases } from './coasts-and-oases.ts'
import { nile } from './nile.ts'
import type { PlaceTexts } from './place-texts.ts'
import { redSeaAndSinai } from './red-sea-and-sinai.ts'

/** What is written about each destination, by its English name. */
export const placeTexts: Readonly<Record<string, PlaceTexts>> = {
  ...nile,
  ...redSeaAndSinai,
  ...coastsAndOases,
}
