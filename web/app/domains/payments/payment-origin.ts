import type { PaymentStatus } from '@rihla/contract/checkout/payment'
import { ownAddress } from '../../platform/session/return-location.ts'
import { tabStorage } from '../../platform/storage.ts'

const KEY = 'rihla:paying-at'

/** Remembers which page opened the gateway's, for when the gateway fills the whole tab. */
export const rememberPaymentOrigin = (address: string): void => tabStorage.write(KEY, address)

/** The page that a payment is made on. */
export const paymentOrigin = (): string => ownAddress(tabStorage.read(KEY)) ?? '/checkout'

let failedThere = false

/** Notes how a payment ended whose page filled the whole tab: the page that it is made on is about to open again. */
export const noteReturn = (state: PaymentStatus['State']): void => {
  failedThere = state === 'failed'
}

/** Whether this tab has just come back from a payment that failed; said once, to whoever asks first. */
export function takeFailedReturn(): boolean {
  const failed = failedThere
  failedThere = false
  return failed
}
