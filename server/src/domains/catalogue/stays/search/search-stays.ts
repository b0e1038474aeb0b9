import type { getHotels, HotelCard, HotelSearchInput } from '@rihla/contract/catalogue/hotel-search'
import type { OutputOf } from '@rihla/contract/endpoint'
import type { Language } from '@rihla/contract/values/language'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import type { RequestWord } from '../../../../platform/memory-index/word-index.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import { findByText } from '../../offer/query-expansion.ts'
import type { CatalogueDeps } from '../../deps.ts'
import { findBeside, perNightOf, type AnyStay } from '../others/find-beside.ts'
import type { FoundOthers, OtherStays } from '../others/other-stays.ts'
import { presentOtherCard } from '../others/present-others.ts'
import type { PriceRange } from './found-stays.ts'
import { stayCardsOf, type CardsAsked } from './present-card.ts'
import { orderOf, readSearch, type StaySearch } from './read-search.ts'

/** Names that a misspelt text is tried as. */
const MOST_MEANT = 5

/**
 * A page of hotels or cruises that match. With dates, only stays that every night has room for, at
 * their true total for the party, ours and others' in one list. An unknown city is an empty list; a page past the end, too.
 */
export async function searchStays(
  { db, clock, stays: cache, names, pictures, otherStays }: CatalogueDeps,
  input: HotelSearchInput,
  language: Language,
): Promise<OutputOf<typeof getHotels> | Refusal> {
  const search = readSearch(input)
  if (isRefusal(search)) return search
  const index = await cache.current()
  const now = clock.now()
  const { PageNumber, PageSize } = input
  const page = { order: orderOf(input), offset: (PageNumber - 1) * PageSize, size: PageSize }
  const theirs = await findOthers(otherStays, search)
  const find = (words?: readonly RequestWord[]) => {
    const others = theirs.having(words).filter((it) => isWithin(perNightOf(it), search.prices))
    return findBeside(index, { ...search, words }, page, { now, others })
  }
  const { words } = index.filters
  const text = input['Filters.SearchText']
  const meant = async () =>
    (await names.current())
      .find(text ?? '')
      .slice(0, MOST_MEANT)
      .map(({ name_en: name }) => name)
  const { total, stays } = await findByText(db, text, words, find, meant)
  const known = await pictures.of(stays.map(({ own, other }) => (own ? own.hotel : other).cover))
  const asked = { party: search.party, pictures: known, now, today: cairoDate(now) }
  return {
    Data: cardsOf(stays, asked, { dated: search.dates !== null, language }),
    PageNumber,
    PageSize,
    TotalPages: Math.ceil(total / PageSize),
    TotalRecords: total,
    ExternalHotels: theirs.state,
  }
}

/** So long a search waits for others; what comes later is there when it is asked again. */
const WAIT_MS = 250

const noOthers: FoundOthers = { state: 'complete', having: () => [] }

/** Others sell hotels, and none of theirs is confirmed on the spot. */
async function findOthers(
  otherStays: OtherStays | undefined,
  { kind, cityId, dates, party, stars, freeCancellation, instantConfirmation }: StaySearch,
): Promise<FoundOthers> {
  if (!otherStays || kind !== 'hotel' || instantConfirmation) return noOthers
  const wanted = {
    cityId: cityId ?? null,
    dates: dates && { arrival: dates.arrival, departure: addDays(dates.arrival, dates.nights) },
    party,
    stars: stars ?? null,
    freeCancellation,
  }
  return otherStays.find(wanted, WAIT_MS)
}

const isWithin = (price: Piastres, { from, to }: PriceRange): boolean =>
  (from === null || price >= from) && (to === null || price <= to)

function cardsOf(
  stays: readonly AnyStay[],
  asked: CardsAsked,
  { dated, language }: { dated: boolean; language: Language },
): HotelCard[] {
  const own = stays.flatMap((it) => it.own ?? [])
  const cards = stayCardsOf(own, asked, language).values()
  return stays.flatMap(({ other }) => {
    if (!other) return cards.next().value ?? []
    const picture = asked.pictures.get(other.cover ?? '')
    return presentOtherCard(other, { party: asked.party, dated, picture }, language)
  })
}
