import { toWholeEgp } from '@rihla/contract/values/money'
import { TWO_ADULTS } from '@rihla/contract/values/party'
import { imagePath } from '../offer/image.ts'
import { effectivePrice, hasOffer } from '../offer/price.ts'
import { priceOfDeparture, type PackageKind } from '../packages/package.ts'
import { cardAt } from '../packages/search/card-columns.ts'
import { nextDay } from '../packages/search/find-packages.ts'
import { perUnit } from '../packages/texts.ts'
import type { PriceKind } from './price-kind.ts'

const kinds = { Honeymoon: 'honeymoon', Trip: 'trip' } as const satisfies Record<
  string,
  PackageKind
>

/** Packages at the price of their next departure with places for two. */
export const pricePackages =
  (module: keyof typeof kinds): PriceKind =>
  async ({ packages, clock, pictures, snapshot }, ids, language) => {
    const [index, { cities }] = [await packages.current(), await snapshot.current()]
    const now = clock.now()
    const kind = kinds[module]
    const its = index.kinds[kind]
    const search = { from: null, to: null, freeCancellation: false, party: TWO_ADULTS, now }
    const found = ids.flatMap((id) => {
      const at = its.positionOfSlot.get(index.places.packages.slotOf(id))
      return at === undefined ? [] : [{ at, row: cardAt(its.cards, at, id, language) }]
    })
    const known = await pictures.of(found.map(({ row }) => row.cover))
    return found.map(({ at, row }) => {
      const arrival = nextDay(index, its, at, search)
      const own = its.departurePrices.get(arrival ?? '')?.price.get(at) ?? null
      const price = priceOfDeparture(row, own)
      const cityIds = its.cities.ids.subarray(its.cities.first[at] ?? 0, its.cities.first[at + 1])
      return {
        module,
        id: row.id,
        name: row.name,
        city: cities.get(cityIds[0] ?? 0)?.[language] ?? '',
        image: row.cover && imagePath(row.cover),
        placeholder: known.get(row.cover ?? '')?.placeholder ?? null,
        colour: known.get(row.cover ?? '')?.colour ?? null,
        price: toWholeEgp(effectivePrice(price, now)),
        original_price: hasOffer(price, now) ? toWholeEgp(price.price) : null,
        price_text: perUnit[kind][language],
        arrival,
        departure: null,
      }
    })
  }
