import type { getHotels, HotelCard, HotelSearchInput } from '@rihla/contract/catalogue/hotel-search'
import type { OutputOf } from '@rihla/contract/endpoint'
import type { Language } from '@rihla/contract/values/language'
import { cairoDate } from '@rihla/contract/values/dates'
import type { RequestWord } from '../../../../platform/memory-index/word-index.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import { findByText } from '../../offer/query-expansion.ts'
import type { CatalogueDeps } from '../../deps.ts'
import { findBeside, type AnyStay } from '../others/find-beside.ts'
import { findOthers, withinPrices } from '../others/find-others.ts'
import { presentOtherCard } from '../others/present-others.ts'
import { likelyNames } from '../../suggest/likely-names.ts'
import { stayCardsOf, type CardsAsked } from './present-card.ts'
import { orderOf, readSearch } from './read-search.ts'

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
  const theirs = await findOthers(otherStays, index, search)
  const find = (words?: readonly RequestWord[]) => {
    const others = withinPrices(theirs.having(words), search.prices)
    return findBeside(index, { ...search, words }, page, { now, others })
  }
  const { words } = index.filters
  const text = input['Filters.SearchText']
  const meant = () => likelyNames(names, text)
  const { total, stays } = await findByText(db, text, words, find, meant)
  const known = await pictures.of(stays.map(({ own, other }) => (own ? own.hotel : other).cover))
  const { party, freeCancellation } = search
  const asked = { party, pictures: known, now, today: cairoDate(now), freeCancellation }
  return {
    Data: cardsOf(stays, asked, { dated: search.dates !== null, language }),
    PageNumber,
    PageSize,
    TotalPages: Math.ceil(total / PageSize),
    TotalRecords: total,
    ExternalHotels: theirs.state,
  }
}

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
    const { party, freeCancellation = false } = asked
    return presentOtherCard(other, { party, dated, freeCancellation, picture }, language)
  })
}
