import type { SavedModule } from '@rihla/contract/modules'
import { languages, type Language } from '@rihla/contract/values/language'

/** What a traveller thought of what they had booked. */
export type Review = {
  readonly id: number
  readonly reservationId: number
  readonly module: SavedModule
  readonly offerId: number
  readonly userId: number
  readonly stars: number
  /** Null: stars alone. */
  readonly words: string | null
  readonly language: Language
  readonly author: string
  readonly travelledOn: string
  readonly state: 'pending' | 'approved' | 'rejected'
  /** Whether its stars count for the offer: not while the staff hides it. */
  readonly counted: boolean
  readonly createdAt: Date
  readonly reason: string | null
}

/** A name as everybody may read it: the first one, and the initial of the last. */
export function authorOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/u)
  const initial = [...(others.at(-1) ?? '')][0]
  return initial ? `${first} ${initial.toLocaleUpperCase('en')}.` : first
}

/** What each language is written in. */
const letters: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Latin}/gu,
  ar: /\p{Script=Arabic}/gu,
}

/**
 * What words are written in, by most of their letters: many write in another language than the page's, which it is
 * without letters of any. So readers' browsers speak, break and spell them as what they are.
 */
export function languageOfWords({ words, language }: Pick<Review, 'words' | 'language'>): Language {
  const count = (it: Language): number => words?.match(letters[it])?.length ?? 0
  return languages.reduce((most, it) => (count(it) > count(most) ? it : most), language)
}
