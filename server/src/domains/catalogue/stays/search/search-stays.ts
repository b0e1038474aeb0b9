import type { HotelCard, HotelSearchInput } from '@rihla/contract/catalogue/hotel-search'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { RequestWord } from '../../../../platform/memory-index/word-index.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import { findByText } from '../../offer/query-expansion.ts'
import type { CatalogueDeps } from '../../deps.ts'
import { findStays } from './find-stays.ts'
import { stayCardsOf } from './present-card.ts'
import { orderOf, readSearch } from './read-search.ts'

/** Names that a misspelt text is tried as. */
const MOST_MEANT = 5

/**
 * A page of hotels or cruises that match. With dates, only stays that every night has room for, at
 * their true total for the party. An unknown city is an empty list; a page past the end, too.
 */
export async function searchStays(
  { db, clock, stays: cache, names, pictures }: CatalogueDeps,
  input: HotelSearchInput,
  language: Language,
): Promise<Paged<HotelCard> | Refusal> {
  const search = readSearch(input)
  if (isRefusal(search)) return search
  const index = await cache.current()
  const now = clock.now()
  const { PageNumber, PageSize } = input
  const page = { order: orderOf(input), offset: (PageNumber - 1) * PageSize, size: PageSize }
  const find = (words?: readonly RequestWord[]) => findStays(index, { ...search, words }, page, now)
  const { words } = index.filters
  const text = input['Filters.SearchText']
  const meant = async () =>
    (await names.current())
      .find(text ?? '')
      .slice(0, MOST_MEANT)
      .map(({ name_en: name }) => name)
  const { total, stays } = await findByText(db, text, words, find, meant)
  const known = await pictures.of(stays.map(({ hotel }) => hotel.cover))
  const asked = { party: search.party, pictures: known, now, today: todayAt(now) }
  return {
    Data: stayCardsOf(stays, asked, language),
    PageNumber,
    PageSize,
    TotalPages: Math.ceil(total / PageSize),
    TotalRecords: total,
  }
}

let [minute, today] = [NaN, '']

/** Cairo's day, worked out once a minute: a day begins with one. */
function todayAt(now: Date): CalendarDate {
  const its = Math.floor(now.getTime() / 60_000)
  if (its !== minute) [minute, today] = [its, cairoDate(now)]
  return today
}
