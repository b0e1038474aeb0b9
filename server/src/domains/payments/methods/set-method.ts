import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { FeeTerms } from './fee.ts'

type MethodTerms = {
  readonly id: PaymentMethodId
  readonly active: boolean
  readonly fee: FeeTerms
  /** Left as they are where it is paid at once. */
  readonly hoursToPay: number | null
}

/**
 * Whether a way to pay is offered from now on, and what it costs: pages that are open keep what they showed.
 * False: there is none of this name.
 */
export async function setMethod(db: Db | Trx, it: MethodTerms): Promise<boolean> {
  const { rows } = await sql`
    update payment_methods set active = ${it.active}, fee_basis_points = ${it.fee.basisPoints},
      fee_fixed = ${it.fee.fixed}, fee_bearer = ${it.fee.bearer},
      hours_to_pay = case when hours_to_pay is null then null else coalesce(${it.hoursToPay}::smallint, hours_to_pay) end
    where id = ${it.id} returning id`.execute(db)
  return rows.length > 0
}
