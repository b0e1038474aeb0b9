import type { ExternalProvider } from '@rihla/contract/account/external-login'

// The contract's own values stand beside its schemas, whose validator must not travel to the
// traveller. wire.test.ts holds these to them.

export const CODE_RESEND_SECONDS = 60
export const IMAGE_MAX_BYTES = 2_097_152
export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp']
export const EXTERNAL_CHANNEL = 'rihla-external-login'
export const EXTERNAL_DONE_PATH = '/auth/external/done'

/** Where signing in through a provider starts; with `returnTo` as a full redirect, else a popup. */
export const externalStartAddress = (provider: ExternalProvider, returnTo?: string): string => {
  const path = `/auth/external/start/${provider.toLowerCase()}`
  return returnTo === undefined ? path : `${path}?${new URLSearchParams({ return: returnTo })}`
}
