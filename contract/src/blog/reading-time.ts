import { TIME_TO_READ } from './limits.ts'
import { plainTextOf } from './plain-text.ts'

/** Words that people read in a minute, of English and of Arabic alike. */
const WORDS_A_MINUTE = 200

/** Minutes that the longest of these texts (HTML) takes to read, within what an article may say. */
export function proposedMinutes(...contents: readonly string[]): number {
  const words = contents.map((html) => plainTextOf(html).split(' ').filter(Boolean).length)
  const minutes = Math.round(Math.max(0, ...words) / WORDS_A_MINUTE)
  return Math.min(TIME_TO_READ.max, Math.max(TIME_TO_READ.min, minutes))
}
