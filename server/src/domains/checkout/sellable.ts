import type { CancellationTerms } from '@rihla/contract/cancellation/terms'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { Db, Trx } from '../../platform/database/connect.ts'
import type { Refusal } from '../../platform/refusal.ts'
import type { Hold, Holder, StockLine } from '../inventory/index.ts'
import type { PriceLine, SoldOfKind, SoldVisit } from '../reservations/index.ts'

/** What a traveller requests to book; dates are `YYYY-MM-DD`. */
export type SaleRequest = {
  readonly itemId: number
  readonly fromDate: string
  readonly toDate: string | null
  readonly seats: number
  readonly adults: number
  readonly children: number
  /** One a child. */
  readonly childAges: readonly number[]
  /** A meal plan; 0: what the offer has of itself. */
  readonly ratePlanId: number
  /** Whether free cancellation is wanted where it is a choice. */
  readonly refundable: boolean
  readonly now: Date
}

/** What a request costs now and what it takes from stock. The lines add up to `total`. */
export type Quote = {
  readonly name: LocalizedText
  readonly city: LocalizedText
  readonly image: string | null
  readonly lines: readonly PriceLine[]
  readonly original: Piastres
  readonly total: Piastres
  readonly stock: readonly StockLine[]
  /** Where and when it begins. */
  readonly visit: SoldVisit
  /** What cancelling gives back: it stands with the booking from then on. */
  readonly cancellation: CancellationTerms
  /** From then on it can't be bought, and no hold lasts longer. */
  readonly saleEndsAt: Date
  /** What an amount to be paid contains, as lines, where that can be said. */
  readonly contained?: (payable: Piastres) => readonly PriceLine[]
  /** What the kind adds to what was sold; checkout hands it on unread. */
  readonly ofKind?: SoldOfKind
  /** The day it is over, where the offer says so and not the traveller. */
  readonly toDate?: string
}

/** A board that can be chosen with a room. */
export type Meal = {
  readonly ratePlanId: number
  readonly name: LocalizedText
  /** For an adult and night. */
  readonly supplement: Piastres
  readonly cancellationChoice: boolean
}

/**
 * Everything sellable offers checkout the same verbs; what comes with meals says which.
 * `quote` and `meals` read only; the others run in the caller's transaction. `hold` with a hold's
 * id changes it in place, or takes it anew when it ended, and counts it to the holder's fair share.
 * It works also while a payment page is open, so the caller must end the pages that sell what was
 * held before. `release` gives back what is held, `cancel` what was sold: false when it is back already.
 * Something sold is changed in two steps: `holdBeside` holds what it will need more (null: nothing), and
 * `exchange` makes it that, giving back what it needs no more; until then it stays as it was. `hasRoomBeside`: whether
 * the first would find room, as things stand.
 */
export type Sellable = {
  quote(db: Db | Trx, request: SaleRequest): Promise<Quote | Refusal>
  meals?(db: Db | Trx, request: SaleRequest): Promise<readonly Meal[] | Refusal>
  hold(
    trx: Trx,
    quote: Quote,
    holdId: number | null,
    by: { readonly now: Date; readonly holder: Holder },
  ): Promise<Hold | Refusal>
  confirm(trx: Trx, holdId: number, now: Date): Promise<'sold' | 'already_sold' | 'gone'>
  release(trx: Trx, holdId: number, as: 'released' | 'expired'): Promise<boolean>
  cancel(trx: Trx, holdId: number, now: Date): Promise<boolean>
  hasRoomBeside(trx: Trx, soldId: number, lines: Quote['stock']): Promise<boolean>
  holdBeside(
    trx: Trx,
    soldId: number,
    by: Exchanged & { readonly until: Date; readonly now: Date; readonly holder: Holder },
  ): Promise<Hold | null | Refusal>
  exchange(
    trx: Trx,
    soldId: number,
    to: Exchanged & { readonly besideId: number | null },
  ): Promise<'changed' | 'gone'>
}

/** All that something sold is to take from stock. */
type Exchanged = { readonly lines: readonly StockLine[] }
