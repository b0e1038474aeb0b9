import type { DiscountWay } from '@rihla/contract/desk/offers/discount-ways'
import type { OfferPriceSetting } from '@rihla/contract/desk/offers/offer-price'
import type { InventoryKind } from '@rihla/contract/desk/inventory-kinds'
import { addDays, cairoDate, cairoInstant } from '@rihla/contract/values/dates'
import { fromEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import {
  countOwnDays,
  decidePrice,
  discountOf,
  readOfferPrice,
  saveOfferPrice,
  sayPrice,
  type OfferKind,
  type WantedPrice,
} from '../../catalogue/index.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { readDays } from './day-store.ts'
import { findOffer } from './offer-terms-state.ts'
import { offerPriceState } from './offer-price-state.ts'

type Which = { readonly kind: InventoryKind; readonly id: number }
type Requested = {
  readonly Price?: number | undefined
  readonly DiscountAs?: DiscountWay | undefined
  readonly Discount?: number | undefined
  readonly Until?: string | undefined
  readonly UntilMinute?: number | undefined
}

/** A night is looked for so far ahead, to say what a discount makes of it. */
const DAYS_AHEAD = 62
/** A discount without an hour ends with its day. */
const LAST_MINUTE = 1439

const PER = {
  activity: 'adult',
  day_use: 'adult',
  trip: 'adult',
  honeymoon: 'couple',
  hotel: 'night',
  cruise: 'night',
} as const satisfies Readonly<Record<OfferKind, OfferPriceSetting['Per']>>

/** In piastres. An amount is nothing without what it is meant as: zero is refused where one of the two is missing. */
function wantedOf({ Price, DiscountAs, Discount, Until, UntilMinute }: Requested): WantedPrice {
  const isAsked = DiscountAs !== undefined || Discount !== undefined
  const amount = DiscountAs === undefined ? 0 : (Discount ?? 0)
  const as = DiscountAs ?? 'percent'
  return {
    price: Price === undefined ? undefined : fromEgp(Price),
    discount: isAsked ? { as, value: as === 'price' ? fromEgp(amount) : amount } : null,
    until: Until === undefined ? null : cairoInstant(Until, UntilMinute ?? LAST_MINUTE),
  }
}

/** The price of one offer for all days and its discount: shown before it is saved, and on the site at once. */
export function mountOfferPrice(mount: MountDesk, deps: DeskDeps): void {
  const { db, clock, offersChanged } = deps

  /** What a night costs in the room that is looked at: the next that is priced. */
  const nextNight = async ({ kind, id }: Which, now: Date): Promise<Piastres | null> => {
    if (kind !== 'room') return null
    const first = cairoDate(now)
    const days = await readDays(db, { kind, id, first, last: addDays(first, DAYS_AHEAD) }, now)
    return days.find(({ price }) => price !== null)?.price ?? null
  }
  const read = async (which: Which) => {
    const offer = await findOffer(db, which)
    const standing = offer && (await readOfferPrice(db, offer))
    return offer && standing && { offer, standing }
  }

  mount('getOfferPrice', async (input, _staff, { language }) => {
    const it = await read(input)
    if (!it) return refuse('inventory_not_found')
    const { offer, standing } = it
    const now = clock.now()
    return {
      Kind: offer.kind,
      Edition: standing.edition,
      Per: PER[offer.kind],
      Price: standing.price === null ? null : toWholeEgp(standing.price),
      Discount: discountOf(standing, now),
      Says: sayPrice(standing, await nextNight(input, now), now, language),
      OwnDays: await countOwnDays(db, offer, now),
    }
  })

  mount('previewOfferPrice', async (input, _staff, { language }) => {
    const it = await read(input)
    if (!it) return refuse('inventory_not_found')
    const now = clock.now()
    const next = decidePrice(it.standing, wantedOf(input), now)
    if (isRefusal(next)) return next
    const night = await nextNight(input, now)
    return {
      Before: sayPrice(it.standing, night, now, language),
      After: sayPrice({ ...it.standing, ...next }, night, now, language),
    }
  })

  mount('setOfferPrice', async (input, staff) =>
    doDeed(
      deps,
      deedOf(staff, 'setOfferPrice', input, null),
      () => offerPriceState(db, input, clock.now()),
      async () => {
        const offer = await findOffer(db, input)
        if (!offer) return refuse('inventory_not_found')
        const { Edition } = input
        const saved = await orBusy(() =>
          saveOfferPrice(db, offer, Edition, wantedOf(input), clock.now()),
        )
        if (isRefusal(saved)) return saved
        await offersChanged()
        return { State: 'done' as const, Edition: saved.edition }
      },
    ),
  )
}
