import { generateKeyPair, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { JWK } from 'oidc-provider'

export type SigningKeys = { google: JWK; apple: JWK; cookies: string }

/**
 * The keys that ID tokens and cookies are signed with. They outlive a restart, because verifiers
 * cache the published keys for a while.
 */
export async function openKeys(folder: string | undefined): Promise<SigningKeys> {
  const file = folder === undefined ? undefined : join(folder, 'identity-keys.json')
  const kept = file === undefined ? undefined : read(file)
  if (kept !== undefined) return kept
  const [google, apple] = await Promise.all([newKey('google-1'), newKey('apple-1')])
  const keys = { google, apple, cookies: randomBytes(32).toString('hex') }
  if (file !== undefined) writeFileSync(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}

function read(file: string): SigningKeys | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SigningKeys
  } catch {
    return undefined
  }
}

async function newKey(kid: string): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), kid, alg: 'RS256', use: 'sig' }
}
