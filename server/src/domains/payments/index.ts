/** Methods, attempts, gateway callbacks, refunds, reconciliation. Only verified news moves anything. */
export type { PaymentEvent, TellPayment } from './events.ts'
export { reconcilePayments, settleOrder, type Look } from './look-at-gateway.ts'
export type { PaidOrder, PaymentParts } from './parts.ts'
export { anonymisePaymentsOf, gatherPaymentsOf } from './person-store.ts'
export { readReturn, viewPayment, type PaymentView } from './read-return.ts'
export { mountCallback } from './receive-callback.ts'
export { requestRefund, SEND_REFUND, sendRefund } from './refund.ts'
export { startPayment, type Payable } from './start-payment.ts'
