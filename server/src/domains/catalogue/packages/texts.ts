import type { LocalizedText } from '@rihla/contract/values/language'
import { perPerson } from '../offer/texts.ts'
import type { PackageKind } from './package.ts'

/** For whom a price is. */
export const perUnit: Readonly<Record<PackageKind, LocalizedText>> = {
  honeymoon: { en: 'per couple', ar: 'للزوجين' },
  trip: perPerson,
}
