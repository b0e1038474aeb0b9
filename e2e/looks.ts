import type { Language } from '@rihla/contract/values/language'

/**
 * A desktop in English and a phone in Arabic. `width` is the window's when a page is opened, `afterwards` the one that
 * the sweep of pages resizes it to.
 */
export const looks = [
  { language: 'en', width: 1280, afterwards: 390 },
  { language: 'ar', width: 390, afterwards: 1280 },
] as const
export type TwoWidths = (typeof looks)[number]

/** One of the two, for what needs to be walked once only: its texts are tested where they are made. */
export const onDesktop: readonly TwoWidths[] = [looks[0]]
export const onPhone: readonly TwoWidths[] = [looks[1]]

/**
 * How a whole flow is walked: by `npm test` in the language that is named, since a walk takes seconds and texts
 * are tested in both languages where they are made; by `npm run prove journeys` in both.
 */
export function walkedIn(language: Language): readonly TwoWidths[] {
  const inBoth = process.env['WALK_IN_BOTH'] === 'yes'
  return looks.filter((look) => inBoth || look.language === language)
}
