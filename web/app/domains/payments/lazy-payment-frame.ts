import { lazy } from 'react'

/** Loads the frame's script ahead of its use. */
export const loadPaymentFrame = () => import('./payment-frame.tsx')

/** The gateway's page in a frame; its script comes when the traveller pays. */
export const PaymentFrame = lazy(() =>
  loadPaymentFrame().then((it) => ({ default: it.PaymentFrame })),
)
