import {
  depositKinds,
  termKinds,
  type CancellationSetting,
  type DepositSetting,
  type DeskSettings,
  type MethodSetting,
  type SaleEndSetting,
} from '@rihla/contract/desk/settings'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { editionOf } from '../../../platform/edition.ts'
import { methodName } from '../../reservations/index.ts'
import { isSetUp, readPointTerms, type PaymentMethod } from '../../payments/index.ts'
import type { DeskDeps } from '../deps.ts'
import { refundLimit } from '../staff.ts'

/** What a kind takes that has no terms yet: proposed, and off. */
const NO_DEPOSIT = {
  IsActive: false,
  Percent: 30,
  Amount: null,
  BalanceDays: 14,
  Unpaid: 'terms',
} as const

type MethodRow = Omit<MethodSetting, 'Name' | 'IsSetUp'> & Pick<PaymentMethod, 'fields'>

async function methods(
  { db, payments }: Pick<DeskDeps, 'db' | 'payments'>,
  language: Language,
): Promise<MethodSetting[]> {
  const { rows } = await sql<MethodRow>`
    select fields, id as "Id", active as "IsActive", fee_basis_points as "FeeBasisPoints",
      (fee_fixed / 100)::int as "FeeFixed", fee_bearer as "FeeBearer", hours_to_pay as "Hours"
    from payment_methods order by position, id`.execute(db)
  return rows.map(({ fields, ...row }) => ({
    ...row,
    Name: methodName(row.Id, language),
    IsSetUp: isSetUp(payments, { id: row.Id, fields }),
  }))
}

async function deposits(db: Db): Promise<DepositSetting[]> {
  const { rows } = await sql<DepositSetting>`
    select kind as "Kind", active as "IsActive", percent::int as "Percent", (amount / 100)::int as "Amount",
      balance_days::int as "BalanceDays", unpaid as "Unpaid" from deposit_terms where offer_id is null`.execute(
    db,
  )
  return depositKinds.map(
    (Kind) => rows.find((row) => row.Kind === Kind) ?? { Kind, ...NO_DEPOSIT },
  )
}

async function cancellations(db: Db): Promise<CancellationSetting[]> {
  type Row = {
    readonly kind: string
    readonly steps: readonly { readonly hours: number; readonly percent: number }[]
  }
  const { rows } = await sql<Row>`select kind, steps from cancellation_rules`.execute(db)
  return termKinds.map((Kind) => ({
    Kind,
    Steps: (rows.find(({ kind }) => kind === Kind)?.steps ?? []).map(({ hours, percent }) => ({
      Hours: hours,
      Percent: percent,
    })),
  }))
}

async function saleEnds(db: Db): Promise<SaleEndSetting[]> {
  const { rows } = await sql<SaleEndSetting>`
    select kind as "Kind", closes_at::int as "ClosesAt", minutes_before::int as "MinutesBefore"
    from sale_ends`.execute(db)
  return termKinds.flatMap((kind) => rows.find((row) => row.Kind === kind) ?? [])
}

/** Everything that managers set, as it stands. */
export type StandingSettings = {
  readonly Methods: readonly MethodSetting[]
  readonly Deposits: readonly DepositSetting[]
  readonly Cancellations: readonly CancellationSetting[]
  readonly SaleEnds: readonly SaleEndSetting[]
  readonly Points: { readonly Worth: number; readonly EarnBasisPoints: number }
  readonly RefundLimit: number
}

export async function readSettings(
  deps: Pick<DeskDeps, 'db' | 'payments'>,
  language: Language,
): Promise<StandingSettings> {
  const { db } = deps
  const { worth, earnBasisPoints } = await readPointTerms(db)
  return {
    Methods: await methods(deps, language),
    Deposits: await deposits(db),
    Cancellations: await cancellations(db),
    SaleEnds: await saleEnds(db),
    Points: { Worth: worth, EarnBasisPoints: earnBasisPoints },
    RefundLimit: toWholeEgp(await refundLimit(db)),
  }
}

/** What managers set of a way to pay: its name depends on who reads it. */
export const methodTerms = ({ Name: _name, IsSetUp: _isSetUp, ...terms }: MethodSetting) => terms

const withEdition = <T extends object>(it: T) => ({ ...it, Edition: editionOf(it) })

/** All of it, each with its edition. */
export const presentSettings = (it: StandingSettings): DeskSettings => ({
  Methods: it.Methods.map((one) => ({ ...one, Edition: editionOf(methodTerms(one)) })),
  Deposits: it.Deposits.map(withEdition),
  Cancellations: it.Cancellations.map(withEdition),
  SaleEnds: it.SaleEnds.map(withEdition),
  Points: withEdition(it.Points),
  RefundLimit: it.RefundLimit,
  RefundLimitEdition: editionOf({ RefundLimit: it.RefundLimit }),
})

/** Refunds above so many piastres wait for a second person from now on. */
export async function writeRefundLimit(db: Db | Trx, piastres: number): Promise<void> {
  await sql`update desk_settings set refund_limit = ${piastres}`.execute(db)
}
