import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../../scripts/postgres/ports.ts'
import {
  hotelSupplierConformance,
  type SupplierBench,
  type SupplierTurn,
} from '../../ports/testing/hotel-supplier.ts'
import { hotelbeds } from './hotelbeds.ts'

// The sandbox is a second reading of APItude's documents by code that shares none of ours.
hotelSupplierConformance('Hotelbeds, in the sandbox’s words', openBench)

const keys = { apiKey: 'conformance-key', secret: 'conformance-secret' }

const outcomes: Readonly<Record<SupplierTurn, string>> = {
  normal: 'normal',
  'price rises': 'price-rises',
  'gone at the check': 'gone',
  'gone at booking': 'gone-at-booking',
  'two rooms are too many': 'second-room-gone',
  'booked, answer lost': 'answer-lost',
  'booked, answer cut off': 'cut-json',
  'booked, answered with an error': 'error-500-booked',
  'not booked, answer lost': 'never-booked',
  'cancelling refused': 'cancelling-refused',
  'cancelled, answer lost': 'cancelling-answer-lost',
}

async function openBench(): Promise<SupplierBench> {
  const port = await freePort()
  const sandbox = await startSandbox(port)
  const address = `http://127.0.0.1:${port}`
  const control = async (path: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(`${address}/control/hotels/${path}`, init)
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}`)
  }
  const baseUrl = `${address}/hotelbeds`
  return {
    supplier: hotelbeds({ ...keys, baseUrl, photoUrl: `${baseUrl}/giata` }),
    hotelCode: '100310',
    turn: (hotel, turn) => control('outcome', { hotel, outcome: outcomes[turn] }),
    async confirmed(clientReference) {
      const told = await fetch(`${address}/control/hotels/bookings`)
      const all = (await told.json()) as { clientReference: string; status: string }[]
      return all.filter((it) => it.clientReference === clientReference && it.status === 'CONFIRMED')
        .length
    },
    breakDown: () => control('seconds', { seconds: 3600 }),
    async close() {
      sandbox.kill('SIGTERM')
      await once(sandbox, 'exit')
    },
  }
}

async function startSandbox(port: number): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('../../../../sandbox/src/main.ts', import.meta.url))
  const sandbox = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(await freePort()),
      HOTELBEDS_API_KEY: keys.apiKey,
      HOTELBEDS_SECRET: keys.secret,
    },
  })
  const died = once(sandbox, 'exit').then(() => 'exit' as const)
  const ready = once(sandbox, 'message', { signal: AbortSignal.timeout(15_000) })
  if ((await Promise.race([ready, died])) === 'exit') throw new Error('The sandbox did not start')
  return sandbox
}
