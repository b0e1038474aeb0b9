import { api } from '@rihla/contract'
import fc from 'fast-check'
import type { Call } from '../../server/src/platform/http/call.ts'
import { arbitraryOf, type Hints } from '../../server/src/testing/arbitrary-input.ts'
import { agreeing, inputHints } from '../../server/src/testing/input-hints.ts'
import { requestOf } from '../../server/src/testing/request-of.ts'
import { told, type Attacked, type Attacker } from './attacked.ts'

/** A call of the contract with an input that gets past the door, as bytes. */
export type AskedCall = {
  readonly name: string
  readonly call: Call
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
  /** What it answered to us. */
  readonly status: number
}

const TRIES = 40
const SEED = 20_261_126

const today = (): string => new Date().toISOString().slice(0, 10)
const id = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 1000 }))
/** Of a person: what the log is searched for afterwards. */
const personal: readonly [RegExp, string][] = [
  [/Email/, told.email],
  [/Phone/, told.phone],
  [/Password$/, told.password],
  [/^(UserName|FullName|Name|Surname)$/, told.name],
]

function hintsOf(): Hints {
  const otherwise = inputHints(id, today())
  return (field) => {
    const known = personal.find(([name]) => name.test(field))?.[1]
    return known === undefined ? otherwise(field) : fc.constant(known)
  }
}

export const headersOf = ({ applicationId, token }: Attacker): Record<string, string> => ({
  'application-id': applicationId,
  'accept-language': 'en-US',
  ...(token && { 'auth-key': token }),
})

/** The last: they end sessions, or change for all of the staff how they sign in. */
const dangerous = /SecondFactor|Setting|Role|Session|signOut|delete|reset/i

/**
 * Every call of the contract, its input made from its description: of some dozens the first that the domain
 * answers, else the first that it reads. A call that is added later is among them.
 */
export async function askEveryCall(attacked: Attacked): Promise<readonly AskedCall[]> {
  const hints = hintsOf()
  const traveller = await attacked.signIn('traveller')
  const manager = await attacked.signIn('manager')
  const asked: AskedCall[] = []
  const calls = Object.entries(api) as [
    string,
    Call & { input: Parameters<typeof arbitraryOf>[0] },
  ][]
  calls.sort(([one], [other]) => Number(dangerous.test(one)) - Number(dangerous.test(other)))
  for (const [name, call] of calls) {
    await attacked.letStaffIn()
    const endsSession = dangerous.test(name)
    const staff = endsSession ? await attacked.signIn('manager') : manager
    const by =
      call.audience === 'staff'
        ? staff
        : endsSession
          ? await attacked.signIn('traveller')
          : traveller
    asked.push(await askOnce(attacked, name, call, by, hints))
  }
  return asked
}

const rank = (status: number): number =>
  status < 300 ? 0 : status === 400 ? 3 : status === 401 || status === 403 ? 4 : 1

async function askOnce(
  { product }: Attacked,
  name: string,
  call: Call & { input: Parameters<typeof arbitraryOf>[0] },
  by: Attacker,
  hints: Hints,
): Promise<AskedCall> {
  let best: AskedCall | undefined
  const inputs = fc.sample(arbitraryOf(call.input, hints).map(agreeing), {
    numRuns: TRIES,
    seed: SEED,
  })
  for (const input of inputs) {
    const [path, init] = requestOf(call, input)
    const request = new Request(product.url + path, init)
    for (const [header, value] of Object.entries(headersOf(by))) request.headers.set(header, value)
    const body = init.body ? Buffer.from(await request.clone().arrayBuffer()) : null
    const { status } = await fetch(request, { redirect: 'manual' })
    const it = {
      name,
      call,
      method: call.method,
      path,
      headers: Object.fromEntries(request.headers),
      body,
      status,
    }
    if (!best || rank(status) < rank(best.status)) best = it
    if (rank(best.status) === 0) break
  }
  if (!best) throw new Error(`${name} was not asked`)
  return best
}
