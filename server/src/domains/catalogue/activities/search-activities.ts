import type { ActivityCard, getActivities } from '@rihla/contract/catalogue/activities'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import type { CallInput } from '../../../platform/http/call.ts'
import { JsonText } from '../../../platform/http/cache/json-text.ts'
import type { RequestWord } from '../../../platform/memory-index/word-index.ts'
import type { Places } from '../availability/places.ts'
import { minutesUntil } from '../availability/day-deadline.ts'
import { findByText } from '../offer/query-expansion.ts'
import { priceOfDay } from '../offer/price.ts'
import { freeCancellationText } from '../offer/texts.ts'
import type { CatalogueDeps } from '../deps.ts'
import { priceParty } from '../party/price-party.ts'
import type { Family } from './family.ts'
import { presentCard, type DayOfCard } from './present.ts'
import type { FamilyIndex } from './search/family-index.ts'
import { dayToBook } from './search/day-to-book.ts'
import { findOffers, type OffersRequest } from './search/find-offers.ts'
import { endHolds } from './search/index-cache.ts'
import { writeCards, type CardAsked, type Present, type WriteDeps } from './search/write-cards.ts'
import { toOrder, toSearch } from './search-filters.ts'

type Asked = Pick<CallInput<typeof getActivities>, 'PageNumber' | 'PageSize' | 'Filters'>

/** A page of activities that match; an unknown city or type is an empty list, never a fault. */
export const searchActivities = (
  deps: CatalogueDeps,
  asked: CallInput<typeof getActivities>,
  language: Language,
): Promise<JsonText<Paged<ActivityCard>>> =>
  searchFamily<ActivityCard>(deps, 'Activity', asked, language, presentCard)

/** A page of what the search finds in a family: as cards that `present` makes. */
export async function searchFamily<Card>(
  deps: CatalogueDeps,
  family: Family,
  { PageNumber, PageSize, Filters }: Asked,
  language: Language,
  present: Present,
): Promise<JsonText<Paged<Card>>> {
  const [index, snapshot] = [await deps.activities.current(), await deps.snapshot.current()]
  const now = deps.clock.now()
  endHolds(index, now)
  const offset = (PageNumber - 1) * PageSize
  const request = {
    search: toSearch(Filters),
    order: toOrder(Filters),
    offset,
    size: PageSize,
    now,
  }
  const its = index.families[family]
  const find = (words?: readonly RequestWord[]) =>
    findOffers(its, index.places, { ...request, words })
  const { total, positions } = await findByText(deps.db, Filters?.SearchText, its.words, find)
  const parts = { pictures: deps.pictures, snapshot, present, now }
  const cards = await cardTexts(its, index.places, { request, positions, parts }, language)
  const TotalPages = Math.ceil(total / PageSize)
  const page = JSON.stringify({ PageNumber, PageSize, TotalPages, TotalRecords: total })
  return new JsonText(`{"Data":[${cards.join()}],${page.slice(1)}`)
}

/** Offers of a family that `choose` finds in its index, as cards for two. */
export async function chosenCards<Card>(
  deps: CatalogueDeps,
  family: Family,
  choose: (index: FamilyIndex) => readonly number[],
  language: Language,
  present: Present,
): Promise<Card[]> {
  const [index, snapshot] = [await deps.activities.current(), await deps.snapshot.current()]
  const now = deps.clock.now()
  endHolds(index, now)
  const its = index.families[family]
  const request = { search: toSearch(null), now }
  const parts = { pictures: deps.pictures, snapshot, present, now }
  const chosen = { request, positions: choose(its), parts }
  const cards = await cardTexts(its, index.places, chosen, language)
  return JSON.parse(`[${cards.join()}]`) as Card[]
}

type CardsAsked = {
  readonly request: Pick<OffersRequest, 'search' | 'now'>
  readonly positions: readonly number[]
  readonly parts: WriteDeps
}

/** The cards at these positions, each as JSON. */
async function cardTexts(
  its: FamilyIndex,
  places: Places,
  { request, positions, parts }: CardsAsked,
  language: Language,
): Promise<string[]> {
  const days = positions.map((at) => dayOfCard(its, places, request, at, language))
  const asked = positions.map((at, n) => ({ at, ownPrice: days[n]?.ownPrice ?? null }))
  const texts = await writeCards(its, asked, parts, language)
  // Most cards of a page say the same of their day.
  const known = new Map<string, string>()
  return days.map((day, n) => {
    const key = `${day.NextDate} ${day.freeHours} ${day.total}`
    const text = known.get(key) ?? textOfDay(day, language)
    known.set(key, text)
    return `${texts[n]?.slice(0, -1)},${text}`
  })
}

/** The end of a card's JSON. */
function textOfDay({ NextDate, freeHours, total }: CardDay, language: Language): string {
  const FreeCancellation = freeCancellationText(freeHours, language)
  const day: DayOfCard = { NextDate, FreeCancellation, TotalPrice: total }
  return JSON.stringify(day).slice(1)
}

/** What a party with children pays in all, in whole EGP; of adults alone the card says enough. */
function totalOf(
  index: FamilyIndex,
  { search: { party }, now }: Pick<OffersRequest, 'search' | 'now'>,
  { at, ownPrice }: CardAsked,
  language: Language,
): number | null {
  if (party.childAges.length === 0) return null
  const price = priceOfDay(index.cards.at(index.layout.rowAt[at] ?? 0, language), ownPrice)
  return toWholeEgp(priceParty(price, party, index.children.at(at), now).total)
}

/** What a card says of the day that it leads to; `freeHours` null: it can't be cancelled free. */
type CardDay = Pick<DayOfCard, 'NextDate'> & {
  readonly freeHours: number | null
  readonly total: number | null
  /** What that day costs; null: what all days do. */
  readonly ownPrice: Piastres | null
}

function dayOfCard(
  index: FamilyIndex,
  places: Places,
  request: Pick<OffersRequest, 'search' | 'now'>,
  at: number,
  language: Language,
): CardDay {
  const NextDate = dayToBook(index, places, request, at)
  const isFree =
    NextDate !== null && index.freeUntil.isAhead(at, minutesUntil(NextDate, request.now))
  const freeHours = isFree ? index.cards.freeHours(index.layout.rowAt[at] ?? 0) : null
  const ownPrice = NextDate === null ? null : (index.dayPrices.get(NextDate)?.priceOf(at) ?? null)
  const total = totalOf(index, request, { at, ownPrice }, language)
  return { NextDate, freeHours, total, ownPrice }
}
