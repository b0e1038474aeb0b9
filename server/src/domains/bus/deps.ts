import type { AlertKind } from '@rihla/contract/desk/alerts'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { SupportPhone } from '@rihla/contract/values/support'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/database/connect.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Refusal } from '../../platform/refusal.ts'
import type { BusOperator } from '../../ports/bus-operator.ts'
import type { PaymentDeps } from '../payments/index.ts'
import type { PublishReservation } from '../reservations/index.ts'

export type BusDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly jobs: Jobs
  readonly operator: BusOperator
  /** The first and last day that can be booked; none when the first is the later one. */
  readonly bookableDays: () => Promise<{ readonly min: CalendarDate; readonly max: CalendarDate }>
  readonly payments: PaymentDeps
  readonly publish: PublishReservation
  /** Who is travelling, for the gateway's page and the booking's. */
  readonly contactOf: (userId: number) => Promise<{
    readonly email: string | null
    readonly fullName: string
    readonly phone: string | null
  } | null>
  /** Whom travellers call. */
  readonly supportPhone: () => Promise<SupportPhone>
  /** A typed phone as E.164, by the pattern of its country; null for none. */
  readonly readPhone: (
    userId: number,
    text: string,
  ) => Promise<string | null | Refusal<'phone_invalid'>>
  /** Puts something on the staff's list. */
  readonly alert: (trx: Trx, kind: AlertKind, subject: string, detail: object) => Promise<void>
  /** Takes off it what is no longer so. */
  readonly settleAlert: (trx: Trx, kind: AlertKind, subject: string) => Promise<void>
  /** How long the operator may take to answer; 10 s by default. */
  readonly patienceMs?: number
}

/** What payments call our orders, and reservations what they come from. */
export const ORDER_KIND = 'bus'
