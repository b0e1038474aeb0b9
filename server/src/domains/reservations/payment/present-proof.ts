import type { ReservationDetails } from '@rihla/contract/reservations'
import type { Reservation } from '../reservation.ts'

/** The receipt that was sent last, as its owner may see it; `url` null: not any more. */
export type SentProof = {
  readonly url: string | null
  readonly isPicture: boolean
  readonly state: 'waiting' | 'approved' | 'rejected'
  readonly uploadedAt: Date
  readonly reason: string | null
}

export const presentProof = (it: SentProof | null): ReservationDetails['PaymentProof'] =>
  it && {
    Url: it.url,
    IsPicture: it.isPicture,
    State: it.state,
    UploadedAt: it.uploadedAt.toISOString(),
    Reason: it.reason,
  }

const proven: ReadonlySet<Reservation['status']> = new Set([
  'Pending Payment',
  'Under Review',
  'Expired',
])

/** A transfer may have been made in time though its receipt comes late: so long after the deadline. */
const LATE_MS = 168 * 3_600_000

type Paying = Pick<
  Reservation,
  'status' | 'paymentMethod' | 'paymentInstructions' | 'paymentDeadline' | 'chooseBy'
>

/**
 * Whether it is paid by a transfer whose receipt is awaited; one that ended lately may have been paid in time. Money
 * that its traveller chooses for came another way.
 */
export const awaitsProof = (it: Paying, now: Date): boolean =>
  it.chooseBy === null &&
  it.paymentMethod === 'Bank_Transfer' &&
  it.paymentInstructions !== null &&
  proven.has(it.status) &&
  (it.paymentDeadline === null || now.getTime() <= it.paymentDeadline.getTime() + LATE_MS)
