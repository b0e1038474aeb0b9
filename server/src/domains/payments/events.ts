import type { Trx } from '../../platform/database/connect.ts'

type About = {
  readonly attemptId: number
  readonly orderKind: string
  readonly orderId: number
  readonly amount: number
}

/** What happened to money, told in the transaction in which it became true. */
export type PaymentEvent =
  | ({ readonly type: 'PaymentSucceeded'; readonly method: string } & About)
  | ({ readonly type: 'PaymentFailed'; readonly message: string | null } & About)
  | ({ readonly type: 'PaymentNeedsReview'; readonly reason: string } & About)
  | ({ readonly type: 'RefundCompleted'; readonly reason: string } & About)

export type TellPayment = (trx: Trx, event: PaymentEvent) => Promise<void>
