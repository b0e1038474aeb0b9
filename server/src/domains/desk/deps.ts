import type { Language, LocalizedText } from '@rihla/contract/values/language'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/database/connect.ts'
import type { RateLimits } from '../../platform/http/protection/rate-limits.ts'
import type { Log } from '../../platform/log.ts'
import type { Refusal } from '../../platform/refusal.ts'
import type { ImageStore } from '../../ports/image-store.ts'
import type { Sessions } from '../account/index.ts'
import type { BusDeps } from '../bus/index.ts'
import type { CheckoutDeps } from '../checkout/index.ts'
import type { Reservation } from '../reservations/index.ts'
import type { PaymentDeps } from '../payments/index.ts'
import type { ReviewDeps } from '../reviews/index.ts'

/** What is kept of a photograph: a part of this shape (null: all of it), as CSS's object-position places it. */
export type PhotoCut = {
  readonly shape: readonly [width: number, height: number] | null
  readonly across: number
  readonly down: number
}

/** What the desk works with: it reads by itself, and changes through the domains that own what is changed. */
export type DeskDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly payments: PaymentDeps
  readonly checkout: CheckoutDeps
  readonly bus: BusDeps
  readonly reviews: ReviewDeps
  readonly sessions: Sessions
  /** Whether this installation has a key to seal second factors with. */
  readonly hasSealer: boolean
  /** Receipts that travellers sent. */
  readonly proofs: ImageStore
  /** Queues the confirmation of a reservation once more, under a key of its own; false: there is none. */
  readonly resendConfirmation: (trx: Trx, reservation: Reservation, key: string) => Promise<boolean>
  /** Queues what staff wrote to whoever booked, under a key of its own; false: there is no address. */
  readonly sendLetter: (
    trx: Trx,
    reservation: Reservation,
    letter: { readonly text: string; readonly language: Language; readonly key: string },
  ) => Promise<boolean>
  /** Queues a mail to a member of staff whose second factor was reset. */
  readonly tellSecondFactorReset: (trx: Trx, userId: number) => Promise<void>
  /** Prices or places were changed: the site shows them from now on. */
  readonly offersChanged: () => Promise<void>
  /** What editors wrote was changed: the site shows it from now on. */
  readonly contentChanged: () => void
  /** Keeps an uploaded photograph, cut to a shape, where the site's pictures lie; answers its name, null for no picture. */
  readonly keepPhoto: (
    file: File,
    cut: PhotoCut,
    alt: LocalizedText,
  ) => Promise<string | null | Refusal>
  readonly limits: RateLimits
  /** What a refusal says, by its code. */
  readonly refusalText: (refusal: string, language: Language) => string
}
