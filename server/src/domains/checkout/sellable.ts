import type { LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { Db, Trx } from '../../platform/database/connect.ts'
import type { Refusal } from '../../platform/refusal.ts'
import type { Hold, StockLine } from '../inventory/index.ts'
import type { PriceLine } from '../reservations/index.ts'

/** What somebody wishes to book; dates are `YYYY-MM-DD`. */
export type Wish = {
  readonly itemId: number
  readonly fromDate: string
  readonly toDate: string | null
  readonly seats: number
  readonly adults: number
  readonly children: number
  readonly ratePlanId: number
  readonly now: Date
}

/** What a wish costs now and what it takes from stock. The lines add up to `total`. */
export type Quote = {
  readonly name: LocalizedText
  readonly city: LocalizedText
  readonly image: string | null
  readonly lines: readonly PriceLine[]
  readonly original: Piastres
  readonly total: Piastres
  readonly stock: readonly StockLine[]
}

/**
 * Everything sellable offers checkout the same four verbs. `quote` reads only; the others run in the
 * caller's transaction. `hold` with a hold's id changes it in place, or takes it anew when it ended.
 */
export type Sellable = {
  quote(db: Db | Trx, wish: Wish): Promise<Quote | Refusal>
  hold(trx: Trx, quote: Quote, holdId: number | null, now: Date): Promise<Hold | Refusal>
  confirm(trx: Trx, holdId: number, now: Date): Promise<'sold' | 'already_sold' | 'gone'>
  release(trx: Trx, holdId: number, as: 'released' | 'expired'): Promise<boolean>
}
