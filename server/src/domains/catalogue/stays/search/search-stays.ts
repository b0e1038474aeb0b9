import type { HotelCard, HotelSearchInput } from '@rihla/contract/catalogue/hotel-search'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import { cairoDate } from '@rihla/contract/values/dates'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/connect.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import type { Pictures } from '../../offer/pictures.ts'
import { readings } from '../../offer/read-text.ts'
import { findStays, type FoundStay, type StaySearch } from './find-stays.ts'
import type { IndexKeeper } from './keep-index.ts'
import { idsByText } from './load-index.ts'
import { compareStays, firstOf } from './order-stays.ts'
import { presentStayCard } from './present-card.ts'
import { readOrder, readSearch } from './read-search.ts'
import type { StayIndex } from './stay-index.ts'

export type StaySearchParts = {
  readonly db: Db
  readonly clock: Clock
  readonly stays: IndexKeeper
  readonly pictures: Pictures
}

/**
 * A page of hotels or cruises that match. With dates, only stays that every night has room for, at
 * their true total for the party. An unknown city is an empty list; a page past the end, too.
 */
export async function searchStays(
  parts: StaySearchParts,
  input: HotelSearchInput,
  language: Language,
): Promise<Paged<HotelCard> | Refusal> {
  const search = readSearch(input)
  if (isRefusal(search)) return search
  const index = await parts.stays.current()
  const now = parts.clock.now()
  const found = await find(parts, index, search, input['Filters.SearchText'], now)
  const { PageNumber, PageSize } = input
  const offset = (PageNumber - 1) * PageSize
  const order = compareStays(readOrder(input))
  const page = offset < found.length ? firstOf(found, offset + PageSize, order).slice(offset) : []
  const pictures = await parts.pictures.of(page.map(({ hotel }) => hotel.cover))
  const asked = { party: search.party, pictures, now, today: cairoDate(now) }
  return {
    Data: page.map((stay) => presentStayCard(stay, asked, language)),
    PageNumber,
    PageSize,
    TotalPages: Math.ceil(found.length / PageSize),
    TotalRecords: found.length,
  }
}

/** What the first way of reading the text finds: as typed, as Arabizi, as misspelt. */
async function find(
  { db }: StaySearchParts,
  index: StayIndex,
  search: StaySearch,
  text: string | undefined,
  now: Date,
): Promise<FoundStay[]> {
  if (!text) return findStays(index, search, now)
  for await (const words of readings(db, text)) {
    const found = findStays(index, { ...search, among: await idsByText(db, words) }, now)
    if (found.length > 0) return found
  }
  return []
}
