import type { SavedModule } from './modules.ts'
import type { Language } from './values/language.ts'

/** What those who show a link take for its picture, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** The picture of an offer's links: its cover with its name in a language. */
export const shareImagePath = (module: SavedModule, id: number, language: Language): string =>
  `/share/${module.toLowerCase()}-${id}-${language}.jpg`

/** The picture of links to a page that has none of its own. */
export const siteShareImagePath = (language: Language): string => `/share/site-${language}.jpg`

/** A picture as all take it who show links: a JPEG, as wide as they show it. */
export const sharedPicturePath = (image: string): string => `${image}?w=${SHARE_SIZE.width}&fm=jpeg`
