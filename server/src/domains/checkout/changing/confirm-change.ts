import type { Module } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import { CURRENCY, formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { orUnavailable, startPaying, type Hold, type Holder } from '../../inventory/index.ts'
import {
  changeOrder,
  feeOf,
  keyOfTerms,
  openAttempt,
  openPage,
  type OpenPages,
} from '../../payments/index.ts'
import { BALANCE_KIND, CHANGE_KIND, type CheckoutDeps } from '../deps.ts'
import { pageMethod } from '../deposit/pay-balance.ts'
import type { ReservationWanted } from '../find-own-reservation.ts'
import type { Sellable } from '../sellable.ts'
import { applyChange } from './apply-change.ts'
import { termsOfChange, type Change } from './change.ts'
import { readChange, setChange } from './change-store.ts'
import { lockPointsOf } from '../points/hold-points.ts'
import { endOpenChange } from './end-change.ts'
import { priceChange, type Priced } from './price-change.ts'
import { lockOwn, type Found } from './quote-change.ts'

export type ConfirmRequest = ReservationWanted & {
  readonly userId: number
  readonly changeId: number
  /** The difference that was shown, in whole EGP. */
  readonly shown: number
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
  | { readonly found: Found; readonly opened: Awaited<ReturnType<typeof openAttempt>> }

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
  const contact = await deps.contactOf(request.userId)
  const page = await openPage(deps.payments, opened, {
    description: found.booking.sold.name[request.language],
    buyer: {
      name: found.booking.userName,
      email: contact?.email ?? null,
      phone: found.booking.phone ?? contact?.phone ?? null,
    },
  })
  if (isRefusal(page)) return page
  const tempId = found.booking.id
  return { isChanged: false, ...page, deadline: opened.attempt.expiresAt, tempId }
}

/** Rolls back what was done towards a change that is then refused: another one that is being paid for stays open. */
class Undone extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`Undone: ${refusal.refusal}`)
    this.refusal = refusal
  }
}

async function orUndone<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Undone) return error.refusal
    throw error
  }
}

/** Throws `Undone` for a refusal. */
function sure<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Undone(answer)
  return answer
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
  if (change.state === 'paying') return open(deps, trx, { found, change, request })
  const priced = await priceChange(deps, trx, { ...found, now }, change)
  if (isRefusal(priced)) return priced
  if (!isAsQuoted(change, priced, request.shown)) return refuseChanged(found, priced, request)
  // Their share of what comes back; before the stock, as everywhere.
  if (change.difference < 0) await lockPointsOf(trx, found.booking)
  await endOpenChange(deps, trx, pages, found.booking, keyOfTerms(termsOfChange(change)))
  // What is left to pay of it may be another amount from now on.
  if (found.reservation.status === 'Deposit Paid')
    await pages.endOthers(trx, { orderKind: BALANCE_KIND, orderId: found.booking.id }, '')
  const held = await sellableOf(deps, found).holdBeside(trx, found.booking.holdId, {
    lines: priced.stock,
    until: priced.saleEndsAt,
    now,
    holder: request.holder,
  })
  const beside = sure(held)
  if (change.difference > 0)
    return sure(await startToPay(deps, trx, { found, change, request }, beside))
  const kept = { ...change, stock: priced.stock, holdId: beside?.id ?? null }
  await setChange(trx, change.id, { state: 'quoted', holdId: kept.holdId })
  const applied = { ...found, change: kept, paid: { amount: 0, fee: 0 } }
  if ((await applyChange(deps, trx, applied)) === 'gone')
    throw new Error(`The places of change ${change.id} are gone`)
  return { change: kept }
}

function sellableOf(deps: CheckoutDeps, { booking }: Found): Sellable {
  const sellable = deps.sellables[booking.module as Module]
  if (!sellable) throw new Error(`Nothing sells ${booking.module}`)
  return sellable
}

/** Whether it still comes to what was shown, in money and in terms. */
const isAsQuoted = (change: Change, priced: Priced, shown: number): boolean =>
  toWholeEgp(change.difference) === shown &&
  change.difference === priced.difference &&
  change.payable === priced.payable &&
  change.kept === priced.kept &&
  keyOfTerms({ terms: change.sold.cancellation }) ===
    keyOfTerms({ terms: priced.sold.cancellation })

const refuseChanged = (
  { booking, reservation }: Found,
  { payable, kept }: Priced,
  { language }: ConfirmRequest,
): Refusal<'price_changed'> => {
  const total = payable + kept + reservation.total - booking.payable
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

/** Writes the payment of the difference down, or finds the one that is open. */
async function open(
  deps: CheckoutDeps,
  trx: Trx,
  { found, change, request }: Paying,
): Promise<Agreed | Refusal> {
  const method = await pageMethod(deps, trx, found.booking, found.reservation.paymentMethod)
  if (isRefusal(method)) return method
  const fee = feeOf(method.fee, change.difference)
  const opened = await openAttempt(deps.payments, trx, {
    orderKind: CHANGE_KIND,
    orderId: found.booking.id,
    userId: request.userId,
    method: method.id,
    amount: change.difference + fee,
    fee,
    currency: CURRENCY,
    terms: termsOfChange(change),
    promocodeId: null,
    language: request.language,
    expiresAt: change.expiresAt,
  })
  return { found, opened }
}
