import { rememberReturn } from './return-location.ts'

/** Remembers an address to come back to, and says where to go and what to show there. */
export function loginRedirectFor(here: string, message: string) {
  rememberReturn(here)
  return { to: '/login', state: { message, from: here } } as const
}
