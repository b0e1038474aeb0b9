import type { HotelCard, HotelSearchInput } from '@rihla/contract/catalogue/hotel-search'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/connect.ts'
import { JsonText } from '../../../../platform/http/json-text.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import type { Pictures } from '../../offer/pictures.ts'
import { readings } from '../../offer/read-text.ts'
import { findStays } from './find-stays.ts'
import type { IndexKeeper } from './keep-index.ts'
import { idsByText } from './load-index.ts'
import { writeStayCards } from './present-card.ts'
import { readOrder, readSearch } from './read-search.ts'

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
): Promise<JsonText<Paged<HotelCard>> | Refusal> {
  const search = readSearch(input)
  if (isRefusal(search)) return search
  const index = await parts.stays.current()
  const now = parts.clock.now()
  const { PageNumber, PageSize } = input
  const wished = { order: readOrder(input), offset: (PageNumber - 1) * PageSize, size: PageSize }
  const find = (among?: ReadonlySet<number>) => findStays(index, { ...search, among }, wished, now)
  const text = input['Filters.SearchText']
  const { total, stays } = text ? await findByText(parts.db, text, find) : find()
  const pictures = await parts.pictures.of(stays.map(({ hotel }) => hotel.cover))
  const asked = { party: search.party, pictures, now, today: todayAt(now) }
  const cards = writeStayCards(stays, asked, language)
  const TotalPages = Math.ceil(total / PageSize)
  const page = JSON.stringify({ PageNumber, PageSize, TotalPages, TotalRecords: total })
  return new JsonText(`{"Data":[${cards.join()}],${page.slice(1)}`)
}

type StaysFound = ReturnType<typeof findStays>

/** What the first way of reading the text finds: as typed, as Arabizi, as misspelt. */
async function findByText(
  db: Db,
  text: string,
  find: (among: ReadonlySet<number>) => StaysFound,
): Promise<StaysFound> {
  for await (const words of readings(db, text)) {
    const found = find(await idsByText(db, words))
    if (found.total > 0) return found
  }
  return { total: 0, stays: [] }
}

let [minute, today] = [NaN, '']

/** Cairo's day, worked out once a minute: a day begins with one. */
function todayAt(now: Date): CalendarDate {
  const its = Math.floor(now.getTime() / 60_000)
  if (its !== minute) [minute, today] = [its, cairoDate(now)]
  return today
}
