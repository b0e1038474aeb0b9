import type { Module } from '@rihla/contract/modules'
import type { Piastres } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import type { Owner } from '../policy.ts'
import { lockPromocode, promocodeUses } from '../store.ts'
import { judgePromocode, type PromocodeVerdict } from './promocode.ts'

type Applied = {
  readonly module: Module
  /** Before the promocode, in piastres. */
  readonly total: Piastres
  readonly owner: Pick<Owner, 'userId' | 'applicationId'>
  /** The booking that claims it already; null: none. */
  readonly bookingId: number | null
  readonly now: Date
}

/** What a promocode does for a booking; its row is locked until the transaction ends. Null: none was given. */
export async function applyPromocode(
  trx: Trx,
  code: string | null,
  { module, total, owner, bookingId, now }: Applied,
): Promise<PromocodeVerdict | null> {
  if (!code) return null
  const promocode = await lockPromocode(trx, code)
  const counted = promocode
    ? await promocodeUses(trx, promocode.id, bookingId, owner, now)
    : { uses: 0, usesByThem: 0 }
  return judgePromocode(promocode, { module, total, ...counted, now })
}
