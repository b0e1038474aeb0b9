import type { AlertKind } from '@rihla/contract/desk/alerts'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import type { SupportPhone } from '@rihla/contract/values/support'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/database/connect.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Sealer } from '../../platform/sealing.ts'
import type { HotelSupplier } from '../../ports/hotel-supplier.ts'
import type { HoldTerms } from '../inventory/index.ts'
import { balanceKind, type PaymentDeps } from '../payments/index.ts'
import type { DepositTerms, PublishReservation } from '../reservations/index.ts'
import type { GuestPhone } from './guests/read-guests.ts'

/** What content, search, prices and bookings of a supplier's hotels need. */
export type SupplierDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly jobs: Jobs
  readonly supplier: HotelSupplier
  /** Copies a photograph to where our own lie and answers its name there; null: it can't be shown. */
  readonly storePhoto: (address: string, alt: LocalizedText) => Promise<string | null>
  /** HTML of others as far as it may be shown. */
  readonly cleanHtml: (html: string) => string
  readonly terms: HoldTerms
  readonly payments: PaymentDeps
  readonly publish: PublishReservation
  /** The deposit that a hotel takes; null: none. */
  readonly depositTerms: (hotelId: number) => Promise<DepositTerms | null>
  /** Stores guests' data, sealed. */
  readonly sealer: Sealer
  /** Where a picture of ours is served. */
  readonly imagePath: (name: string) => string
  /** Who is signed in, for what is asked of the first guest. */
  readonly contactOf: (userId: number) => Promise<{
    readonly email: string | null
    readonly phone: string | null
    readonly language: Language
  } | null>
  /** Whom travellers call. */
  readonly supportPhone: () => Promise<SupportPhone>
  /** A guest's phone: of the country that it says, or else of ours. */
  readonly readGuestPhone: (text: string) => Promise<GuestPhone>
  readonly knowsCountry: (code: string) => Promise<boolean>
  /** Puts something on the staff's list. */
  readonly alert: (trx: Trx, kind: AlertKind, subject: string, detail: object) => Promise<void>
  /** Takes off it what is no longer so. */
  readonly settleAlert: (trx: Trx, kind: AlertKind, subject: string) => Promise<void>
}

/** What payments call our orders, and reservations what they come from. */
export const ORDER_KIND = 'external'
/** And the rest of one that was begun with a deposit. */
export const BALANCE_KIND = balanceKind(ORDER_KIND)
