import type { IdentityProvider } from '../../ports/identity-provider.ts'
import { apple, type AppleSettings } from './apple.ts'
import { facebook, type FacebookSettings } from './facebook.ts'
import { google, type GoogleSettings } from './google.ts'

/** The providers that this installation is registered with; null where it is not. */
export type IdentitySettings = {
  readonly google: GoogleSettings | null
  readonly facebook: FacebookSettings | null
  readonly apple: AppleSettings | null
}

/** Those that people may sign in with, in the order that they are offered. */
export function identityProviders(settings: IdentitySettings): IdentityProvider[] {
  return [
    settings.google && google(settings.google),
    settings.facebook && facebook(settings.facebook),
    settings.apple && apple(settings.apple),
  ].filter((provider) => provider !== null)
}
