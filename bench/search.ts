// `node bench/search.ts [sizes]`: the search call beside its limits, in one run. See README.md.
import { catalogueOf, daysOf } from './data/catalogue-of.ts'
import { type Figures, type Shot, showFigures, sideBySide } from './load.ts'
import { createRandom } from './random.ts'
import { verdict } from './verdict.ts'
import { keepBytes, withPostgres, withServer } from './with-server.ts'

const sizes = process.argv.slice(2).map(Number)
/** `ONLY='bare bytes;dated'` measures these loads alone. */
const only = process.env['ONLY']?.split(';')

const { below, maybe } = createRandom(42)

const search = (path: string, body: object): Shot => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
})
const ACTIVITIES = '/api/ActivitiesApi/GetAll'
const DAY_USES = '/api/DayUseApi/GetAll'

/** Filters as the site sends them, never twice the same: prices by the slider's steps, any order. */
function different(more: object = {}, path = ACTIVITIES): Shot {
  const from = below(100) * 50
  const orders = [{}, { PriceOrderType: 2 }, { PriceOrderType: 1 }, { RatingOrderType: 1 }]
  return search(path, {
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

/** A search as a traveller begins it: a day, how many come, now and then a city; the page is full as a rule. */
function dated(days: number, path: string): Shot {
  const ahead = 1 + below(days)
  const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const on = { ActivityDate: date, AdultsCount: 1 + below(4) }
  if (below(2) === 0) return different(on, path)
  const city = { CityId: maybe(0.5, 1 + below(45)) }
  return search(path, { PageNumber: 1, PageSize: 20, Filters: { ...city, ...on }, n: below(1e9) })
}

const words = ['felucca', 'balloon', 'diving', 'safari', 'museum', 'cooking', 'camel', 'sunset']
const loadsOf = (days: number) => ({
  'bare page': (): Shot => ({ method: 'GET', path: `/limit/page?city=${1 + below(45)}` }),
  'bare bytes': (): Shot => ({ method: 'GET', path: '/limit/bytes' }),
  different: (): Shot => different(),
  repeated: (): Shot =>
    search(ACTIVITIES, { PageNumber: 1, PageSize: 20, Filters: { CityId: 7, PriceOrderType: 2 } }),
  dated: (): Shot => dated(days, ACTIVITIES),
  'dated, day-use': (): Shot => dated(days, DAY_USES),
  worded: (): Shot => different({ SearchText: `${words[below(8)]} ${10 + below(490)}` }),
})
type Name = keyof ReturnType<typeof loadsOf>
type Results = Record<Name, Figures>

const ANSWERS = 300

/** What the bare handler answers: some hundred of our own answers, since one alone may be empty. */
async function keepAnswers(origin: string, loads: ReturnType<typeof loadsOf>): Promise<void> {
  let sum = 0
  for (let n = 0; n < ANSWERS; n += 1) {
    const { path, body = '', method } = (n % 2 ? loads.dated : loads['dated, day-use'])()
    const headers = { 'content-type': 'application/json' }
    const answer = await (await fetch(origin + path, { method, headers, body })).text()
    sum += answer.length
    await keepBytes(origin, answer)
  }
  console.log(`  an answer has ${Math.round(sum / ANSWERS)} characters`)
}

/** The first search waits until the offers are in memory. */
async function readIndex(origin: string, { path, method, body = '' }: Shot): Promise<void> {
  const memory = async (): Promise<string> => {
    const answer = await fetch(`${origin}/limit/memory`)
    const { resident, heap, beside } = (await answer.json()) as Record<string, number>
    return `${resident} MB resident, ${heap} heap, ${beside} beside`
  }
  const before = await memory()
  const began = performance.now()
  await fetch(origin + path, { method, headers: { 'content-type': 'application/json' }, body })
  const took = Math.round(performance.now() - began)
  console.log(`  read into memory in ${took} ms; before ${before}; after ${await memory()}`)
}

async function measure(size: number, adminUrl: string): Promise<Results> {
  const began = performance.now()
  const url = await catalogueOf(size, adminUrl)
  console.log(
    `\n${size.toLocaleString('en')} offers, made in ${Math.round((performance.now() - began) / 1000)} s`,
  )
  return withServer('search-server.ts', url, async (origin) => {
    const loads = loadsOf(daysOf(size))
    await readIndex(origin, loads.dated())
    await keepAnswers(origin, loads)
    const chosen = Object.entries(loads).filter(([name]) => !only || only.includes(name))
    const figures = await sideBySide(origin, Object.fromEntries(chosen) as typeof loads)
    showFigures(figures)
    return figures
  })
}

type Promised = readonly [text: string, value: number, limit: number, atMost: boolean]

/** What is promised of one size; of loads that weren't chosen nothing is said. */
function promises(size: number, figures: Partial<Results>): Promised[] {
  const at = size.toLocaleString('en')
  const share = (name: Name, limit: Name): number =>
    (figures[name]?.perSecond ?? NaN) / (figures[limit]?.perSecond ?? NaN)
  const p99 = (name: Name): number => figures[name]?.p99 ?? NaN
  const byDate = size <= 1000 ? 0.2 : size <= 100_000 ? 0.1 : 0
  const byWord = size <= 100_000 ? 0.08 : 0
  const all: Promised[] = [
    [`${at}: different requests / bare page`, share('different', 'bare page'), 0.5, false],
    [`${at}: repeated requests / bare bytes`, share('repeated', 'bare bytes'), 0.333, false],
    [`${at}: p99 in ms, different`, p99('different'), 50, true],
    ...(['dated', 'dated, day-use', 'worded'] as const).flatMap((name): Promised[] => [
      [
        `${at}: ${name} / bare bytes`,
        share(name, 'bare bytes'),
        name === 'worded' ? byWord : byDate,
        false,
      ],
      [`${at}: p99 in ms, ${name}`, p99(name), 50, true],
    ]),
  ]
  return all.filter(([, value]) => !Number.isNaN(value))
}

await withPostgres(async (adminUrl) => {
  const results = new Map<number, Results>()
  for (const size of sizes.length > 0 ? sizes : [500, 10_000, 100_000, 1_000_000])
    results.set(size, await measure(size, adminUrl))
  console.log()
  for (const [size, figures] of results)
    for (const promise of promises(size, figures)) verdict(...promise)
  const [small, large] = [results.get(10_000), results.get(1_000_000)]
  if (small && large)
    verdict(
      'cost at 1,000,000 / cost at 10,000',
      small.different.perSecond / large.different.perSecond,
      1.5,
      true,
    )
})
