// `node bench/supplier.ts`: hotels while their supplier answers, takes five seconds, or is down. See README.md.
import { addDays, cairoDate, toAddressDate } from '@rihla/contract/values/dates'
import { openProduct } from '../e2e/crash/product.ts'
import { prepareData } from '../e2e/prepared-data.ts'
import { verdict } from './verdict.ts'
import { rounds } from './load.ts'

/** Searches of each kind a round, four at a time. */
const SEARCHES = Number(process.env['SEARCHES'] ?? 60)
const AT_ONCE = 4
/** So long a search waits for a supplier, as `stays/others` has it. */
const WAIT_MS = 250
/** Ids of a supplier's hotels begin here. */
const FIRST_EXTERNAL = 1_000_000_000

const states = {
  answering: { milliseconds: 0, seconds: 0 },
  'five seconds late': { milliseconds: 5000, seconds: 0 },
  down: { milliseconds: 0, seconds: 3600 },
} as const
type State = keyof typeof states
/** Until nothing of a state is left: answers that are still to come, and the breaker's peace. */
const REST_MS: Readonly<Record<State, number>> = {
  answering: 0,
  'five seconds late': 6000,
  down: 16_000,
}
const names = Object.keys(states) as State[]
const kinds = ['search', 'page'] as const
type Kind = (typeof kinds)[number]

let asked = 0
/** A stay and a party that nobody has asked for, and the supplier neither. */
function newStay() {
  asked += 1
  const arrival = addDays(cairoDate(new Date()), 14 + (asked % 60))
  const departure = addDays(arrival, 1 + (Math.floor(asked / 60) % 10))
  return { arrival, departure, adults: 1 + (Math.floor(asked / 600) % 4) }
}

const headers = { 'application-id': crypto.randomUUID(), 'accept-language': 'en-US' }

/** Whether own hotels came with the answer. */
async function ask(url: string, kind: Kind): Promise<boolean> {
  const { arrival, departure, adults } = newStay()
  if (kind === 'page') {
    const query = `arrivalDate=${toAddressDate(arrival)}&departureDate=${toAddressDate(departure)}&adultsCount=${adults}`
    const html = await (await fetch(`${url}/hotels?${query}`, { headers })).text()
    const ids = [...html.matchAll(/\/hotel\?id=(\d+)/g)].map(([, id]) => Number(id))
    return ids.some((id) => id < FIRST_EXTERNAL)
  }
  const query = new URLSearchParams({
    PageSize: '20',
    'Filters.ArrivalDate': arrival,
    'Filters.DepartureDate': departure,
    'Filters.AdultsCount': String(adults),
  })
  const answer = await fetch(`${url}/api/Hotels?${query}`, { headers })
  const { Data } = (await answer.json()) as { Data: { Data: { IsExternal: boolean }[] } }
  return Data.Data.some(({ IsExternal }) => !IsExternal)
}

type Times = { readonly all: number[]; without: number }

async function measure(url: string, kind: Kind, into: Times): Promise<void> {
  let left = SEARCHES
  const one = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const began = performance.now()
      const hasOwn = await ask(url, kind)
      into.all.push(performance.now() - began)
      if (!hasOwn) into.without += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

const quantile = (values: readonly number[], of: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * of) - 1] ?? NaN

const forget = await prepareData()
const product = await openProduct({ RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'fatal' })
const steer = async (state: State): Promise<void> => {
  for (const [name, value] of Object.entries(states[state]))
    await fetch(`${product.sandboxUrl}/control/hotels/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [name]: value }),
    })
}
try {
  const times = new Map<string, Times>()
  for (let round = 0; round <= rounds; round += 1)
    for (const state of names) {
      await steer(state)
      for (const kind of kinds) {
        const key = `${kind} ${state}`
        const known = times.get(key) ?? { all: [], without: 0 }
        times.set(key, known)
        // The first round warms up.
        await measure(product.url, kind, round === 0 ? { all: [], without: 0 } : known)
      }
      await steer('answering')
      await new Promise((done) => setTimeout(done, REST_MS[state]))
    }
  const of = (kind: Kind, state: State): Times =>
    times.get(`${kind} ${state}`) ?? { all: [], without: 0 }
  for (const kind of kinds)
    for (const state of names) {
      const [half, most] = [0.5, 0.95].map((share) => quantile(of(kind, state).all, share))
      console.log(
        `  ${`${kind}, ${state}`.padEnd(28)} p50 ${half?.toFixed(0)} ms   p95 ${most?.toFixed(0)} ms`,
      )
    }
  const all = [...times.values()]
  verdict(
    'answers without our own hotels',
    all.reduce((sum, { without }) => sum + without, 0),
    0,
    true,
  )
  for (const kind of kinds) {
    const slowest = (state: State): number => quantile(of(kind, state).all, 0.95)
    const alone = slowest('down')
    const late = slowest('five seconds late') / (alone + WAIT_MS)
    verdict(`${kind}: late against our own hotels alone and the wait`, late, 1.2, true)
    verdict(`${kind}: our own alone against both`, alone / slowest('answering'), 1, true)
  }
} finally {
  await product.close()
  forget()
}
