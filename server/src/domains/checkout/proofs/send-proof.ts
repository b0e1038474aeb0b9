import type { Module } from '@rihla/contract/modules'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { orUnavailable, waitForPayment } from '../../inventory/index.ts'
import {
  expectProof,
  forgetProof,
  newProofName,
  putProof,
  readProof,
} from '../../payments/index.ts'
import {
  awaitsProof,
  beginningOf,
  readReservations,
  reviewReservation,
  type Reservation,
} from '../../reservations/index.ts'
import type { Booking } from '../booking.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { lockBooking } from '../store.ts'

type Sent = {
  readonly userId: number
  readonly reservationId: number
  readonly module: Module
  readonly file: File
}

const HOUR = 3_600_000
/** How long the places are kept while staff look at a receipt. */
const REVIEW_HOURS = 48

/**
 * A traveller sends the receipt of a transfer: it is kept where only they and the staff can see it, their
 * reservation is under review, and its places stay held, if they still are, until staff have looked. Sent
 * twice it is one receipt to review, the last one.
 */
export async function sendProof(deps: CheckoutDeps, sent: Sent): Promise<true | Refusal> {
  const [it] = await readReservations(deps.db, [sent.reservationId])
  if (it?.userId !== sent.userId || it.module !== sent.module)
    return refuse('reservation_not_found')
  if (it.sourceKind !== ORDER_KIND || !awaitsProof(it, deps.clock.now()))
    return refuse('proof_not_expected')
  const read = await readProof(sent.file)
  if (isRefusal(read)) return read
  const file = newProofName(read.format)
  await expectProof(deps.db, deps.payments.jobs, file)
  await deps.proofs.write(file, read.bytes)
  let unused: string | null = file
  try {
    const kept = await orUnavailable(() =>
      deps.db.transaction().execute((trx) =>
        keep(deps, trx, it, {
          userId: sent.userId,
          file,
          format: read.format,
          bytes: read.bytes.length,
        }),
      ),
    )
    if (isRefusal(kept)) return kept
    unused = kept.replaced
    return true
  } catch (error) {
    if (error instanceof NotExpected) return refuse('proof_not_expected')
    throw error
  } finally {
    if (unused)
      await deps.proofs
        .remove(unused)
        .catch((error: unknown) => deps.log.error({ err: error }, 'receipt left behind'))
  }
}

type Kept = { readonly file: string; readonly format: 'webp' | 'pdf'; readonly bytes: number }

/** Thrown to roll back: between the first look and the locks, it stopped waiting for a receipt. */
class NotExpected extends Error {}

const keep = async (
  deps: CheckoutDeps,
  trx: Trx,
  { id, sourceId }: Reservation,
  { userId, ...kept }: Kept & { readonly userId: number },
): Promise<{ replaced: string | null } | Refusal> => {
  const order = { orderKind: ORDER_KIND, orderId: sourceId }
  const put = await putProof(deps.payments, trx, { ...order, userId, ...kept })
  if (!put) return refuse('proof_not_expected')
  const booking = await lockBooking(trx, sourceId)
  const settling = { trx, now: deps.clock.now(), publish: deps.publish }
  const reservation = booking && (await reviewReservation(settling, id))
  if (!booking || !reservation) throw new NotExpected(`Reservation ${id} was settled meanwhile`)
  const held = await keepPlaces(deps, trx, booking)
  const key = `proof-${put.proofId}`
  await deps.publish(trx, { type: 'ProofReceived', reservation, held, key })
  const { reference } = reservation
  const { attemptId, amount, replaced } = put
  if (replaced) await forgetProof(trx, deps.payments.jobs, replaced)
  await deps.alert(trx, 'proof_to_review', String(attemptId), { reference, amount })
  return { replaced }
}

/**
 * Kept until staff have looked, at most until what was booked begins; false where they aren't: what has ended isn't
 * taken again.
 */
async function keepPlaces(deps: CheckoutDeps, trx: Trx, booking: Booking): Promise<boolean> {
  const now = deps.clock.now()
  const begins = beginningOf(booking).getTime()
  const until = new Date(Math.min(now.getTime() + REVIEW_HOURS * HOUR, begins))
  const kept = await waitForPayment(trx, booking.holdId, { now, until, terms: deps.terms })
  return !isRefusal(kept) && kept.expiresAt > now
}
