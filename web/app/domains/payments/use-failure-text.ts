import { failureText, type ReturnMessage } from './gateway.ts'
import { usePaymentsText } from './use-payments-text.ts'

/** Why a payment failed: what the return page said of it, else our own text. */
export function useFailureText(): (said: ReturnMessage | null) => string {
  const t = usePaymentsText()
  return (said) =>
    failureText(said, { failed: t('paymentFailed'), error: t('paymentErrorOccurred') })
}
