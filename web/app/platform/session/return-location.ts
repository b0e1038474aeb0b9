import { tabStorage } from '../storage.ts'
const KEY = 'rihla:return-to'

/** An address of our own site, or null: never another site's. */
export const ownAddress = (address: string | null): string | null =>
  address && /^\/(?![/\\])/.test(address) ? address : null

/** Remembers where to come back to after logging in. */
export function rememberReturn(address: string): void {
  tabStorage.write(KEY, address)
}

/** The remembered address, which stays remembered. */
export function peekReturn(): string | null {
  return ownAddress(tabStorage.read(KEY))
}

/** The remembered address, once. */
export function takeReturn(): string | null {
  const address = peekReturn()
  tabStorage.remove(KEY)
  return address
}
