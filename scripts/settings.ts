import { join, resolve } from 'node:path'
import { publicHalf, type Secrets } from './secrets.ts'

export type Environment = Record<string, string | undefined>

/** How one start is arranged. Everything comes from the environment, once. */
export type Settings = {
  port: number
  sandboxPort: number
  smtpPort: number
  dataDir: string
  /** Where the embedded PostgreSQL archives its log, for backups; undefined: nowhere. */
  backupDir: string | undefined
  databaseUrl: string | undefined
  demo: boolean
  dev: boolean
}

/** Reads the operating interface; throws one readable sentence about the first wrong value. */
export function readSettings(environment: Environment, args: string[], root: string): Settings {
  const port = portOf(environment, 'PORT', 3000)
  const sandboxPort = portOf(environment, 'SANDBOX_PORT', port + 1)
  return {
    port,
    sandboxPort,
    smtpPort: portOf(environment, 'SANDBOX_SMTP_PORT', sandboxPort + 1),
    dataDir: resolve(root, environment['DATA_DIR'] || '.data'),
    backupDir: environment['BACKUP_DIR'] ? resolve(root, environment['BACKUP_DIR']) : undefined,
    databaseUrl: environment['DATABASE_URL'] || undefined,
    demo: isDemo(environment['RIHLA_DEMO']),
    dev: args.includes('--dev'),
  }
}

/**
 * The C library gives threads heaps of their own, and each would keep what one picture needed. What is
 * larger than 256 kB, as every picture is while it is resized, goes back to the system at once: 235 MB stay
 * after a first start, for 304 without.
 */
const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
}

/**
 * The server's environment. In demo mode every third party is the sandbox, unless the environment
 * names another; in production nothing is invented, so that what is missing is noticed.
 */
export function serverEnvironment(
  settings: Settings,
  databaseUrl: string,
  secrets: Secrets | undefined,
  environment: Environment,
): Environment {
  const common = {
    NODE_ENV: settings.dev ? 'development' : 'production',
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: databaseUrl,
    ...compileCache(settings),
    ...memorySettings,
    ...(settings.dev ? { RIHLA_DEV: '1' } : {}),
  }
  const given = withoutEmpty(environment)
  if (secrets === undefined) return { ...given, ...common }
  const sandbox = `http://localhost:${settings.sandboxPort}`
  return {
    PUBLIC_URL: `http://localhost:${settings.port}`,
    SANDBOX_URL: sandbox,
    SESSION_SECRET: secrets.session,
    MAIL_URL: `smtp://localhost:${settings.smtpPort}`,
    MAIL_FROM: 'Rihla <bookings@rihla.example>',
    PAYMOB_BASE_URL: `${sandbox}/paymob`,
    PAYMOB_PUBLIC_BASE_URL: `${sandbox}/paymob`,
    ...gatewayKeys(secrets),
    ...supplierKeys(secrets),
    GUEST_DATA_KEYS: `demo:${secrets.guestDataKey}`,
    HOTELBEDS_BASE_URL: `${sandbox}/hotelbeds`,
    HOTELBEDS_PHOTO_URL: `${sandbox}/hotelbeds/giata`,
    ...identityKeys(secrets),
    GOOGLE_ISSUER: `${sandbox}/identity/google`,
    APPLE_ISSUER: `${sandbox}/identity/apple`,
    APPLE_PRIVATE_KEY: secrets.applePrivateKey,
    FACEBOOK_DIALOG_URL: `${sandbox}/identity/facebook/dialog/oauth`,
    FACEBOOK_GRAPH_URL: `${sandbox}/identity/facebook`,
    ANALYTICS_SCRIPT_URL: `${sandbox}/analytics/script.js`,
    LIVE_CHAT_SCRIPT_URL: `${sandbox}/live-chat/widget.js`,
    ...given,
    ...common,
    RIHLA_DEMO: '1',
  }
}

/** The sandbox's environment; it shares keys with the server as the companies themselves would. */
export function sandboxEnvironment(
  settings: Settings,
  secrets: Secrets,
  environment: Environment,
): Environment {
  return {
    ...gatewayKeys(secrets),
    ...supplierKeys(secrets),
    ...identityKeys(secrets),
    APPLE_PUBLIC_KEY: publicHalf(secrets.applePrivateKey),
    PUBLIC_URL: `http://localhost:${settings.port}`,
    SANDBOX_URL: `http://localhost:${settings.sandboxPort}`,
    SANDBOX_DATA: join(settings.dataDir, 'sandbox'),
    ...withoutEmpty(environment),
    SANDBOX_PORT: String(settings.sandboxPort),
    SANDBOX_SMTP_PORT: String(settings.smtpPort),
    ...compileCache(settings),
  }
}

/** Node keeps what it compiled, types stripped, and starts in half the time when nothing changed. */
function compileCache({ dataDir }: Settings): Environment {
  return { NODE_COMPILE_CACHE: join(dataDir, 'compiled') }
}

function gatewayKeys(secrets: Secrets): Environment {
  return {
    PAYMOB_SECRET_KEY: secrets.paymobSecretKey,
    PAYMOB_PUBLIC_KEY: secrets.paymobPublicKey,
    PAYMOB_API_KEY: secrets.paymobApiKey,
    PAYMOB_HMAC_SECRET: secrets.paymobHmacSecret,
    PAYMOB_INTEGRATION_ID: '5501',
    PAYMOB_INSTALLMENT_INTEGRATION_ID: '5502',
    PAYMOB_WALLET_INTEGRATION_ID: '5503',
    PAYMOB_KIOSK_INTEGRATION_ID: '5504',
    PAYMOB_OWNER_ID: '3301',
  }
}

function supplierKeys(secrets: Secrets): Environment {
  return {
    HOTELBEDS_API_KEY: secrets.hotelbedsApiKey,
    HOTELBEDS_SECRET: secrets.hotelbedsSecret,
  }
}

function identityKeys(secrets: Secrets): Environment {
  return {
    GOOGLE_CLIENT_ID: 'rihla-demo.apps.googleusercontent.example',
    GOOGLE_CLIENT_SECRET: secrets.googleClientSecret,
    APPLE_CLIENT_ID: 'example.rihla.web',
    APPLE_TEAM_ID: 'DEMO0TEAM1',
    APPLE_KEY_ID: 'DEMO0KEY01',
    FACEBOOK_APP_ID: '1000000000000001',
    FACEBOOK_APP_SECRET: secrets.facebookAppSecret,
  }
}

/** A variable that is set to nothing counts as not set, as everywhere. */
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

/** A misspelt 'no' must not load the demo, with its public passwords, into a company's database. */
function isDemo(text = ''): boolean {
  if (['', '0', '1'].includes(text)) return text !== '0'
  throw new Error(
    `RIHLA_DEMO must be 0 for a company's own site, or 1 or empty for the demo, not "${text}".`,
  )
}

function portOf(environment: Environment, name: string, otherwise: number): number {
  const text = environment[name]
  if (text === undefined || text === '') return otherwise
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name} must be a port number between 1 and 65535, not "${text}".`)
}
