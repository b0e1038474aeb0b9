const KEY = 'rihla:return-to'

/** An address of our own site, or null: never another site's. */
export const ownAddress = (address: string | null): string | null =>
  address && /^\/(?![/\\])/.test(address) ? address : null

/** Remembers where to come back to after logging in. */
export function rememberReturn(address: string): void {
  try {
    sessionStorage.setItem(KEY, address)
  } catch {
    // Coming back lands on the home page then.
  }
}

/** The remembered address, which stays remembered. */
export function peekReturn(): string | null {
  try {
    return ownAddress(sessionStorage.getItem(KEY))
  } catch {
    return null
  }
}

/** The remembered address, once. */
export function takeReturn(): string | null {
  const address = peekReturn()
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was remembered.
  }
  return address
}
