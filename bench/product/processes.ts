// `node bench/product/processes.ts`: what one, two and three processes of the server answer together. See README.md.
import { availableParallelism } from 'node:os'
import { openMachines } from '../../e2e/prove/machines/machines.ts'
import { prepareData } from '../../e2e/prepared-data.ts'
import { type Figures, load, median, type Shot, rounds, seconds } from '../load.ts'
import { createRandom, inDays } from '../random.ts'
import { verdict } from '../verdict.ts'

const MOST = 3

const { below } = createRandom(23)

/** A search for a day, never the same twice. */
const search = (): Shot => ({
  method: 'POST',
  path: '/api/ActivitiesApi/GetAll',
  body: JSON.stringify({
    PageNumber: 1,
    PageSize: 20,
    Filters: { ActivityDate: inDays(1 + below(30)), AdultsCount: 1 + below(4) },
    n: below(1e9),
  }),
})

/** All of these processes asked at once; and the share of a core that asking took. */
async function together(apps: readonly string[]): Promise<Figures & { asking: number }> {
  const before = process.cpuUsage()
  const began = performance.now()
  const each = await Promise.all(apps.map((app) => load(app, search, seconds, { spin: false })))
  const { user, system } = process.cpuUsage(before)
  const asking = (user + system) / 1000 / (performance.now() - began)
  const perSecond = each.reduce((sum, it) => sum + it.perSecond, 0)
  const worst = (of: (figures: Figures) => number): number => Math.max(...each.map(of))
  return { perSecond, p50: worst((it) => it.p50), p99: worst((it) => it.p99), asking }
}

const forget = await prepareData()
const machines = await openMachines({ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'error' })
try {
  const runs = new Map<number, (Figures & { asking: number })[]>()
  for (let round = 0; round <= rounds; round += 1)
    for (let count = 1; count <= MOST; count += 1) {
      const figures = await together(machines.apps.slice(0, count))
      // The first round warms up.
      if (round > 0) runs.set(count, [...(runs.get(count) ?? []), figures])
    }
  const perSecond = (count: number): number => median(runs.get(count) ?? []).perSecond
  for (const [count, of] of runs) {
    const { p50, p99 } = median(of)
    const asking = of.reduce((sum, it) => sum + it.asking, 0) / of.length
    console.log(
      `  ${count} processes  ${Math.round(perSecond(count))}/s   p50 ${p50} ms   p99 ${p99} ms; asking took ${asking.toFixed(2)} of ${availableParallelism()} cores`,
    )
  }
  const asking = runs.get(MOST)?.map((it) => it.asking) ?? []
  const most = Math.min(MOST, availableParallelism() - Math.min(...asking))
  const share = perSecond(MOST) / perSecond(1) / most
  verdict(`three processes / one, of the ${most.toFixed(2)} times that are left`, share, 0.9, false)
} finally {
  await machines.close()
  forget()
}
