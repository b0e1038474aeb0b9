import { failureText, type ReturnMessage } from './gateway.ts'
import { usePaymentsText } from './use-payments-text.ts'

/** Why a payment failed: the return page's text, else our own text. */
export function useFailureText(): (message: ReturnMessage | null) => string {
  const t = usePaymentsText()
  return (message) =>
    failureText(message, { failed: t('paymentFailed'), error: t('paymentErrorOccurred') })
}
