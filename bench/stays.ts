// `node bench/stays.ts [sizes]`: hotel search and pricing beside their limits, in one run. See README.md.
import pg from 'pg'
import { type Figures, load, type Shot, showFigures, sideBySide, seconds } from './load.ts'
import { staysOf } from './data/stays-of.ts'
import { createRandom, inDays } from './random.ts'
import { verdict } from './verdict.ts'
import { keepBytes, withPostgres, withServer } from './with-server.ts'

const sizes = process.argv.slice(2).map(Number)

const ANSWERS = 300

const { below, maybe } = createRandom(7)
const dates = (): { arrival: string; departure: string } => {
  const ahead = 1 + below(200)
  return { arrival: inDays(ahead), departure: inDays(ahead + 1 + below(7)) }
}

const get = (path: string, query: Record<string, string | number | undefined>): Shot => {
  const given = Object.entries(query).filter((it) => it[1] !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return { method: 'GET', path: `${path}?${text}` }
}

/** Dates, guests, price, stars and sort, never twice the same; seven of ten name a city. */
function search(): Shot {
  const { arrival, departure } = dates()
  const from = below(40) * 50
  return get('/api/Hotels', {
    PageNumber: 1,
    PageSize: 20,
    'Filters.CityId': maybe(0.7, 1 + below(30)),
    'Filters.ArrivalDate': arrival,
    'Filters.DepartureDate': departure,
    'Filters.AdultsCount': 1 + below(4),
    'Filters.ChildrenAges': maybe(0.3, '4,9'),
    'Filters.Stars': maybe(0.5, '3,4,5'),
    'Filters.PriceFrom': maybe(0.5, from),
    'Filters.PriceTo': maybe(0.5, from + 2000),
    'Filters.PriceOrderType': below(3),
    'Filters.RatingOrderType': below(2),
    n: below(1e9),
  })
}

/** What the bare handler answers: some hundred of our own answers, since one alone may be empty. */
async function keepAnswers(origin: string): Promise<void> {
  let sum = 0
  for (let n = 0; n < ANSWERS; n += 1) {
    const body = await (await fetch(origin + search().path)).text()
    sum += body.length
    await keepBytes(origin, body)
  }
  console.log(`  an answer has ${Math.round(sum / ANSWERS)} characters`)
}

/** Milliseconds that it takes to bring the indexes up to date. */
async function refresh(origin: string): Promise<number> {
  const began = performance.now()
  await fetch(`${origin}/limit/refresh`, { method: 'POST' })
  return Math.round(performance.now() - began)
}

/** Searches while everything is read again, since a hotel was changed. */
async function whileRenewing(origin: string, url: string): Promise<Figures> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('update hotels set score = score where id = 1')
  await client.end()
  const renewal = refresh(origin)
  const figures = await load(origin, search, seconds)
  await renewal
  return figures
}

async function measure(size: number, adminUrl: string) {
  const began = performance.now()
  const url = await staysOf(size, adminUrl)
  const made = Math.round((performance.now() - began) / 1000)
  console.log(`\n${size.toLocaleString('en')} hotels, made in ${made} s`)
  return withServer('search-server.ts', url, async (origin) => {
    const loading = await refresh(origin)
    console.log(`  the index was read in ${loading} ms`)
    await keepAnswers(origin)
    const figures = await sideBySide(origin, {
      'bare bytes': (): Shot => ({ method: 'GET', path: '/limit/bytes' }),
      search,
      pricing: () => {
        const { arrival, departure } = dates()
        const id = 1 + below(size)
        return get(`/api/Hotels/${id}/Pricing`, {
          ArrivalDate: arrival,
          DepartureDate: departure,
          AdultsCount: 2,
          n: below(1e9),
        })
      },
      details: () => get(`/api/Hotels/${1 + below(size)}`, { n: below(1e9) }),
    })
    const renewing = await whileRenewing(origin, url)
    showFigures({ ...figures, renewing })
    return { ...figures, loading, renewing }
  })
}

await withPostgres(async (adminUrl) => {
  const results: [number, Awaited<ReturnType<typeof measure>>][] = []
  for (const size of sizes.length > 0 ? sizes : [2000, 20_000])
    results.push([size, await measure(size, adminUrl)])
  console.log()
  for (const [size, figures] of results) {
    const at = size.toLocaleString('en')
    const share = figures.search.perSecond / figures['bare bytes'].perSecond
    verdict(`${at}: search / bare handler`, share, size > 2000 ? 0.08 : 0.14, false)
    verdict(`${at}: p99 of the search, ms`, figures.search.p99, 50, true)
    verdict(`${at}: p99 of the search during a renewal, ms`, figures.renewing.p99, 50, true)
    verdict(`${at}: seconds to read the index`, figures.loading / 1000, 8, true)
    verdict(`${at}: p99 of pricing, ms`, figures.pricing.p99, 60, true)
    verdict(`${at}: p99 of details, ms`, figures.details.p99, 60, true)
  }
})
