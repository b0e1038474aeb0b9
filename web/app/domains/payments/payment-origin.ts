import { ownAddress } from '../../platform/session/return-location.ts'

const KEY = 'rihla:paying-at'

/** Remembers which page opened the gateway's, for when the gateway fills the whole tab. */
export function rememberPaymentOrigin(address: string): void {
  try {
    sessionStorage.setItem(KEY, address)
  } catch {
    // The checkout is where most payments are made.
  }
}

/** The page that a payment is made on. */
export function paymentOrigin(): string {
  try {
    return ownAddress(sessionStorage.getItem(KEY)) ?? '/checkout'
  } catch {
    return '/checkout'
  }
}
