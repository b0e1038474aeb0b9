/** Methods, attempts, gateway callbacks, refunds, reconciliation. Only verified news moves anything. */
export { changeOrder, type OpenPages } from './change-order.ts'
export type { Arrived, PaymentEvent, Settled } from './events.ts'
export { ordersPayableWith } from './find-promocode-orders.ts'
export { WITHDRAW_CODE } from './codes/queue-withdrawals.ts'
export { withdrawCode } from './codes/withdraw-code.ts'
export { proofAddress, newProofName } from './proofs/proof-address.ts'
export { proofRoute } from './proofs/proof-route.ts'
export { latestProof } from './proofs/proof-store.ts'
export { putProof } from './proofs/put-proof.ts'
export { readProof } from './proofs/read-proof.ts'
export { rejectProof } from './proofs/reject-proof.ts'
export { FORGET_PROOF, forgetProofsOf } from './proofs/forget-proofs.ts'
export { isPaidLater } from './methods/method.ts'
export { feeOf } from './methods/fee.ts'
export type { PaymentMethod } from './methods/method.ts'
export { offerMethods, readMethod } from './methods/offer-methods.ts'
export { findUnbalancedAttempts, keptOf } from './find-unbalanced.ts'
export { reconcilePayments, settleOrder } from './sync-payment.ts'
export type { PaidOrder, PaymentDeps } from './deps.ts'
export { anonymisePaymentsOf, gatherPaymentsOf } from './personal-data-store.ts'
export { readReturn, viewPayment, type PaymentView } from './read-return.ts'
export { mountCallback } from './receive-callback.ts'
export { takeByHand } from './by-hand/take-by-hand.ts'
export { refundedOf } from './refunds/refunded-of.ts'
export { refundsOf } from './refunds/refund-store.ts'
export { balanceKind, orderKindOf } from './balance.ts'
export { paidAttemptsOf } from './store.ts'
export {
  noteRefundByHand,
  requestRefund,
  retryRefund,
  SEND_REFUND,
  sendRefund,
} from './refunds/refund.ts'
export { resumeRefunds } from './refunds/resume-refunds.ts'
export { openAttempt, openCode, openPage } from './start-payment.ts'
export { isAwaited } from './store.ts'
export { keyOfTerms } from './terms.ts'
