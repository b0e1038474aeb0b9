import type { LocalizedText } from '@rihla/contract/values/language'
import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { camelRows, columnsOf, type CamelRow } from '../../../platform/database/tables.ts'
import type { FeeTerms } from './fee.ts'
import { methodKinds, type MethodField, type PaymentMethod } from './method.ts'

type MethodRow = CamelRow<
  'payment_methods',
  { id: PaymentMethodId; fee_bearer: FeeTerms['bearer']; fields: MethodField[] }
>

const METHOD = columnsOf<'payment_methods'>({
  id: true,
  active: true,
  position: true,
  modules: true,
  fee_basis_points: true,
  fee_fixed: true,
  fee_bearer: true,
  hours_to_pay: true,
  open_weekdays: true,
  opens_at: true,
  closes_at: true,
  fields: true,
  name_en: true,
  name_ar: true,
  note_en: true,
  note_ar: true,
  instructions_en: true,
  instructions_ar: true,
})

const text = (en: string | null, ar: string | null): LocalizedText | null =>
  en === null || ar === null ? null : { en, ar }

function openHoursOf({ openWeekdays, opensAt, closesAt }: MethodRow): PaymentMethod['openHours'] {
  if (openWeekdays === null || opensAt === null || closesAt === null) return null
  return { weekdays: openWeekdays, opens: opensAt, closes: closesAt }
}

/** What points pay is the price alone: nothing is added that nobody would pay. */
const NO_FEE: FeeTerms = { basisPoints: 0, fixed: 0, bearer: 'us' }
const feeTermsOf = ({ id, feeBasisPoints, feeFixed, feeBearer }: MethodRow): FeeTerms =>
  methodKinds[id] === 'points'
    ? NO_FEE
    : { basisPoints: feeBasisPoints, fixed: feeFixed, bearer: feeBearer }

/** The methods that are switched on, in the order in which they are listed. */
export async function activeMethods(db: Db | Trx): Promise<PaymentMethod[]> {
  const rows = await camelRows(
    db,
    sql<MethodRow>`select ${METHOD} from payment_methods where active order by position, id`,
  )
  return rows.map((row) => ({
    id: row.id,
    kind: methodKinds[row.id],
    modules: row.modules,
    fee: feeTermsOf(row),
    hoursToPay: row.hoursToPay,
    openHours: openHoursOf(row),
    name: { en: row.nameEn, ar: row.nameAr },
    note: text(row.noteEn, row.noteAr),
    instructions: text(row.instructionsEn, row.instructionsAr),
    fields: row.fields,
  }))
}
