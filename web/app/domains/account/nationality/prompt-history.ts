import type { StorageKey } from '../../../platform/storage-keys.ts'

const KEY = 'rihla:nationality-asked' satisfies StorageKey

/** Whether this session has asked this person for a nationality already. */
export function wasPrompted(userId: number): boolean {
  try {
    return sessionStorage.getItem(KEY) === String(userId)
  } catch {
    return true
  }
}

/** Remembers for this session that this person was asked, or need not be. */
export function markPrompted(userId: number): void {
  try {
    sessionStorage.setItem(KEY, String(userId))
  } catch {
    // Without storage the question isn't asked: it would be asked each time.
  }
}
