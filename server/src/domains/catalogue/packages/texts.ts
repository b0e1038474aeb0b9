import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { counted, perAdult } from '../offer/texts.ts'
import type { PackageKind } from './package.ts'

/** What one price covers: an adult, a couple. */
export const perUnit: Readonly<Record<PackageKind, LocalizedText>> = {
  honeymoon: { en: 'per couple', ar: 'للزوجين' },
  trip: perAdult,
}

/** The price line of one couple: a multiplication by one says nothing. */
export const forTwo: LocalizedText = { en: 'Package for two', ar: 'الباقة لشخصين' }

/** `4 nights` of a honeymoon; `5 days` of a trip, which the last day ends without a night. */
export const durationText = (kind: PackageKind, nights: number, language: Language): string =>
  kind === 'honeymoon' ? counted(nights, 'night', language) : counted(nights + 1, 'day', language)

/** The nights of a stay, always with their number in digits: it is read out of the text again. */
export const periodText = (nights: number, language: Language): string =>
  ({ en: counted(nights, 'night', 'en'), ar: `عدد الليالي: ${nights}` })[language]
