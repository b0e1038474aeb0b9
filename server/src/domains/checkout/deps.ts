import type { AlertKind } from '@rihla/contract/desk/alerts'
import type { LiveReservation } from '@rihla/contract/checkout/live-reservations'
import type { Module } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import type { SupportPhone } from '@rihla/contract/values/support'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/database/connect.ts'
import type { Log } from '../../platform/log.ts'
import type { Refusal } from '../../platform/refusal.ts'
import type { ImageStore } from '../../ports/image-store.ts'
import type { HoldTerms } from '../inventory/index.ts'
import { balanceKind, changeKind, type PaymentDeps } from '../payments/index.ts'
import type { CancellationRule, DepositTerms, PublishReservation } from '../reservations/index.ts'
import type { OtherOrders } from './other-orders.ts'
import type { Sellable } from './sellable.ts'

export type CheckoutDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly terms: HoldTerms
  /** What can be sold here, by module. */
  readonly sellables: Readonly<Partial<Record<Module, Sellable>>>
  readonly payments: PaymentDeps
  readonly publish: PublishReservation
  /** What cancelling gives back by itself in a kind: for bookings that don't carry their terms yet. */
  readonly cancellationRule: (db: Db | Trx, module: string) => Promise<CancellationRule | null>
  /** The deposit that an offer takes; null: none. */
  readonly depositTerms: (
    db: Db | Trx,
    module: string,
    itemId: number,
  ) => Promise<DepositTerms | null>
  /** Who is paying, for the gateway's page. */
  readonly contactOf: (
    userId: number,
  ) => Promise<{ email: string | null; phone: string | null } | null>
  /** Whom travellers call. */
  readonly supportPhone: () => Promise<SupportPhone>
  /** A typed phone by the pattern of its country, or any 8 to 15 digits; null for none. */
  readonly readPhone: (
    trx: Trx,
    /** Null: of a guest without an account. */
    userId: number | null,
    text: string,
  ) => Promise<string | null | Refusal<'phone_invalid'>>
  /** What a user holds of what isn't booked here: seats of buses. */
  readonly heldElsewhere: (
    userId: number,
    language: Language,
  ) => Promise<readonly LiveReservation[]>
  /** What is sold elsewhere and paid for here; left out: nothing. */
  readonly otherOrders?: OtherOrders | undefined
  /** Receipts that travellers send: pictures and PDFs, shown to them and to staff. */
  readonly proofs: ImageStore
  readonly alert: (trx: Trx, kind: AlertKind, subject: string, detail: object) => Promise<void>
  /** What an alert was about has been seen to. */
  readonly settleAlert: (trx: Trx, kind: AlertKind, subject: string) => Promise<void>
}

/** Why a refund of a cancelled booking goes back: there is one. */
export const CANCELLED = 'cancelled'
/** And of one that got cheaper by a change. */
export const changedReason = (changeId: number): string => `changed:${changeId}`
export const isRefundOfChange = (reason: string): boolean => reason.startsWith('changed:')

/** What payments call our orders. */
export const ORDER_KIND = 'checkout'
/** And the rest of one that was begun with a deposit. */
export const BALANCE_KIND = balanceKind(ORDER_KIND)
/** And what a change of one costs. */
export const CHANGE_KIND = changeKind(ORDER_KIND)
