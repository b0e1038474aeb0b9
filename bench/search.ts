// `node bench/search.ts [sizes]`: the search call beside its limits, in one run. See README.md.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../launch/postgres.ts'
import { catalogueOf } from './catalogue-of.ts'
import { type Figures, type Shot, sideBySide } from './load.ts'
import { verdict } from './verdict.ts'

const sizes = process.argv.slice(2).map(Number)
const rounds = Number(process.env['ROUNDS'] ?? 3)
const seconds = Number(process.env['SECONDS'] ?? 4)
/** Long enough for every connection to have prepared every shape of search. */
const warmUp = Number(process.env['WARM_UP'] ?? 8)

let seed = 42
const below = (n: number): number => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return Math.floor((seed / 4_294_967_296) * n)
}
const maybe = <T>(share: number, value: T): T | undefined =>
  below(100) < share * 100 ? value : undefined

const searchFor = (body: object): Shot => ({
  method: 'POST',
  path: '/api/ActivitiesApi/GetAll',
  body: JSON.stringify(body),
})

/** Filters as the site sends them, never twice the same: prices by the slider's steps, any order. */
function different(more: object = {}): Shot {
  const from = below(100) * 50
  const orders = [{}, { PriceOrderType: 2 }, { PriceOrderType: 1 }, { RatingOrderType: 1 }]
  return searchFor({
    PageNumber: 1 + (below(4) === 0 ? below(5) : 0),
    PageSize: 20,
    Filters: {
      CityId: maybe(0.7, 1 + below(45)),
      ActivityTypeId: maybe(0.4, 1 + below(12)),
      PriceFrom: maybe(0.5, from),
      PriceTo: maybe(0.5, from + 500 + below(100) * 50),
      HasFreeCancellation: maybe(0.3, true),
      ...orders[below(4)],
      ...more,
    },
    n: below(1e9),
  })
}

const inThirtyDays = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const words = ['felucca', 'balloon', 'diving', 'safari', 'museum', 'cooking', 'camel', 'sunset']
const loads: Record<
  'bare page' | 'bare bytes' | 'different' | 'repeated' | 'with a date' | 'with a word',
  () => Shot
> = {
  'bare page': () => ({ method: 'GET', path: `/limit/page?city=${1 + below(45)}` }),
  'bare bytes': () => ({ method: 'GET', path: '/limit/bytes' }),
  different: () => different(),
  repeated: () =>
    searchFor({ PageNumber: 1, PageSize: 20, Filters: { CityId: 7, PriceOrderType: 2 } }),
  'with a date': () => different({ ActivityDate: inThirtyDays(), AdultsCount: 1 + below(4) }),
  'with a word': () => different({ SearchText: `${words[below(8)]} ${10 + below(490)}` }),
}

async function measure(
  size: number,
  adminUrl: string,
): Promise<Record<keyof typeof loads, Figures>> {
  const began = performance.now()
  const url = await catalogueOf(size, adminUrl)
  console.log(
    `\n${size.toLocaleString('en')} activities, made in ${Math.round((performance.now() - began) / 1000)} s`,
  )
  const server = fork(join(import.meta.dirname, 'search-server.ts'), {
    env: { ...process.env, DATABASE_URL: url },
  })
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    const origin = `http://127.0.0.1:${port}`
    const page = await (
      await fetch(origin + loads.repeated().path, {
        ...loads.repeated(),
        body: loads.repeated().body ?? '',
      })
    ).text()
    await fetch(`${origin}/limit/bytes`, { method: 'POST', body: page })
    const figures = await sideBySide(origin, loads, rounds, { seconds, warmUp })
    for (const [name, { perSecond, p50, p99 }] of Object.entries(figures))
      console.log(
        `  ${name.padEnd(12)} ${Math.round(perSecond).toString().padStart(7)}/s   p50 ${p50} ms   p99 ${p99} ms`,
      )
    return figures
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'rihla-bench-'))
const postgres = await startPostgres({ dataDir })
try {
  const results = new Map<number, Record<keyof typeof loads, Figures>>()
  for (const size of sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000])
    results.set(size, await measure(size, postgres.url))
  console.log()
  for (const [size, figures] of results) {
    const at = size.toLocaleString('en')
    verdict(
      `${at}: different requests / bare page`,
      figures.different.perSecond / figures['bare page'].perSecond,
      0.5,
      false,
    )
    verdict(
      `${at}: repeated requests / bare bytes`,
      figures.repeated.perSecond / figures['bare bytes'].perSecond,
      0.333,
      false,
    )
    verdict(`${at}: p99 in ms, different`, figures.different.p99, 50, true)
  }
  const [small, large] = [results.get(10_000), results.get(1_000_000)]
  if (small && large)
    verdict(
      'cost at 1,000,000 / cost at 10,000',
      small.different.perSecond / large.different.perSecond,
      1.5,
      true,
    )
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
