import type { Language } from '@rihla/contract/values/language'
import arabic from './fonts/arabic.woff2'
import latin from './fonts/latin.woff2'
import rules from './fonts.css?inline'

/** What a page's text needs at once: digits live in the Latin file, so Arabic pages need both. */
export const fontPreloads: Readonly<Record<Language, readonly string[]>> = {
  en: [latin],
  ar: [latin, arabic],
}

/**
 * The rules of the fonts, which stand in each page and in no stylesheet: one that brings them again, as the
 * whole stylesheet did after the first paint, makes a browser lay out the whole page anew.
 */
export const fontRules: string = import.meta.env.SSR
  ? rules
  : (document.querySelector('#font-rules')?.textContent ?? '')
