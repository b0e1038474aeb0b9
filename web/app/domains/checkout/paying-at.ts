import { ownAddress } from '../../platform/session/return-location.ts'

const KEY = 'rihla:paying-at'

/** Remembers which page opened the bank's, for when the bank fills the whole tab. */
export function rememberPaying(address: string): void {
  try {
    sessionStorage.setItem(KEY, address)
  } catch {
    // The checkout is where most payments are made.
  }
}

/** The page that a payment is made on. */
export function payingAt(): string {
  try {
    return ownAddress(sessionStorage.getItem(KEY)) ?? '/checkout'
  } catch {
    return '/checkout'
  }
}
