import type { ActivityCard, getActivities } from '@rihla/contract/catalogue/activities'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import type { CallInput } from '../../../platform/http/call.ts'
import { splitPrices } from '../offer/price-slots.ts'
import type { Snapshot } from '../offer/snapshot.ts'
import type { Picture } from '../offer/pictures.ts'
import { readings } from '../offer/read-text.ts'
import type { CatalogueParts } from '../parts.ts'
import { presentCard } from './present.ts'
import { toOrder, toSearch, type ActivitySearch, type Order } from './search-filters.ts'
import { pageStatement } from './search-sql.ts'
import type { CardRow } from './store.ts'

/** A page of activities that match; an unknown city or type is an empty list, never a fault. */
export async function searchActivities(
  parts: CatalogueParts,
  input: CallInput<typeof getActivities>,
  language: Language,
): Promise<Paged<ActivityCard>> {
  const search = toSearch(input.Filters)
  const { types } = await parts.snapshot.current()
  // Day-use isn't among the types of activities: asked for here, it is unknown, too.
  const known = search.typeId === undefined || types.has(search.typeId)
  return searchFamily<ActivityCard, CardRow>(
    parts,
    { ...input, search: known ? search : null },
    language,
    presentCard,
  )
}

type Present<Card, Row> = (
  row: Row,
  picture: Picture | undefined,
  snapshot: Snapshot,
  now: Date,
  language: Language,
) => Card

/** What is searched, in our terms; null finds nothing. */
type Wish = Pick<CallInput<typeof getActivities>, 'PageNumber' | 'PageSize' | 'Filters'> & {
  search: ActivitySearch | null
}

/** A page of what the search finds, of either family: as cards that `present` makes. */
export async function searchFamily<Card, Row extends CardRow>(
  parts: CatalogueParts,
  { PageNumber, PageSize, Filters, search: wanted }: Wish,
  language: Language,
  present: Present<Card, Row>,
): Promise<Paged<Card>> {
  const snapshot = await parts.snapshot.current()
  const { search, total } = wanted
    ? await readSearch(parts, wanted, Filters?.SearchText, snapshot)
    : { search: toSearch(null), total: 0 }
  const offset = (PageNumber - 1) * PageSize
  const page = { offset, size: PageSize, total }
  const rows =
    total > offset
      ? await readPage<Row>(parts, search, toOrder(Filters), page, language, snapshot)
      : []
  const pictures = await parts.pictures.of(rows.map((row) => row.cover))
  const now = parts.clock.now()
  // The page has just been read; the total may lag. A page that ends early shows where the end is.
  const seen = offset + rows.length
  const known =
    rows.length > 0 && rows.length < PageSize ? seen : Math.max(total, rows.length && seen)
  return {
    Data: rows.map((row) => present(row, pictures.get(row.cover ?? ''), snapshot, now, language)),
    PageNumber,
    PageSize,
    TotalPages: Math.ceil(known / PageSize),
    TotalRecords: known,
  }
}

/** The first way of reading the text that finds anything: as typed, as Arabizi, as misspelt. */
async function readSearch(
  parts: CatalogueParts,
  search: ActivitySearch,
  text: string | undefined,
  snapshot: Snapshot,
): Promise<{ search: ActivitySearch; total: number }> {
  const nothing = { search, total: 0 }
  if (search.cityId !== undefined && !snapshot.cities.has(search.cityId)) return nothing
  if (!text) return { search, total: await parts.totals.of(search, snapshot) }
  for await (const words of readings(parts.db, text)) {
    const read = { ...search, words }
    const total = await parts.totals.of(read, snapshot)
    if (total > 0) return { search: read, total }
  }
  return nothing
}

async function readPage<Row extends CardRow>(
  parts: CatalogueParts,
  search: ActivitySearch,
  order: Order,
  page: { offset: number; size: number; total: number },
  language: Language,
  snapshot: Snapshot,
): Promise<Row[]> {
  const few = isFew(search, order, page, snapshot)
  const statement = pageStatement(search, order, { ...page, few }, language, parts.clock.now())
  const pool = statement.name === undefined ? parts.pool : parts.searchPool
  return (await pool.query<Row>(statement)).rows
}

/** Reading one match by its price costs about as much as passing four entries of an ordered index. */
const PRICE_READ_COST = 4
/** So many are sorted in no time. */
const FEW = 200

/**
 * Whether a price range leaves so few that finding them by price and sorting is less work than
 * walking the order's index until the page is full. By price, the walk would only be long past the
 * last match.
 */
function isFew(
  search: ActivitySearch,
  order: Order,
  page: { offset: number; size: number; total: number },
  snapshot: Snapshot,
): boolean {
  if (search.words || search.on || (search.from === null && search.to === null)) return false
  const end = page.offset + page.size
  if (order.by === 'price') return page.total <= FEW || end >= page.total
  const { first, last } = splitPrices(search.from, search.to)
  const matching = Math.max(page.total, snapshot.activities.count(search, first, last), 1)
  const walked =
    snapshot.activities.count({ ...search, free: undefined }) * Math.min(1, end / matching)
  return matching * PRICE_READ_COST < walked
}
