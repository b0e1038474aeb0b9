import { lazy } from 'react'

export { isCardMethod, paymentUrlOf, type ReturnMessage } from './gateway.ts'
export { PaymentOpenNotice } from './payment-open-notice.tsx'
export { rememberPaymentOrigin } from './payment-origin.ts'
export { PaymentResult, type PaymentOutcome } from './payment-result.tsx'
export { PaymentReturnPage } from './payment-return-page.tsx'
export { useFailureText } from './use-failure-text.ts'
export { usePaymentWatch } from './use-payment-watch.ts'

/** Loads the frame's script ahead of its use. */
export const loadPaymentFrame = () => import('./payment-frame.tsx')

/** The gateway's page in a frame; its script comes when the traveller pays. */
export const PaymentFrame = lazy(() =>
  loadPaymentFrame().then((it) => ({ default: it.PaymentFrame })),
)
