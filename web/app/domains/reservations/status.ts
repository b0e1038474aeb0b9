import type { ReservationPaymentStatus, ReservationStatus } from '@rihla/contract/reservations'

export type StatusTone = 'ok' | 'warn' | 'bad' | 'info' | 'plain'

const families: readonly [RegExp, StatusTone][] = [
  [/unpaid/i, 'warn'],
  [/confirmed|active|paid/i, 'ok'],
  [/pending|review/i, 'warn'],
  [/cancel|reject|expired|failed/i, 'bad'],
  [/completed/i, 'info'],
]

/** The colour family of a status by its stable name. */
export const toneOf = (code: ReservationStatus | ReservationPaymentStatus): StatusTone =>
  families.find(([pattern]) => pattern.test(code))?.[1] ?? 'plain'

/** Progress steps: 2 is done, 1 in progress, anything else not started. */
export const stepState = (status: number): 'done' | 'now' | 'next' =>
  status === 2 ? 'done' : status === 1 ? 'now' : 'next'
