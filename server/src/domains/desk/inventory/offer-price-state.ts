import type { InventoryKind } from '@rihla/contract/desk/inventory-kinds'
import { toWholeEgp } from '@rihla/contract/values/money'
import type { Db } from '../../../platform/database/connect.ts'
import { discountOf, readOfferPrice } from '../../catalogue/index.ts'
import { findOffer } from './offer-terms-state.ts'

type Which = { readonly kind: InventoryKind; readonly id: number }

/** Price and discount of an offer as they stand, for the audit log; prices in whole EGP. */
export async function offerPriceState(db: Db, which: Which, now: Date): Promise<object | null> {
  const offer = await findOffer(db, which)
  const standing = offer && (await readOfferPrice(db, offer))
  if (!standing) return null
  const discount = discountOf(standing, now)
  return {
    subject: offer.item.name,
    offer_base_price: standing.price === null ? null : toWholeEgp(standing.price),
    discounted_price: discount?.As === 'price' ? discount.Value : null,
    discount_percent: discount?.As === 'percent' ? discount.Value : null,
    discount_ends_at: discount?.Until ?? null,
  }
}
