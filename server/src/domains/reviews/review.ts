import type { SavedModule } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'

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

const count = (words: string, letters: RegExp): number => words.match(letters)?.length ?? 0

/**
 * What words are written in, by their letters: many write in another language than the page's. Without letters of
 * either it is that of the page. So readers' browsers speak, break and spell them as what they are.
 */
export function languageOfWords({ words, language }: Pick<Review, 'words' | 'language'>): Language {
  const arabic = count(words ?? '', /\p{Script=Arabic}/gu)
  const latin = count(words ?? '', /\p{Script=Latin}/gu)
  if (arabic === latin) return language
  return arabic > latin ? 'ar' : 'en'
}
