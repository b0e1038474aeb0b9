// `node bench/statements/run.ts`: which statements take most of the database's time, and what they cost and how they
// are planned at the demo's size, at ten and at a hundred times of it. What was seen stands in docs/scaling.md.
import autocannon from 'autocannon'
import { type Product, openProduct } from '../../e2e/crash/product.ts'
import { prepareData } from '../../e2e/prepared-data.ts'
import { keepBooking } from '../../e2e/prove/booking-load.ts'
import { costPerCall, requestOf } from './cost-per-call.ts'
import { grow } from '../data/grow.ts'
import { mixedShot } from '../mixed-shots.ts'

const SECONDS = Number(process.env['SECONDS'] ?? 40)
const CONNECTIONS = 8
const HOTTEST = 12
const sizes = (process.argv[2] ?? '1,10,100').split(',').map(Number)

type Statement = {
  readonly id: string
  readonly text: string
  readonly calls: number
  readonly ms: number
  /** When nothing stood in its way: on a busy machine the mean is mostly waiting. */
  readonly least: number
  readonly pages: number
  readonly rows: number
  readonly share: number
}

const measured = `
  select queryid::text as id, query as text, calls::integer, mean_exec_time as ms, min_exec_time as least, (shared_blks_hit + shared_blks_read)::float8 / calls as pages,
         rows::float8 / calls as rows, total_exec_time / sum(total_exec_time) over () as share
    from pg_stat_statements s join pg_database d on d.oid = s.dbid and d.datname = current_database()
   where toplevel and query !~* '^(begin|commit|rollback|set|vacuum|analyze|select count|select s\\.item_id, s\\.day::text)'
     and calls >= 5
   order by calls * min_exec_time desc`

/** As visitors ask and travellers book, for some seconds. */
async function ask(product: Product): Promise<{ requests: number; bookings: number }> {
  const booking = await keepBooking(product, 2)
  const { requests } = await autocannon({
    url: product.url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [{ setupRequest: (request) => ({ ...request, ...requestOf(mixedShot()) }) }],
  })
  await booking.stop()
  return { requests: requests.total, bookings: booking.told.length }
}

type PlanNode = {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly PlanNode[]
}

/** How PostgreSQL reads: its nodes from the top, with the index or the table of each. */
function planOf(node: PlanNode): string {
  const at = node['Index Name'] ?? node['Relation Name'] ?? ''
  return [`${node['Node Type']} ${at}`.trim(), ...(node.Plans ?? []).map(planOf)].join(' < ')
}

async function explain(product: Product, text: string): Promise<string> {
  try {
    const rows = await product.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (generic_plan, format json) ${text}`,
    )
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    return plan ? planOf(plan) : 'no plan'
  } catch (error) {
    return `not explained: ${String(error)}`
  }
}

const forget = await prepareData()
const product = await openProduct({ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'fatal' })
try {
  await product.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`)
  await product.stop()
  await product.untilBack()
  await product.query('create extension if not exists pg_stat_statements')
  const costs = process.env['COSTS'] === '0' ? [] : await costPerCall(product)
  for (const { name, perSecond, serverMs, databaseMs } of costs)
    console.log(
      `${name}: ${Math.round(perSecond)}/s, ${serverMs.toFixed(2)} ms of the server, ${databaseMs.toFixed(2)} ms of the database`,
    )
  let hottest: readonly string[] = []
  let grownTo = 1
  for (const size of sizes) {
    if (size > grownTo) {
      const client = await product.connect()
      console.log(`\n== ${size} times`, await grow(client, size / grownTo, grownTo))
      await client.end()
      // What is on sale is read anew.
      await product.stop()
      await product.untilBack()
      grownTo = size
    }
    await product.query('select pg_stat_statements_reset()')
    const { requests, bookings } = await ask(product)
    const all = await product.query<Statement>(measured)
    const total = all.reduce((sum, { ms, calls }) => sum + ms * calls, 0)
    console.log(
      `   ${requests} requests and ${bookings} bookings in ${SECONDS} s; ${total.toFixed(0)} ms of the database's time`,
    )
    if (hottest.length === 0) hottest = all.slice(0, HOTTEST).map(({ id }) => id)
    for (const id of hottest) {
      const it = all.find((one) => one.id === id)
      if (!it) continue
      const figures = [
        `${(it.share * 100).toFixed(1)} %`,
        `${it.least.toFixed(3)} ms (mean ${it.ms.toFixed(3)})`,
        `${it.pages.toFixed(0)} pages`,
        `${it.rows.toFixed(1)} rows`,
        `${it.calls} calls`,
      ]
      console.log(
        `\n${figures.join(', ')}\n  ${it.text.replaceAll(/\s+/g, ' ').slice(0, 400)}\n  ${await explain(product, it.text)}`,
      )
    }
  }
} finally {
  await product.close()
  forget()
}
