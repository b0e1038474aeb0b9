import type { Language } from '@rihla/contract/values/language'
import arabic from './fonts/arabic.woff2'
import latin from './fonts/latin.woff2'

/** What a page's text needs at once: digits live in the Latin file, so Arabic pages need both. */
export const fontPreloads: Readonly<Record<Language, readonly string[]>> = {
  en: [latin],
  ar: [latin, arabic],
}
