import type { ActivityCard } from '@rihla/contract/catalogue/activities'
import type { DayUseCard } from '@rihla/contract/catalogue/day-use'
import type { OfferTile } from '@rihla/contract/catalogue/tiles'
import type { Language } from '@rihla/contract/values/language'
import type { Family } from '../activities/family.ts'
import { presentCard } from '../activities/present.ts'
import { chosenCards } from '../activities/search-activities.ts'
import type { FamilyIndex } from '../activities/search/family-index.ts'
import { presentDayUseCard } from '../day-use/present.ts'
import type { CatalogueDeps } from '../deps.ts'
import { cardFacts } from './card-facts.ts'
import { soonestOf, type Choose } from './choice.ts'

type Card = ActivityCard & Partial<Pick<DayUseCard, 'OpensAt' | 'ClosesAt' | 'HotelName'>>

/** Opening hours (`10:00 – 18:00`); of an activity how long it takes. */
const lineOf = ({ OpensAt, ClosesAt, ReadableDuration }: Card): string =>
  OpensAt && ClosesAt ? `${OpensAt}\u00a0– ${ClosesAt}` : ReadableDuration

/** A card of an activity or a day-use offer as one of any kind. */
export const tileOfDayOffer = (ModuleType: Family, card: Card): OfferTile => ({
  ...cardFacts(card),
  ModuleType,
  Id: card.ActivityId,
  CityName: card.CityName,
  ImageUrl: card.ImageUrl,
  Line: lineOf(card),
  Stars: 0,
  InstantConfirmation: true,
  PriceText: card.PeriodText,
  NextDate: card.NextDate,
  DepartureDate: null,
})

const presents = { Activity: presentCard, DayUse: presentDayUseCard }

function positionsOf({ layout, cards }: FamilyIndex, choose: Choose): number[] {
  const rows = layout.positionOf
  if ('ids' in choose) {
    const wanted = new Set(choose.ids)
    return [...rows].filter((_, row) => wanted.has(cards.id(row)))
  }
  return soonestOf(rows.length, (row) => cards.offerEnds(row), choose).map((row) => rows[row] ?? 0)
}

/** Tiles of activities or day-use offers. */
export async function dayOfferTiles(
  deps: CatalogueDeps,
  family: Family,
  choose: Choose,
  language: Language,
): Promise<OfferTile[]> {
  const choosing = (index: FamilyIndex): number[] => positionsOf(index, choose)
  const cards = await chosenCards<Card>(deps, family, choosing, language, presents[family])
  return cards.map((card) => tileOfDayOffer(family, card))
}
