import { ownAddress } from '../../platform/session/return-location.ts'
import { tabStorage } from '../../platform/storage.ts'

const KEY = 'rihla:paying-at'

/** Remembers which page opened the gateway's, for when the gateway fills the whole tab. */
export const rememberPaymentOrigin = (address: string): void => tabStorage.write(KEY, address)

/** The page that a payment is made on. */
export const paymentOrigin = (): string => ownAddress(tabStorage.read(KEY)) ?? '/checkout'
