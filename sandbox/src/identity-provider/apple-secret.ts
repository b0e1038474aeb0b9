import { createPublicKey, verify } from 'node:crypto'
import type { Registrations } from './registrations.ts'

const half = 15_777_000

/**
 * Whether a client secret is what Apple asks for: a JWT of at most six months, signed by ES256 with the
 * team's key, from the team, for the client, to Apple. Says what is wrong, or null.
 */
export function whatIsWrongWith(
  secret: string,
  { teamId, clientId, keyId, publicKey }: Registrations['apple'],
  audience: string,
  now: Date,
): string | null {
  const [head = '', body = '', signature = '', ...rest] = secret.split('.')
  const header = decode(head)
  const claims = decode(body)
  if (header === null || claims === null || rest.length > 0) return 'not a JWT'
  if (header['alg'] !== 'ES256') return 'alg must be ES256'
  if (header['kid'] !== keyId) return 'kid is not a key of the team'
  if (!isSigned(`${head}.${body}`, signature, publicKey)) return 'the signature is wrong'
  if (claims['iss'] !== teamId) return 'iss must be the team'
  if (claims['sub'] !== clientId) return 'sub must be the client'
  if (claims['aud'] !== audience) return 'aud must be Apple'
  const seconds = now.getTime() / 1000
  const { iat, exp } = claims
  if (typeof iat !== 'number' || iat > seconds + 60) return 'iat must lie in the past'
  if (typeof exp !== 'number' || exp <= seconds) return 'expired'
  return exp > iat + half ? 'exp may be six months off at most' : null
}

function isSigned(text: string, signature: string, publicKey: string): boolean {
  try {
    const key = { key: createPublicKey(publicKey), dsaEncoding: 'ieee-p1363' } as const
    return verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}

function decode(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}
