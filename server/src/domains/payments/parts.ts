import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { PaymentGateway } from '../../ports/payment-gateway.ts'
import type { TellPayment } from './events.ts'

/** What payments needs; `tell` runs in the transaction in which the event became true. */
export type PaymentParts = {
  readonly db: Db
  readonly clock: Clock
  readonly gateway: PaymentGateway
  readonly jobs: Jobs
  readonly log: Log
  readonly publicUrl: string
  readonly tell: TellPayment
  /** Puts something on the staff's list. */
  readonly alert: (kind: string, subject: string, detail: object) => Promise<void>
}

export const CALLBACK_PATH = '/payment/callback'
/** The web's page inside the gateway's frame. */
export const RETURN_PATH = '/payment/return'
