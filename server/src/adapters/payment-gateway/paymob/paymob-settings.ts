import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import type { ReadSetting } from '../read-setting.ts'

export type PaymobSettings = {
  /** For Egypt `https://accept.paymob.com`. */
  readonly baseUrl: string
  /** The same host as the browser reaches it. */
  readonly publicBaseUrl: string
  readonly secretKey: string
  readonly publicKey: string
  readonly apiKey: string
  readonly hmacSecret: string
  /** A number of Paymob's for each method that we have agreed on with it. */
  readonly integrations: Readonly<Partial<Record<PaymentMethodId, string>>>
  /** Our own number at Paymob, which signs each message; null: not known. */
  readonly ownerId: string | null
  readonly live: boolean
}

/** Reads the settings; `wrong` hears of keys of another mode than the one that is said. */
export function readPaymobSettings(
  read: ReadSetting,
  demo: boolean,
  wrong: string[],
): PaymobSettings {
  const said = read('PAYMOB_LIVE', '')
  const keys = {
    PAYMOB_SECRET_KEY: read('PAYMOB_SECRET_KEY'),
    PAYMOB_PUBLIC_KEY: read('PAYMOB_PUBLIC_KEY'),
  }
  wrong.push(...wrongMode(keys, said, demo))
  return {
    baseUrl: read('PAYMOB_BASE_URL', 'https://accept.paymob.com'),
    publicBaseUrl: read('PAYMOB_PUBLIC_BASE_URL', 'https://accept.paymob.com'),
    secretKey: keys.PAYMOB_SECRET_KEY,
    publicKey: keys.PAYMOB_PUBLIC_KEY,
    apiKey: read('PAYMOB_API_KEY'),
    hmacSecret: read('PAYMOB_HMAC_SECRET'),
    integrations: present({
      Bank_Card: read('PAYMOB_INTEGRATION_ID'),
      Installment_Card: read('PAYMOB_INSTALLMENT_INTEGRATION_ID', ''),
      Wallet: read('PAYMOB_WALLET_INTEGRATION_ID', ''),
      Outlet_Code: read('PAYMOB_KIOSK_INTEGRATION_ID', ''),
    }),
    ownerId: read('PAYMOB_OWNER_ID', '') || null,
    live: said === '1',
  }
}

type Integrations = PaymobSettings['integrations']

/** Those that are set; the methods of the others aren't offered. */
const present = (all: Integrations): Integrations =>
  Object.fromEntries(Object.entries(all).filter(([, id]) => id !== ''))

/** Paymob writes country, kind and mode in front of a key: `egy_sk_test_...`. */
const modeOf = (key: string): string | undefined => /^[a-z]{3}_[sp]k_(live|test)_/.exec(key)?.[1]

/**
 * A transaction of the other mode is none of ours: with live keys and PAYMOB_LIVE=0 travellers would
 * pay, and nothing would be booked. With test keys in production places are sold for no money.
 */
function wrongMode(keys: Readonly<Record<string, string>>, said: string, demo: boolean): string[] {
  if (!['', '0', '1'].includes(said)) return ['PAYMOB_LIVE must be 1 or 0']
  const named = (mode: string) =>
    Object.entries(keys).flatMap(([name, key]) => (modeOf(key) === mode ? [name] : []))
  if (said === '1')
    return named('test').map((name) => `${name} is a test key, and PAYMOB_LIVE=1 says real money`)
  const unmeant = demo || said === '0' ? [] : named('test').slice(0, 1)
  return [
    ...named('live').map((name) => `${name} is a live key: it needs PAYMOB_LIVE=1`),
    ...unmeant.map(
      (name) =>
        `${name} is a test key, with which anybody books by a public test card: PAYMOB_LIVE=0 if that is meant`,
    ),
  ]
}
