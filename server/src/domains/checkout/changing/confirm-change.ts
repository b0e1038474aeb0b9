import type { Language } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { orUnavailable, startPaying, type Hold, type Holder } from '../../inventory/index.ts'
import {
  changeOrder,
  keyOfTerms,
  type OpenedAttempt,
  type OpenPages,
} from '../../payments/index.ts'
import type { CheckoutDeps } from '../deps.ts'
import type { ReservationWanted } from '../find-own-reservation.ts'
import { isPayable, type Change } from './change.ts'
import { readChange, setChange } from './change-store.ts'
import { changeAtOnce, makeRoom } from './make-room.ts'
import { openDifference, openDifferencePage } from './difference/open-difference.ts'
import { priceChange, type Priced } from './price-change.ts'
import { lockOwn, type Found } from './quote-change.ts'
import { orUndone, sure } from './undone.ts'

export type ConfirmRequest = ReservationWanted & {
  readonly userId: number
  readonly changeId: number
  /** The difference that was shown, in whole EGP. */
  readonly shown: number
  /** The same with the fee of the way to pay; null: not said. */
  readonly shownPrice: number | null
  readonly language: Language
  /** Whose fair share the new places count to. */
  readonly holder: Holder
}

/** Changed already, or to be paid for on a page until a deadline. */
export type Confirmed =
  | { readonly isChanged: true; readonly change: Change }
  | {
      readonly isChanged: false
      readonly paymentUrl: string
      readonly deadline: Date
      readonly tempId: number
    }

type Agreed =
  | { readonly change: Change }
  | { readonly found: Found; readonly opened: OpenedAttempt }

/**
 * Agrees to a change as it was quoted. What costs no more is changed at once, with its refund; for what does, the new
 * places are held and the old ones kept until the difference is paid. Repeated, it answers the same. Refuses
 * `price_changed` where it comes to something else by now than was shown, and `quote_ended` after its time.
 */
export async function confirmChange(
  deps: CheckoutDeps,
  request: ConfirmRequest,
): Promise<Confirmed | Refusal> {
  const agreed = await orUndone(() =>
    orUnavailable(() =>
      changeOrder<Agreed | Refusal>(deps.payments, (trx, pages) =>
        agree(deps, trx, pages, request),
      ),
    ),
  )
  if (isRefusal(agreed)) return agreed
  if ('change' in agreed) return { isChanged: true, change: agreed.change }
  const { found, opened } = agreed
  const page = await openDifferencePage(deps, found, opened, request)
  if (isRefusal(page)) return page
  const tempId = found.booking.id
  return { isChanged: false, ...page, deadline: opened.attempt.expiresAt, tempId }
}

async function agree(
  deps: CheckoutDeps,
  trx: Trx,
  pages: OpenPages,
  request: ConfirmRequest,
): Promise<Agreed | Refusal> {
  const now = deps.clock.now()
  const found = await lockOwn(trx, request)
  if (isRefusal(found)) return found
  const change = await readChange(trx, found.booking.id, request.changeId)
  if (!change) return refuse('quote_ended')
  if (change.state === 'done') return { change }
  if (change.state === 'ended' || change.expiresAt <= now) return refuse('quote_ended')
  if (change.state === 'paying')
    return isPayable(change, found.reservation, now)
      ? open(deps, trx, { found, change, request })
      : refuse('not_changeable')
  const priced = await priceChange(deps, trx, { ...found, now }, change)
  if (isRefusal(priced)) return priced
  if (!isAsQuoted(change, priced, request.shown)) return refuseChanged(found, priced, request)
  const agreeing = { found, change, priced, holder: request.holder }
  const beside = sure(await makeRoom(deps, trx, pages, agreeing))
  if (change.difference > 0)
    return sure(await startToPay(deps, trx, { found, change, request }, beside))
  return { change: await changeAtOnce(deps, trx, agreeing, beside) }
}

/** Whether it still comes to what was shown, in money and in terms. */
const isAsQuoted = (change: Change, priced: Priced, shown: number): boolean =>
  toWholeEgp(change.difference) === shown &&
  change.difference === priced.difference &&
  change.payable === priced.payable &&
  change.kept === priced.kept &&
  keyOfTerms({ terms: change.sold.cancellation }) ===
    keyOfTerms({ terms: priced.sold.cancellation })

/** It comes to something else than was shown: the refusal says to what. */
export const refuseChanged = (
  { booking, reservation }: Found,
  { payable, kept }: Priced,
  { language, fee = 0 }: { readonly language: Language; readonly fee?: Piastres },
): Refusal<'price_changed'> => {
  const total = payable + kept + fee + reservation.total - booking.payable
  return refuse('price_changed', { price: formatEgp(toWholeEgp(total), language) })
}

type Paying = {
  readonly found: Found
  readonly change: Change
  readonly request: ConfirmRequest
}

/** From now on the new places are kept for the payment. */
async function startToPay(
  deps: CheckoutDeps,
  trx: Trx,
  it: Paying,
  beside: Hold | null,
): Promise<Agreed | Refusal> {
  const now = deps.clock.now()
  const kept = beside && (await startPaying(trx, beside.id, now, deps.terms))
  if (isRefusal(kept)) return kept
  const expiresAt = kept?.expiresAt ?? new Date(now.getTime() + deps.terms.payingSeconds * 1000)
  const holdId = beside?.id ?? null
  await setChange(trx, it.change.id, { state: 'paying', holdId, expiresAt })
  return open(deps, trx, { ...it, change: { ...it.change, state: 'paying', holdId, expiresAt } })
}

async function open(
  deps: CheckoutDeps,
  trx: Trx,
  { found, change, request }: Paying,
): Promise<Agreed | Refusal> {
  const opened = await openDifference(deps, trx, { found, change, payer: request })
  return isRefusal(opened) ? opened : { found, opened }
}
