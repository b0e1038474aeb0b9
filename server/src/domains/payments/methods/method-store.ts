import type { LocalizedText } from '@rihla/contract/values/language'
import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { camelRows, type CamelRow } from '../../../platform/database/tables.ts'
import type { FeeTerms } from './fee.ts'
import { methodKinds, type MethodField, type PaymentMethod } from './method.ts'

type MethodRow = CamelRow<
  'payment_methods',
  { id: PaymentMethodId; fee_bearer: FeeTerms['bearer']; fields: MethodField[] }
>

const text = (en: string | null, ar: string | null): LocalizedText | null =>
  en === null || ar === null ? null : { en, ar }

/** The methods that are switched on, in the order in which they are listed. */
export async function activeMethods(db: Db | Trx): Promise<PaymentMethod[]> {
  const rows = await camelRows(
    db,
    sql<MethodRow>`select * from payment_methods where active order by position, id`,
  )
  return rows.map((row) => ({
    id: row.id,
    kind: methodKinds[row.id],
    modules: row.modules,
    fee: { basisPoints: row.feeBasisPoints, fixed: row.feeFixed, bearer: row.feeBearer },
    hoursToPay: row.hoursToPay,
    name: { en: row.nameEn, ar: row.nameAr },
    note: text(row.noteEn, row.noteAr),
    instructions: text(row.instructionsEn, row.instructionsAr),
    fields: row.fields,
  }))
}
