import type { Passwords } from '../domains/account/index.ts'

/** Passwords kept as they are: for tests that sign in a hundred times, and not for the hash's sake. */
export const plainPasswords: Passwords = {
  hash: async (password) => `plain:${password}`,
  verify: async (hash, password) => hash === `plain:${password}`,
}
