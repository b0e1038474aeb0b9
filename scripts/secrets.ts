import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The demo's own secrets. Production brings its own and never sees these. */
export type Secrets = {
  session: string
  paymobSecretKey: string
  paymobPublicKey: string
  paymobApiKey: string
  paymobHmacSecret: string
  googleClientSecret: string
  facebookAppSecret: string
  hotelbedsApiKey: string
  hotelbedsSecret: string
  /** What guests of the supplier's hotels are sealed with: 32 bytes, base64. */
  guestDataKey: string
  /** PKCS8 PEM; the sandbox learns its public half only. */
  applePrivateKey: string
}

/**
 * The secrets of this data directory: made up once, kept readable by our account alone. One that an
 * earlier version of the product didn't know yet is added.
 */
export function keepSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const kept: Partial<Secrets> = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>)
    : {}
  const secrets = fillIn(kept)
  if (Object.keys(secrets).length > Object.keys(kept).length)
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}

/** The part of a private key that verifies its signatures. */
export function publicHalf(privateKey: string): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()
}

function fillIn(kept: Partial<Secrets>): Secrets {
  return {
    session: random(48),
    paymobSecretKey: `egy_sk_test_${random(24)}`,
    paymobPublicKey: `egy_pk_test_${random(12)}`,
    paymobApiKey: random(48),
    paymobHmacSecret: random(24),
    googleClientSecret: `GOCSPX-${random(14)}`,
    facebookAppSecret: random(16),
    hotelbedsApiKey: random(16),
    hotelbedsSecret: random(5),
    guestDataKey: randomBytes(32).toString('base64'),
    applePrivateKey: kept.applePrivateKey ?? newKey(),
    ...kept,
  }
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('hex')
}
