// `node bench/packages.ts [sizes]`: honeymoon and trip search beside their limits, in one run. See README.md.
import { type Figures, type Shot, showFigures, sideBySide } from './load.ts'
import { packagesOf } from './data/packages-of.ts'
import { createRandom, inDays } from './random.ts'
import { verdict } from './verdict.ts'
import { keepBytes, withPostgres, withServer } from './with-server.ts'

const sizes = process.argv.slice(2).map(Number)

const { below, maybe } = createRandom(11)

type Kind = 'honeymoon' | 'trip'
const paths = { honeymoon: '/api/HoneymoonsApi', trip: '/api/TripsApi' } as const
const searchFor = (kind: Kind, body: object): Shot => ({
  method: 'POST',
  path: `${paths[kind]}/GetAll`,
  body: JSON.stringify(body),
})
const stars = [[5], [4, 5], [3, 4, 5], [0]]

/** Filters as the site sends them, never twice the same: prices by the slider's steps, any order. */
function different(kind: Kind, more: object = {}): Shot {
  const from = below(100) * 50
  return searchFor(kind, {
    PageNumber: 1 + (below(4) === 0 ? below(5) : 0),
    PageSize: 20,
    Filters: {
      CityId: maybe(0.7, 1 + below(45)),
      Stars: maybe(0.4, stars[below(4)]),
      PriceFrom: maybe(0.5, from),
      PriceTo: maybe(0.5, from + 500 + below(300) * 50),
      HasFreeCancellation: maybe(0.3, true),
      ArrivalDate: maybe(0.4, inDays(1 + below(118))),
      AdultsCount: kind === 'trip' ? 1 + below(4) : undefined,
      PriceOrderType: below(3),
      RatingOrderType: maybe(0.3, 1 + below(2)),
      ...more,
    },
    n: below(1e9),
  })
}

const words = ['felucca', 'balloon', 'diving', 'safari', 'museum', 'temple', 'camel', 'sunset']
const someKind = (): Kind => (below(2) === 0 ? 'honeymoon' : 'trip')
const loads = {
  'bare page': (): Shot => ({
    method: 'GET',
    path: `/limit/packages?kind=${someKind()}&city=${1 + below(45)}`,
  }),
  'bare bytes': (): Shot => ({ method: 'GET', path: '/limit/bytes' }),
  honeymoons: () => different('honeymoon'),
  trips: () => different('trip'),
  repeated: () =>
    searchFor('trip', { PageNumber: 1, PageSize: 20, Filters: { CityId: 7, PriceOrderType: 2 } }),
  'with a date': () => different(someKind(), { ArrivalDate: inDays(1 + below(118)) }),
  'with a word': () => different(someKind(), { SearchText: `${words[below(8)]} city` }),
  details: (): Shot => {
    const id = 1 + below(19_000)
    const kind = id % 2 === 0 ? 'honeymoon' : 'trip'
    const call = kind === 'trip' ? 'GetTripDetails' : 'GetHoneymoonDetails'
    const asked = { Id: id, ArrivalDate: inDays(1 + below(90)), AdultsCount: 2 }
    return { method: 'POST', path: `${paths[kind]}/${call}`, body: JSON.stringify(asked) }
  },
}
type Measured = Record<keyof typeof loads, Figures>

async function measure(size: number, adminUrl: string): Promise<Measured> {
  const began = performance.now()
  const url = await packagesOf(size, adminUrl)
  const made = Math.round((performance.now() - began) / 1000)
  console.log(`\n${size.toLocaleString('en')} honeymoons and as many trips, made in ${made} s`)
  return withServer('search-server.ts', url, async (origin) => {
    const read = performance.now()
    await fetch(`${origin}/limit/refresh`, { method: 'POST' })
    console.log(`  the index was read in ${Math.round(performance.now() - read)} ms`)
    const shot = loads.repeated()
    const init = { method: shot.method, body: shot.body ?? '' }
    const headers = { 'content-type': 'application/json' }
    const page = await (await fetch(origin + shot.path, { ...init, headers })).text()
    await keepBytes(origin, page)
    const figures = await sideBySide(origin, loads)
    showFigures(figures)
    return figures
  })
}

await withPostgres(async (adminUrl) => {
  const results: [number, Measured][] = []
  for (const size of sizes.length > 0 ? sizes : [10_000, 100_000])
    results.push([size, await measure(size, adminUrl)])
  console.log()
  for (const [size, figures] of results) {
    const at = size.toLocaleString('en')
    for (const kind of ['honeymoons', 'trips'] as const) {
      const share = figures[kind].perSecond / figures['bare page'].perSecond
      verdict(`${at}: different ${kind} / bare page`, share, 0.5, false)
      verdict(`${at}: p99 in ms, ${kind}`, figures[kind].p99, 50, true)
    }
    const repeated = figures.repeated.perSecond / figures['bare bytes'].perSecond
    verdict(`${at}: repeated requests / bare bytes`, repeated, 0.333, false)
    verdict(`${at}: p99 in ms, details`, figures.details.p99, 60, true)
  }
  const [small, large] = [results[0], results.at(-1)]
  if (small && large && small !== large)
    verdict(
      'cost of the largest / the smallest',
      small[1].trips.perSecond / large[1].trips.perSecond,
      1.5,
      true,
    )
})
