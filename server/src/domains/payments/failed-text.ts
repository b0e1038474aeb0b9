import type { LocalizedText } from '@rihla/contract/values/language'
import { NO_PAGE } from './attempt.ts'
import type { PaymentView } from './callbacks/read-return.ts'

const notOpened: LocalizedText = {
  en: 'The payment page didn’t open. Nothing was taken. You can try again.',
  ar: 'لم تُفتح صفحة الدفع، ولم يُسحب أي مبلغ. يمكنك المحاولة مرة أخرى.',
}

/** Why a payment failed, for its traveller: as the bank said, unless its page never opened. */
export const failedText = (
  { message }: Pick<PaymentView, 'message'>,
  declined: LocalizedText,
): LocalizedText => (message === NO_PAGE ? notOpened : declined)
