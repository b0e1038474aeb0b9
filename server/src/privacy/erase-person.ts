import { lastAddressOf, NOBODY } from '../domains/account/index.ts'
import { anonymiseBusBookingsOf } from '../domains/bus/index.ts'
import { anonymiseBookingsOf, endChangesOf, type CheckoutDeps } from '../domains/checkout/index.ts'
import { forgetNotesOf } from '../domains/desk/index.ts'
import { anonymiseExternalBookingsOf } from '../domains/external-hotels/index.ts'
import {
  forgetMessagesOf,
  notifyAccountDeleted,
  purgeMailsOf,
} from '../domains/notifications/index.ts'
import { anonymisePaymentsOf, forfeitPoints, forgetProofsOf } from '../domains/payments/index.ts'
import { anonymiseReservationsOf } from '../domains/reservations/index.ts'
import { anonymiseReviewsOf } from '../domains/reviews/index.ts'
import type { Trx } from '../platform/database/connect.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'

type Deps = { readonly jobs: Jobs; readonly checkout: CheckoutDeps }

/** Every domain takes out what is personal; the last mail alone still knows where to go. */
export async function erasePerson(
  trx: Trx,
  { jobs, checkout }: Deps,
  userId: number,
  at: Date,
): Promise<void> {
  const last = await lastAddressOf(trx, userId)
  await purgeMailsOf(trx, jobs, userId, last?.email ?? null)
  await forgetMessagesOf(trx, userId)
  await forgetNotesOf(trx, userId)
  await endChangesOf(checkout, trx, userId)
  await anonymiseReservationsOf(trx, userId, NOBODY)
  await anonymiseBookingsOf(trx, userId, NOBODY)
  await anonymiseBusBookingsOf(trx, userId, NOBODY)
  await anonymiseExternalBookingsOf(trx, userId)
  await anonymisePaymentsOf(trx, userId)
  await forfeitPoints(trx, userId, at)
  await forgetProofsOf(trx, jobs, userId)
  for (const id of await anonymiseReviewsOf(trx, userId))
    await checkout.settleAlert(trx, 'review_waiting', String(id))
  await notifyAccountDeleted(trx, jobs, last, { userId })
}
