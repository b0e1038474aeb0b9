import type {
  PasskeyAssertion,
  passkeyPurposes,
  PasskeyRegistration,
} from '@rihla/contract/account/passkeys'
import type { ApiClient } from '../../../platform/api/client.ts'

/** Whether this browser knows passkeys at all: it hides them where an address isn't safe. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Loaded when a passkey is asked for, and on no other page. */
const library = () => import('@simplewebauthn/browser')

/** What came of asking a device: closed or timed out by the person, or a device that has one already. */
export type DeviceProblem = 'closed' | 'known' | 'failed'
export class DeviceError extends Error {
  readonly problem: DeviceProblem
  constructor(problem: DeviceProblem, cause: unknown) {
    super(`The device was asked in vain: ${problem}`, { cause })
    this.problem = problem
  }
}

/** The library keeps the browser's own name of what went wrong. */
function problemOf(error: unknown): DeviceProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'closed'
  return name === 'InvalidStateError' ? 'known' : 'failed'
}

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new DeviceError(problemOf(error), error)
  }
}

/** Has a device sign that its person is here. */
export async function askDevice(
  api: ApiClient,
  Purpose: (typeof passkeyPurposes)[number],
): Promise<PasskeyAssertion> {
  const [{ startAuthentication }, { Options }] = await Promise.all([
    library(),
    api.call('beginPasskeyProof', { Purpose }),
  ])
  return asked(() => startAuthentication({ optionsJSON: Options }))
}

/** Has a device make a passkey. */
export async function makePasskey(api: ApiClient): Promise<PasskeyRegistration> {
  const [{ startRegistration }, { Options }] = await Promise.all([
    library(),
    api.call('beginPasskey', {}),
  ])
  return asked(() => startRegistration({ optionsJSON: Options }))
}
