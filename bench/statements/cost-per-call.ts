import autocannon from 'autocannon'
import type { Product } from '../../e2e/crash/product.ts'
import { mixedKinds, type MixedShot } from '../mixed-shots.ts'

const SECONDS = 4
const CONNECTIONS = 4

/** What a kind of call costs, in milliseconds of processor of one process, and of the database's time. */
export type Cost = {
  readonly name: string
  readonly perSecond: number
  readonly serverMs: number
  readonly databaseMs: number
}

/** Makes a shot what autocannon sends. */
export const requestOf = ({ method, path, body, headers }: MixedShot) => ({
  method,
  path,
  body: body ? JSON.stringify(body) : '',
  headers: { 'content-type': 'application/json', 'accept-language': 'en-US', ...headers },
})

async function spent(product: Product): Promise<{ server: number; database: number }> {
  const text = await (await fetch(`${product.url}/metrics`)).text()
  const [row] = await product.query<{ ms: number }>(
    'select sum(total_exec_time) as ms from pg_stat_statements where toplevel',
  )
  const seconds = Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1])
  return { server: seconds * 1000, database: row?.ms ?? 0 }
}

/** Asks for each kind of call alone, never twice the same, and says what one costs. */
export async function costPerCall(product: Product): Promise<readonly Cost[]> {
  const costs: Cost[] = []
  for (const [name, shot] of Object.entries(mixedKinds)) {
    const before = await spent(product)
    const { requests } = await autocannon({
      url: product.url,
      connections: CONNECTIONS,
      duration: SECONDS,
      requests: [{ setupRequest: (request) => ({ ...request, ...requestOf(shot()) }) }],
    })
    const after = await spent(product)
    costs.push({
      name,
      perSecond: requests.average,
      serverMs: (after.server - before.server) / requests.total,
      databaseMs: (after.database - before.database) / requests.total,
    })
  }
  return costs
}
