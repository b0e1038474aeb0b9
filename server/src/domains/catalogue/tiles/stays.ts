import { STAY_GUESTS } from '@rihla/contract/catalogue/stay-limits'
import type { OfferTile } from '@rihla/contract/catalogue/tiles'
import { cairoDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import type { CatalogueDeps } from '../deps.ts'
import { readOrder } from '../offer/order.ts'
import { findStays, nightsAt, type FoundStay } from '../stays/search/find-stays.ts'
import { stayCardsOf } from '../stays/search/present-card.ts'
import type { StaySearch } from '../stays/search/read-search.ts'
import type { StayIndex } from '../stays/search/stay-index.ts'
import type { StayKind } from '../stays/stay.ts'
import { soonestOf, type Choose } from './choice.ts'

const modules = { hotel: 'Hotel', cruise: 'NileCruise' } as const

/** Two adults and no dates: what tiles are made for. */
export const plainSearch = (
  kind: StayKind,
  more: Partial<Pick<StaySearch, 'cityId' | 'instantConfirmation'>> = {},
): StaySearch => ({
  kind,
  prices: { from: null, to: null },
  instantConfirmation: false,
  freeCancellation: false,
  party: { adults: STAY_GUESTS.adults.default, childAges: [] },
  dates: null,
  ...more,
})

/** Stays that were found without dates, as cards of any kind. */
export async function tilesOfStays(
  { clock, pictures }: CatalogueDeps,
  kind: StayKind,
  stays: readonly FoundStay[],
  language: Language,
): Promise<OfferTile[]> {
  const now = clock.now()
  const known = await pictures.of(stays.map(({ hotel }) => hotel.cover))
  const { party } = plainSearch(kind)
  const asked = { party, pictures: known, now, today: cairoDate(now) }
  const cards = stayCardsOf(stays, asked, language)
  return cards.map((card, at) => ({
    ModuleType: modules[kind],
    Id: card.HotelId,
    Name: card.Name,
    CityName: card.City,
    ImageUrl: card.ImagePath,
    ImagePlaceholder: card.ImagePlaceholder,
    ImageColour: card.ImageColour,
    CardTag: card.CardTag,
    Line: card.RoomAdditions,
    Stars: card.HotelStars,
    Rating: card.Rating,
    ReviewsCount: card.NumberOfRaters,
    InstantConfirmation: card.InstantConfirmation !== null,
    FreeCancellation: card.FreeCancellation,
    Price: card.TotalPrice,
    OfferPrice: card.OfferPrice,
    OfferExpirationDate:
      card.OfferPrice === null ? null : (stays[at]?.hotel.offer?.expiresAt?.toISOString() ?? null),
    PriceText: card.PeriodText,
    NextDate: card.ArrivalDate,
    DepartureDate: card.DepartureDate,
  }))
}

/** Positions of the hotels, or of the ships. */
function hotelsOf({ pools, ofRoom }: StayIndex, kind: StayKind): { first: number; end: number } {
  const { first, end } = pools[kind]
  return first === end
    ? { first: 0, end: 0 }
    : { first: ofRoom.hotel[first] ?? 0, end: (ofRoom.hotel[end - 1] ?? -1) + 1 }
}

function positionsOf(index: StayIndex, kind: StayKind, choose: Choose): number[] {
  const { first, end } = hotelsOf(index, kind)
  const hotels = index.hotels.slice(first, end)
  if ('ids' in choose) {
    const wanted = new Set(choose.ids)
    return hotels.flatMap(({ id }, at) => (wanted.has(id) ? [first + at] : []))
  }
  const endOf = (at: number): number => hotels[at]?.offer?.expiresAt?.getTime() ?? Infinity
  return soonestOf(hotels.length, endOf, choose).map((at) => first + at)
}

/** Tiles of hotels or ships. */
export async function stayTiles(
  deps: CatalogueDeps,
  kind: StayKind,
  choose: Choose,
  language: Language,
): Promise<OfferTile[]> {
  const index = await deps.stays.current()
  const stays = nightsAt(
    index,
    positionsOf(index, kind, choose),
    plainSearch(kind),
    deps.clock.now(),
  )
  return tilesOfStays(deps, kind, stays, language)
}

/** The recommended stays that match, as tiles, and how many there are. */
export async function foundStayTiles(
  deps: CatalogueDeps,
  search: StaySearch,
  size: number,
  language: Language,
): Promise<{ total: number; tiles: OfferTile[] }> {
  const index = await deps.stays.current()
  const page = { order: readOrder(undefined, undefined), offset: 0, size }
  const { total, stays } = findStays(index, search, page, deps.clock.now())
  return { total, tiles: await tilesOfStays(deps, search.kind, stays, language) }
}
