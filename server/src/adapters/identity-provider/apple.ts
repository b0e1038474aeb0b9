import { importPKCS8, SignJWT } from 'jose'
import type { IdentityProvider, ProviderAnswer } from '../../ports/identity-provider.ts'
import { appleVouchesFor } from './authoritative-email.ts'
import { textOf } from './claims.ts'
import { openIdConnect } from './oidc.ts'

export type AppleSettings = {
  /** https://appleid.apple.com */
  readonly issuer: string
  /** The Services ID. */
  readonly clientId: string
  readonly teamId: string
  readonly keyId: string
  /** The downloaded .p8 key: PKCS8, PEM. */
  readonly privateKey: string
}

/** Sign in with Apple: posts its answer, needs a signed client secret, sends the name only once. */
export const apple = (it: AppleSettings, patienceMs?: number): IdentityProvider =>
  openIdConnect({
    name: 'Apple',
    issuer: it.issuer,
    clientId: it.clientId,
    clientSecret: () => signSecret(it),
    scope: 'openid name email',
    parameters: () => ({ response_mode: 'form_post' }),
    vouchesForEmail: appleVouchesFor,
    nameBeside,
    ...(patienceMs === undefined ? {} : { patienceMs }),
  })

/** Apple sends only addresses that it has verified, or its own relays. */
async function signSecret(it: AppleSettings): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: it.keyId })
    .setIssuer(it.teamId)
    .setSubject(it.clientId)
    .setAudience(it.issuer)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importPKCS8(it.privateKey, 'ES256'))
}

/**
 * The name in the form's `user`. Like the address beside it, it passed unsigned through the
 * browser: use it as a greeting, never as proof of identity.
 */
export function nameBeside(answer: ProviderAnswer): string | null {
  try {
    const { name } = JSON.parse(answer['user'] ?? '') as { name?: Record<string, unknown> }
    return textOf([name?.['firstName'], name?.['lastName']].map(part).join(' '), 100)
  } catch {
    return null
  }
}

const part = (value: unknown): string => (typeof value === 'string' ? value : '')
