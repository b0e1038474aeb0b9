import type { packageFilters } from '@rihla/contract/catalogue/packages'
import type { Paged } from '@rihla/contract/envelope'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { fromEgp } from '@rihla/contract/values/money'
import { TWO_ADULTS, type Party } from '@rihla/contract/values/party'
import type * as z from 'zod/mini'
import { minutesUntil } from '../../availability/day-deadline.ts'
import { MAX_PIASTRES, priceOfDay } from '../../offer/price.ts'
import { readOrder } from '../../offer/order.ts'
import type { Snapshot } from '../../offer/snapshot.ts'
import { findByText } from '../../offer/query-expansion.ts'
import type { CatalogueDeps } from '../../deps.ts'
import type { PackageKind } from '../package.ts'
import { pricePackage } from '../price-package.ts'
import { cardAt, type CardRow } from './card-columns.ts'
import { pageOn } from './departure-prices.ts'
import { findPackages, type PackageSearch } from './find-packages.ts'
import type { PackageIndex } from './index-cache.ts'
import type { KindIndex } from './kind-index.ts'
import { nextDay } from './next-day.ts'
import { ownPricesOf } from './own-prices.ts'
import { presentPackageCard, type Destination } from './present-card.ts'
import type { RequestWord } from '../../../../platform/memory-index/word-index.ts'

export type Filters = z.output<typeof packageFilters>

type Asked = {
  readonly PageNumber: number
  readonly PageSize: number
  readonly Filters: Filters | null
  /** Who travels: a departure must have places, and rooms, for all of them. */
  readonly party: Party
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
  { PageNumber, PageSize, Filters, party }: Asked,
  language: Language,
): Promise<PackagePage> {
  const [index, snapshot] = [await deps.packages.current(), await deps.snapshot.current()]
  const now = deps.clock.now()
  const its = index.kinds[kind]
  const search = readSearch(Filters, party, now)
  const find = (words?: readonly RequestWord[]) => findPackages(index, its, search, words)
  const { matches, total } = await findByText(deps.db, Filters?.SearchText, its.words, find)
  const order = readOrder(Filters?.PriceOrderType, Filters?.RatingOrderType)
  const page = { offset: (PageNumber - 1) * PageSize, size: PageSize }
  const own = order.by === 'price' ? ownPricesOf(index.places, its, search) : undefined
  const positions = pageOn(its.prices, own, matches, total, order, page)
  const found = await cardsOf(
    deps,
    { index, its, cities: snapshot.cities },
    positions,
    search,
    language,
  )
  const TotalPages = Math.ceil(total / PageSize)
  return { found, PageNumber, PageSize, TotalPages, TotalRecords: total }
}

/** Packages of a kind that `choose` finds in its index, as cards for two. */
export async function chosenPackages(
  deps: CatalogueDeps,
  kind: PackageKind,
  choose: (index: KindIndex) => readonly number[],
  language: Language,
): Promise<PackagePage['found']> {
  const [index, { cities }] = [await deps.packages.current(), await deps.snapshot.current()]
  const its = index.kinds[kind]
  const search = readSearch(null, TWO_ADULTS, deps.clock.now())
  return cardsOf(deps, { index, its, cities }, choose(its), search, language)
}

async function cardsOf(
  { pictures }: CatalogueDeps,
  { index, its, cities }: { index: PackageIndex; its: KindIndex; cities: Snapshot['cities'] },
  positions: readonly number[],
  search: PackageSearch,
  language: Language,
): Promise<PackagePage['found']> {
  const { kind } = its
  const { now, party } = search
  const rows = positions.map((at) => cardAt(its.cards, at, its.ids[at] ?? 0, language))
  const known = await pictures.of(rows.map((row) => row.cover))
  return rows.map((row, n) => {
    const at = positions[n] ?? 0
    // What was found for a day can be booked on that day.
    const next = search.on ?? nextDay(index.places, its, at, search)
    // The card leads to that departure: its price and its terms are what is shown.
    const ownPrice = its.departurePrices.get(next ?? '')?.price.get(at) ?? null
    const isFree = next !== null && its.freeUntil.isAhead(at, minutesUntil(next, now))
    const total =
      party.childAges.length === 0
        ? null
        : pricePackage(kind, priceOfDay(row, ownPrice), party, its.children.at(at), now).total
    const picture = known.get(row.cover ?? '')
    const about = { kind, ownPrice, total, next, isFree, picture, now }
    const destinations = destinationsOf(index, kind, at, cities, language)
    return { row, card: presentPackageCard(row, about, language), destinations }
  })
}

/** The filters of the wire in our terms; the text is read apart, since it can be read in several ways. */
export const readSearch = (filters: Filters | null, party: Party, now: Date): PackageSearch => ({
  cityId: filters?.CityId,
  stars: filters?.Stars?.length ? filters.Stars : undefined,
  from: filters?.PriceFrom ? toPiastres(filters.PriceFrom) : null,
  to: filters?.PriceTo === undefined ? null : toPiastres(filters.PriceTo),
  freeCancellation: filters?.HasFreeCancellation ?? false,
  on: filters?.ArrivalDate,
  party,
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
