import type { packageFilters } from '@rihla/contract/catalogue/packages'
import type { Paged } from '@rihla/contract/envelope'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { fromEgp } from '@rihla/contract/values/money'
import type * as z from 'zod/mini'
import { minutesUntil } from '../../availability/day-deadline.ts'
import { MAX_PIASTRES } from '../../offer/price.ts'
import { readOrder } from '../../offer/order.ts'
import { findByText } from '../../offer/query-expansion.ts'
import type { CatalogueDeps } from '../../deps.ts'
import { placesFor, type PackageKind } from '../package.ts'
import { cardAt, type CardRow } from './card-columns.ts'
import { pageOn } from './departure-prices.ts'
import { findPackages, nextDay, type PackageSearch } from './find-packages.ts'
import type { PackageIndex } from './index-cache.ts'
import { presentPackageCard, type Destination } from './present-card.ts'
import type { RequestWord } from '../../../../platform/memory-index/word-index.ts'

type Filters = z.output<typeof packageFilters>

type Asked = {
  readonly PageNumber: number
  readonly PageSize: number
  readonly Filters: Filters | null
  /** Who travels: a departure must have places, and rooms, for all of them. */
  readonly adults: number
}

/** A page of what matched, with what the two kinds spell differently still to be said. */
export type PackagePage = Omit<Paged<never>, 'Data'> & {
  readonly found: readonly {
    readonly row: CardRow
    readonly card: ReturnType<typeof presentPackageCard>
    readonly destinations: readonly Destination[]
  }[]
}

/** A page of packages of a kind that match; an unknown city is an empty list, a page past the end, too. */
export async function searchPackages(
  deps: CatalogueDeps,
  kind: PackageKind,
  { PageNumber, PageSize, Filters, adults }: Asked,
  language: Language,
): Promise<PackagePage> {
  const [index, snapshot] = [await deps.packages.current(), await deps.snapshot.current()]
  const now = deps.clock.now()
  const its = index.kinds[kind]
  const search = readSearch(Filters, placesFor(kind, adults), now)
  const find = (words?: readonly RequestWord[]) => findPackages(index, its, search, words)
  const { matches, total } = await findByText(deps.db, Filters?.SearchText, its.words, find)
  const order = readOrder(Filters?.PriceOrderType, Filters?.RatingOrderType)
  const page = { offset: (PageNumber - 1) * PageSize, size: PageSize }
  const own = its.departurePrices.get(search.on ?? '')
  const positions = pageOn(its.prices, own, matches, total, order, page)
  const rows = positions.map((at) => cardAt(its.cards, at, its.ids[at] ?? 0, language))
  const pictures = await deps.pictures.of(rows.map((row) => row.cover))
  const found = rows.map((row, n) => {
    const at = positions[n] ?? 0
    // What was found for a day can be booked on that day.
    const next = search.on ?? nextDay(index, its, at, search)
    // The card leads to that departure: its price and its terms are what is shown.
    const ownPrice = its.departurePrices.get(next ?? '')?.price.get(at) ?? null
    const isFree = next !== null && its.freeUntil.isAhead(at, minutesUntil(next, now))
    const about = { kind, ownPrice, next, isFree, picture: pictures.get(row.cover ?? ''), now }
    const destinations = destinationsOf(index, kind, at, snapshot.cities, language)
    return { row, card: presentPackageCard(row, about, language), destinations }
  })
  const TotalPages = Math.ceil(total / PageSize)
  return { found, PageNumber, PageSize, TotalPages, TotalRecords: total }
}

/** The filters of the wire in our terms; the text is read apart, since it can be read in several ways. */
const readSearch = (filters: Filters | null, units: number, now: Date): PackageSearch => ({
  cityId: filters?.CityId,
  stars: filters?.Stars?.length ? filters.Stars : undefined,
  from: filters?.PriceFrom ? toPiastres(filters.PriceFrom) : null,
  to: filters?.PriceTo === undefined ? null : toPiastres(filters.PriceTo),
  freeCancellation: filters?.HasFreeCancellation ?? false,
  on: filters?.ArrivalDate,
  units,
  now,
})

const toPiastres = (egp: number): number => Math.min(MAX_PIASTRES, fromEgp(egp))

function destinationsOf(
  index: PackageIndex,
  kind: PackageKind,
  at: number,
  names: ReadonlyMap<number, LocalizedText>,
  language: Language,
): Destination[] {
  const { first, ids } = index.kinds[kind].cities
  const cities = [...ids.subarray(first[at] ?? 0, first[at + 1] ?? 0)]
  return cities.map((CityId) => ({ CityId, CityName: names.get(CityId)?.[language] ?? '' }))
}
