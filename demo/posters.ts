import { readFileSync } from 'node:fs'
import type { LocalizedText } from '@rihla/contract/values/language'

/** One picture of the set in images/, as its manifest describes it. */
export type Poster = {
  file: string
  width: number
  height: number
  scene: string
  light: string
  alt: LocalizedText
  suits: string[]
  places: string[]
  colour: string
  placeholder: string
}

export const posterFolder = new URL('./images/', import.meta.url)

/** The whole set. */
export const posters = JSON.parse(
  readFileSync(new URL('manifest.json', posterFolder), 'utf8'),
) as readonly Poster[]

/** The pictures of a scene, spread so that two in a row differ in light where they can. */
export const ofScene = (scene: string): readonly Poster[] =>
  posters.filter((poster) => poster.scene === scene)

const suitsPlace = (poster: Poster, place: string): boolean =>
  poster.places.includes('any') || poster.places.some((name) => place.startsWith(name))

/** Pictures of other scenes that an offer of this kind in this place may show. */
export const ofPlace = (place: string, without: string, suits: string): readonly Poster[] =>
  posters.filter(
    (poster) =>
      poster.scene !== without && poster.suits.includes(suits) && suitsPlace(poster, place),
  )
