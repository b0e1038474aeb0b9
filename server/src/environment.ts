import type { IdentitySettings } from './adapters/identity-provider/index.ts'
import { readIdentitySettings } from './adapters/identity-provider/settings.ts'
import { readSupplierSettings, type SupplierSettings } from './adapters/hotel-supplier/index.ts'
import { readGatewaySettings, type GatewaySettings } from './adapters/payment-gateway/index.ts'
import { readAppLinks, type AppLinks } from './mobile-app/app-links.ts'
import { readFirebaseConfig } from './mobile-app/firebase-config.ts'
import type { FirebaseConfig } from '@rihla/contract/functions'
import type { TraceSettings } from './platform/tracing/spans.ts'
import { readProxyCount } from './platform/http/address.ts'
import { readSealingKeys, type SealingKey } from './platform/sealing.ts'
import { readSeller, type Seller } from '@rihla/contract/values/seller'

type Environment = Readonly<Record<string, string | undefined>>

/** How this process is to run. Read once, at start; nothing else reads the environment. */
export type Settings = {
  readonly port: number
  readonly databaseUrl: string
  /** Origin that people see, as browsers write it: what they send is compared with it. */
  readonly publicUrl: string
  readonly dataDir: string
  readonly demo: boolean
  readonly development: boolean
  readonly logLevel: string
  readonly holdSeconds: number
  readonly rateLimitScale: number
  readonly clockOffsetSeconds: number
  /** How often the work of each minute is done; tests shorten it. */
  readonly tickSeconds: number
  readonly poolSize: number
  readonly mailUrl: string
  readonly mailFrom: string
  /** Who sells, as invoices say it. */
  readonly seller: Seller
  readonly gateways: GatewaySettings
  /** Whose hotels are sold beside our own; null: none. */
  readonly supplier: SupplierSettings
  /** What guests of the supplier's hotels are sealed with, the current one first. */
  readonly guestKeys: readonly SealingKey[]
  /** The providers that users may sign in with; null where we are not registered. */
  readonly identity: IdentitySettings
  /** Scripts of other companies that pages load; null for none. */
  readonly analyticsScriptUrl: string | null
  readonly liveChatScriptUrl: string | null
  /** The apps that may open our addresses. */
  readonly appLinks: AppLinks
  readonly firebase: FirebaseConfig | null
  /** Proxies before us, whose X-Forwarded-For says the client's address; 0: nobody's does. */
  readonly trustedProxies: number
  /** Opens `/metrics` to callers that send it; null: private addresses alone. */
  readonly metricsToken: string | null
  /** Where traces are exported to; null: nowhere. */
  readonly traces: TraceSettings | null
}

/** Reads the operating interface; throws one error that lists everything missing or wrong. */
export function readEnvironment(environment: Environment): Settings {
  const wrong: string[] = []
  const text = (name: string, otherwise?: string): string => {
    const value = environment[name] || otherwise
    if (value === undefined) wrong.push(`${name} is missing`)
    return value ?? ''
  }
  const number = (name: string, otherwise: number, least: number, most: number): number => {
    const value = environment[name]
    if (value === undefined || value === '') return otherwise
    const isWithin = Number(value) >= least && Number(value) <= most
    if (!isWithin) wrong.push(`${name} must be a number from ${least} to ${most}, not "${value}"`)
    return Number(value)
  }
  const address = (name: string): string | null => {
    const value = environment[name] || null
    if (value !== null && !/^https?:\/\/\S+$/.test(value)) wrong.push(`${name} is not an address`)
    return value
  }
  const demo = environment['RIHLA_DEMO'] === '1'
  if (!['', '0', '1'].includes(environment['RIHLA_DEMO'] ?? ''))
    wrong.push(`RIHLA_DEMO must be 0 or 1, not "${environment['RIHLA_DEMO']}"`)
  const receiver = address('OTEL_EXPORTER_OTLP_ENDPOINT')
  const settings: Settings = {
    port: number('PORT', 3000, 1, 65_535),
    databaseUrl: text('DATABASE_URL'),
    publicUrl: readOrigin(text('PUBLIC_URL'), demo, wrong),
    dataDir: environment['DATA_DIR'] || '.data',
    demo,
    development: environment['RIHLA_DEV'] === '1',
    logLevel: environment['LOG_LEVEL'] || (demo ? 'warn' : 'info'),
    holdSeconds: number('HOLD_SECONDS', 600, 1, 86_400),
    rateLimitScale: number('RATE_LIMIT_SCALE', 1, 0.001, 1_000_000_000),
    clockOffsetSeconds: number('CLOCK_OFFSET_SECONDS', 0, -1_000_000_000, 1_000_000_000),
    tickSeconds: number('TICK_SECONDS', 60, 0.1, 60),
    poolSize: number('DATABASE_POOL', 10, 1, 1000),
    mailUrl: text('MAIL_URL'),
    mailFrom: text('MAIL_FROM'),
    seller: readSeller((name) => environment[name] || undefined),
    trustedProxies: readProxyCount(environment['TRUST_PROXY'], wrong),
    metricsToken: environment['METRICS_TOKEN'] || null,
    traces: receiver
      ? {
          endpoint: receiver,
          service: environment['OTEL_SERVICE_NAME'] || 'rihla',
          share: number('OTEL_TRACES_SAMPLER_ARG', 1, 0, 1),
        }
      : null,
    gateways: readGatewaySettings(text, demo, wrong),
    supplier: readSupplierSettings(text, wrong),
    // A supplier needs them; without one they are for companions and second factors alone.
    guestKeys:
      environment['HOTELBEDS_API_KEY'] || environment['GUEST_DATA_KEYS']
        ? readSealingKeys(text('GUEST_DATA_KEYS'), 'GUEST_DATA_KEYS', wrong)
        : [],
    identity: readIdentitySettings(environment, demo, wrong),
    analyticsScriptUrl: address('ANALYTICS_SCRIPT_URL'),
    liveChatScriptUrl: address('LIVE_CHAT_SCRIPT_URL'),
    appLinks: readAppLinks(environment, wrong),
    firebase: readFirebaseConfig(environment, wrong),
  }
  if (!demo && settings.clockOffsetSeconds !== 0)
    wrong.push('CLOCK_OFFSET_SECONDS is for tests only')
  if (wrong.length > 0) throw new Error(`Cannot start:\n- ${wrong.join('\n- ')}`)
  return settings
}

/** Plain http is for one's own machine and the demo: cookies of a session would be anybody's on the way. */
function readOrigin(text: string, demo: boolean, wrong: string[]): string {
  if (text === '') return ''
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url?.protocol === 'http:'
  const isHere = demo || ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '')
  if (url && (url.protocol === 'https:' || (isPlain && isHere)) && url.href === `${url.origin}/`)
    return url.origin
  wrong.push(
    `PUBLIC_URL must be https:// and a host, as https://www.example.com, and nothing after it, not "${text}"`,
  )
  return text
}
