import { parsePaymentMethod } from '@rihla/contract/values/enumerations'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { PaymentDeps } from '../deps.ts'
import { takes } from '../gateways.ts'
import { activeMethods } from './method-store.ts'
import { methodKinds, type MethodKind, type PaymentMethod } from './method.ts'

type Deps = Pick<PaymentDeps, 'gateways'>

/** What is to be paid for, and which kinds of method it can wait for. */
export type Wanted = { readonly module: string; readonly kinds: readonly MethodKind[] }

/** Whether something stands behind a method: a gateway, or an account or an address to go to. */
export function isSetUp(deps: Deps, { id, fields }: Pick<PaymentMethod, 'id' | 'fields'>): boolean {
  const kind = methodKinds[id]
  // Whose points they are, and how many, the caller knows.
  if (kind === 'points') return true
  return kind === 'by_hand' ? fields.length > 0 : takes(deps, id)
}

const serves = ({ modules }: PaymentMethod, module: string): boolean =>
  modules === null || modules.includes(module)

/** The methods that can be paid by: switched on, for this module, with something behind them. */
export async function offerMethods(
  deps: Deps,
  db: Db | Trx,
  { module, kinds }: Wanted,
): Promise<PaymentMethod[]> {
  return (await activeMethods(db)).filter(
    (it) => kinds.includes(it.kind) && serves(it, module) && isSetUp(deps, it),
  )
}

/** Whether a traveller's points pay for what a module sells. */
export const takesPoints = async (db: Db | Trx, module: string): Promise<boolean> =>
  (await activeMethods(db)).some((it) => it.kind === 'points' && serves(it, module))

/**
 * The method that a client names. Clients ask for `Installment_Card` where they mean any card: where
 * instalments aren't offered it is the bank card.
 */
export async function readMethod(
  deps: Deps,
  db: Db | Trx,
  asked: string | number,
  wanted: Wanted,
): Promise<PaymentMethod | Refusal<'payment_method_unknown'>> {
  const id = parsePaymentMethod(asked)
  const offered = await offerMethods(deps, db, wanted)
  const named = offered.find((it) => it.id === id)
  const card = id === 'Installment_Card' ? offered.find((it) => it.id === 'Bank_Card') : undefined
  return named ?? card ?? refuse('payment_method_unknown')
}
