import type { Language } from '@rihla/contract/values/language'
import type { Trx } from '../../../../platform/database/connect.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import { changedLines } from '../../../reservations/index.ts'
import type { CheckoutDeps } from '../../deps.ts'
import { priceOf } from '../apply-change.ts'
import type { Change } from '../change.ts'
import { methodOfChange } from '../difference/open-difference.ts'
import type { Found } from '../quote-change.ts'

type Asking = {
  readonly found: Found
  readonly change: Change
  readonly language: Language
  /** One mail for one key. */
  readonly key: string
}

/** Mails the link that pays for a change, in this language; whoever has no address hears nothing. */
export async function askToPay(
  deps: CheckoutDeps,
  trx: Trx,
  { found, change, language, key }: Asking,
): Promise<true | Refusal> {
  const { booking, reservation } = found
  const method = await methodOfChange(deps, trx, found, change)
  if (isRefusal(method)) return method
  const { fromDate, toDate, adults, childAges } = change
  const party = { adults, children: childAges.length, seats: adults + childAges.length }
  const paid = { amount: 0, fee: method.fee }
  const is = { fromDate, toDate, ...party, ...priceOf(booking, reservation, change, paid) }
  await deps.publish(trx, {
    type: 'ChangeLinkAsked',
    reservation: { ...reservation, language },
    changeId: change.id,
    changes: changedLines(reservation, { ...reservation, ...is }),
    cancellation: change.sold.cancellation,
    amount: change.difference + method.fee,
    deadline: change.expiresAt,
    key,
  })
  return true
}
