import type { SavedModule } from './modules.ts'
import type { Language } from './values/language.ts'

/** What those who show a link take for its picture, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** The picture of an offer's links: its cover with its name in a language. */
export const shareImagePath = (module: SavedModule, id: number, language: Language): string =>
  `/share/${module.toLowerCase()}-${id}-${language}.jpg`
