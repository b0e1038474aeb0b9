import type { AlertKind } from '@rihla/contract/desk/alerts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/database/connect.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { PaymentGateways } from '../../ports/payment-gateway.ts'
import type { PublishPayment, ReturnReason, SettlePayment } from './events.ts'

export type PaidOrder = { readonly orderKind: string; readonly orderId: number }

/** What payments needs; `settle` and `tell` run in the transaction in which it became true. */
export type PaymentDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly gateways: PaymentGateways
  readonly jobs: Jobs
  readonly log: Log
  readonly publicUrl: string
  /** The selling domain says whether money that arrived bought something. */
  readonly settle: SettlePayment
  /** Why a page of an order was closed, by what it was to pay for and how that stands now; by default it was changed. */
  readonly whyClosed?: (trx: Trx, order: PaidOrder) => Promise<ReturnReason>
  readonly publish: PublishPayment
  /**
   * Called once a payment has been committed, outside of every transaction, so that the selling
   * domain can go on at once. Only `settle` is guaranteed to run; a failure here changes nothing.
   */
  readonly afterPaid?: (order: PaidOrder) => Promise<void>
  /** Puts something on the staff's list. */
  readonly alert: (kind: AlertKind, subject: string, detail: object) => Promise<void>
  /** What an alert was about has been seen to; `note`: what is written to it, where no person did. */
  readonly settleAlert: (trx: Trx, kind: AlertKind, subject: string, note?: string) => Promise<void>
}

export const CALLBACK_PATH = '/payment/callback'
/** The web's page inside the gateway's frame. */
export const RETURN_PATH = '/payment/return'
