import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { counted, notForParty, tooFewPlaces } from '../offer/texts.ts'
import { hasEnough, type Departure } from './departures.ts'
import type { Need, PackageKind } from './package.ts'

/** Why a party can't book a departure. */
export type WhyNot = 'sold_out' | 'closed' | 'not_for_party' | 'too_few_places' | 'too_few_rooms'

/** Why not; null when it can. `need` is null where the party can't come on any day. */
export function whyNotOn(departure: Departure, need: Need | null): WhyNot | null {
  const { places, free, isOpen } = departure
  if (places === 0) return 'sold_out'
  if (!isOpen) return 'closed'
  if (need === null) return 'not_for_party'
  if (hasEnough(free, need)) return null
  return need.places > places ? 'too_few_places' : 'too_few_rooms'
}

const roomsText: LocalizedText = {
  en: 'Not enough rooms for your party',
  ar: 'الغرف المتبقية لا تكفي مجموعتك',
}

/** In few words, as on a button. */
export const whyNotTexts: Readonly<Record<WhyNot, LocalizedText>> = {
  sold_out: { en: 'Sold out', ar: 'اكتمل العدد' },
  closed: { en: 'Booking has closed', ar: 'انتهى وقت الحجز' },
  not_for_party: notForParty,
  too_few_places: tooFewPlaces,
  too_few_rooms: roomsText,
}

/** In a sentence: of places it says how many there are. Those of a honeymoon are rooms, a couple's each. */
export function whyNotText(
  why: WhyNot,
  places: number,
  kind: PackageKind,
  language: Language,
): string {
  if (why !== 'too_few_places') return whyNotTexts[why][language]
  const left = counted(places, kind === 'honeymoon' ? 'room' : 'place', language)
  return {
    en: `${left} left, not enough for your party`,
    ar: `المتبقي ${left} فقط، والعدد لا يكفي مجموعتك`,
  }[language]
}
