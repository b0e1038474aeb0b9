import { toWholeEgp } from '@rihla/contract/values/money'
import { TWO_ADULTS } from '@rihla/contract/values/party'
import { dayToBook } from '../activities/search/find-offers.ts'
import { endHolds } from '../activities/search/index-cache.ts'
import type { Family } from '../activities/family.ts'
import { imagePath } from '../offer/image.ts'
import { effectivePrice, hasOffer } from '../offer/price.ts'
import { forTheDay, perAdult } from '../offer/texts.ts'
import type { PriceKind } from './price-kind.ts'

const priceTexts = { Activity: perAdult, DayUse: forTheDay }

/** What is sold by the day, for one adult, and the next day that two can book. */
export const priceDayOffers =
  (family: Family): PriceKind =>
  async ({ activities, clock, pictures, snapshot }, ids, language) => {
    const [index, { cities }] = [await activities.current(), await snapshot.current()]
    const now = clock.now()
    endHolds(index, now)
    const its = index.families[family]
    const found = ids.flatMap((id) => {
      const at = its.positionOfSlot[index.places.slotOf(id)] ?? -1
      return at < 0 ? [] : [{ at, row: its.cards.at(its.layout.rowAt[at] ?? 0, language) }]
    })
    const known = await pictures.of(found.map(({ row }) => row.cover))
    const search = { from: null, to: null, party: TWO_ADULTS }
    return found.map(({ at, row }) => ({
      module: family,
      id: row.id,
      name: row.name,
      city: cities.get(row.city_id)?.[language] ?? '',
      image: row.cover && imagePath(row.cover),
      placeholder: known.get(row.cover ?? '')?.placeholder ?? null,
      colour: known.get(row.cover ?? '')?.colour ?? null,
      price: toWholeEgp(effectivePrice(row, now)),
      original_price: hasOffer(row, now) ? toWholeEgp(row.price) : null,
      price_text: priceTexts[family][language],
      arrival: dayToBook(its, index.places, { search, now }, at),
      departure: null,
    }))
  }
