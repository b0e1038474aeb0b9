import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The demo's own secrets. Production brings its own and never sees these. */
export type Secrets = {
  session: string
  paymobSecretKey: string
  paymobPublicKey: string
  paymobApiKey: string
  paymobHmacSecret: string
}

/** The secrets of this data directory: made up once, kept readable by our account alone. */
export function keepSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets
  const secrets = {
    session: random(48),
    paymobSecretKey: `egy_sk_test_${random(24)}`,
    paymobPublicKey: `egy_pk_test_${random(12)}`,
    paymobApiKey: random(48),
    paymobHmacSecret: random(24),
  }
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('hex')
}
