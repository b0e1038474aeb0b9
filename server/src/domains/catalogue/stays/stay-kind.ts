import { isRefusal } from '../../../platform/refusal.ts'
import type { CatalogueKind, OfferRequest } from '../kind.ts'
import { foundStayTiles, plainSearch, stayTiles } from '../tiles/stays.ts'
import { quoteStay, stayMeals } from './quote-stay.ts'
import type { StayKind } from './stay.ts'

const stayOf = (kind: StayKind, { id, date, until, now }: Omit<OfferRequest, 'party'>) => ({
  kind,
  roomId: id,
  arrival: date,
  departure: until,
  now,
})

/** Hotels, or ships on the Nile. */
export const stayKind = (kind: StayKind) =>
  ({
    tiles: (deps, choose, language) => stayTiles(deps, kind, choose, language),
    inCity: (deps, { cityId, most }, language) =>
      foundStayTiles(deps, plainSearch(kind, { cityId }), most, language),
    async counter(deps) {
      const { pools, ofRoom } = await deps.stays.current()
      const { byCity } = pools[kind]
      // The rooms of a hotel, and the hotels of a city, stand side by side.
      return (cityId) => {
        const { first, end } = byCity.get(cityId) ?? { first: 0, end: 0 }
        return first < end ? 1 + (ofRoom.hotel[end - 1] ?? 0) - (ofRoom.hotel[first] ?? 0) : 0
      }
    },
    async quote(db, request) {
      const { party, mealPlanId, refundable } = request
      const quote = await quoteStay(db, { ...stayOf(kind, request), party, mealPlanId, refundable })
      if (isRefusal(quote)) return quote
      const { stay, ...rest } = quote
      return { ...rest, ofKind: { stay } }
    },
    meals: (db, request) => stayMeals(db, stayOf(kind, request)),
  }) satisfies CatalogueKind
