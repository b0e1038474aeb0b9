// `node bench/memory.ts`: what the server keeps while visitors go on asking for something new. See README.md.
import autocannon from 'autocannon'
import { setTimeout as pause } from 'node:timers/promises'
import { openProduct } from '../e2e/crash/product.ts'
import { prepareData } from '../e2e/prepared-data.ts'
import { mixedShot } from './mixed-shots.ts'
import { verdict } from './verdict.ts'

const MINUTES = Number(process.env['MINUTES'] ?? 10)
const CONNECTIONS = Number(process.env['CONNECTIONS'] ?? 10)
/** So long until every cache is full, and every path of the code has run. */
const WARM_UP_SECONDS = Number(process.env['WARM_UP'] ?? 120)
const EVERY_SECONDS = 15

/** Resident megabytes, as the server itself reports them. */
async function residentMb(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1e6
}

async function sample(origin: string, seconds: number): Promise<number[]> {
  const values: number[] = []
  for (let at = 0; at < seconds; at += EVERY_SECONDS) {
    await pause(EVERY_SECONDS * 1000)
    values.push(await residentMb(origin))
    console.log(`     ${at + EVERY_SECONDS} s: ${Math.round(values.at(-1) ?? 0)} MB`)
  }
  return values
}

const mean = (values: number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

const forget = await prepareData()
const product = await openProduct({ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'fatal' })
try {
  console.log(`     at rest: ${Math.round(await residentMb(product.url))} MB`)
  const asking = autocannon({
    url: product.url,
    connections: CONNECTIONS,
    duration: MINUTES * 60,
    requests: [
      {
        setupRequest(request) {
          const { method, path, body, headers } = mixedShot()
          return {
            ...request,
            method,
            path,
            ...(body && { body: JSON.stringify(body) }),
            headers: { 'content-type': 'application/json', 'accept-language': 'en-US', ...headers },
          }
        },
      },
    ],
  })
  const seconds = MINUTES * 60 - EVERY_SECONDS
  const values = await sample(product.url, seconds)
  const { errors, statusCodeStats, requests } = await asking
  console.log(`     ${Math.round(requests.average)} requests a second`)
  const faults = Object.entries(statusCodeStats ?? {}).filter(([status]) => Number(status) >= 500)
  const warm = values.slice(Math.floor(WARM_UP_SECONDS / EVERY_SECONDS))
  const third = Math.ceil(warm.length / 3)
  const [early, late] = [mean(warm.slice(0, third)), mean(warm.slice(-third))]
  verdict('memory after the last third / the first, warm', late / early, 1.08, true)
  verdict('most resident memory, MB', Math.max(...values), 900, true)
  verdict('faults and lost connections', faults.length + errors, 0, true)
} finally {
  await product.close()
  forget()
}
