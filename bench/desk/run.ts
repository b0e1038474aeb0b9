// `node bench/desk/run.ts`: what staff look at, with two years of a company's bookings. See README.md.
import pg from 'pg'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { closeDays } from '../../server/src/domains/desk/index.ts'
import { createDb, createPool } from '../../server/src/platform/database/connect.ts'
import { filledDatabase } from '../data/filled-database.ts'
import { closedLoop, send } from '../till/closed-loop.ts'
import { addTravellers, headersOf } from '../till/people.ts'
import { verdict } from '../verdict.ts'
import { withPostgres, withServer } from '../with-server.ts'
import { ALL, fillDesk, FIRST_ID } from './fill.ts'
import { seconds } from '../load.ts'

const TRAVELLERS = 200_000
/** As many work at once: a large company's desk, every one of them looking again the moment an answer comes. */
const CLERKS = 4
/** Who they are, among the travellers. */
const MANAGER = 1
const MOST_MS = 100
const MONEY_MS = 300
const UNHEARD = ['Zbigniew Wolanczyk', 'zbignev', 'wolancik']

const today = cairoDate(new Date())
const below = (n: number): number => Math.floor(Math.random() * n)
const one = (list: readonly string[]): string => list[below(list.length)] ?? ''

/** What is typed into the desk's search box, by what it is. */
const searches: Record<string, () => string> = {
  'a common name': () => one(['Ahmed', 'Mohamed', 'Anna', 'منى', 'سلمى']),
  'a whole name': () =>
    `${one(['Hany', 'Mahmoud', 'Giulia', 'يوسف'])} ${one(['Shaker', 'Rossi', 'منصور'])}`,
  'a misspelt name': () =>
    one(['Mohammad Mansur', 'Yusef Shakir', 'محمود شكر', 'Sofie Rosi', 'ma7moud rizk']),
  'a rare name': () => one(UNHEARD),
  'a name that nobody has': () => one(['Brunhilde', 'Quetzal Xolotl', 'خنفشار']),
  'a phone': () => `010${String(below(100_000_000)).padStart(8, '0')}`,
  'the end of a phone': () => String(10_000 + below(90_000)),
  'an e-mail': () => `guest${below(ALL)}@example.com`,
  'the gateway’s number': () => `t${FIRST_ID + below(ALL)}`,
  'a part of a reference': () => `BEN-${below(65_536).toString(16).padStart(4, '0')}`,
}

const get = async (origin: string, path: string, input: object = {}): Promise<string> => {
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]) => [name, String(value)]),
  )
  const { status, text } = await send(`${origin}/api/Desk/${path}?${query}`, {
    method: 'GET',
    headers: headersOf(MANAGER),
  })
  if (status !== 200) throw new Error(`${path} ${query}: ${status} ${text}`)
  return text
}

/** What they look at: how long it may take, and how it is asked for. */
const looks = (origin: string): Record<string, [most: number, ask: () => Promise<string>]> => ({
  ...Object.fromEntries(
    Object.entries(searches).map(([name, typed]) => [
      `find by ${name}`,
      [MOST_MS, () => get(origin, 'Find', { Search: typed() })],
    ]),
  ),
  'a reservation': [MOST_MS, () => get(origin, `Reservations/${FIRST_ID + below(ALL)}`)],
  today: [MOST_MS, () => get(origin, 'Today')],
  transfers: [MOST_MS, () => get(origin, 'Transfers')],
  unpaid: [MOST_MS, () => get(origin, 'Unpaid')],
  refunds: [MOST_MS, () => get(origin, 'Refunds')],
  approvals: [MOST_MS, () => get(origin, 'Approvals')],
  alerts: [MOST_MS, () => get(origin, 'Alerts')],
  disputes: [MOST_MS, () => get(origin, 'Disputes')],
  reviews: [MOST_MS, () => get(origin, 'Reviews')],
  people: [MOST_MS, () => get(origin, 'People')],
  promocodes: [MOST_MS, () => get(origin, 'Promocodes')],
  customers: [
    MOST_MS,
    () => get(origin, 'Customers', { Search: `p${1 + below(TRAVELLERS)}@example.com` }),
  ],
  'deeds, newest first': [MOST_MS, () => get(origin, 'Audit')],
  'deeds of a kind in a week': [
    MOST_MS,
    () => {
      const From = addDays(today, -below(700))
      return get(origin, 'Audit', { Action: 'cancelAtDesk', From, To: addDays(From, 7) })
    },
  ],
  'money of a quarter': [
    MONEY_MS,
    () => {
      const To = addDays(today, -below(600))
      return get(origin, 'Money', { From: addDays(To, -91), To })
    },
  ],
  'the gateway’s settlement of a month': [
    MONEY_MS,
    () => {
      const To = addDays(today, -below(600))
      return get(origin, 'Settlement', { From: addDays(To, -30), To })
    },
  ],
  'money of a day': [MOST_MS, () => get(origin, 'Money', { From: today, To: today })],
  'a report of a year': [
    MONEY_MS,
    () => {
      const To = addDays(today, -below(300))
      return get(origin, 'Report', { From: addDays(To, -364), To })
    },
  ],
})

await withPostgres(async (adminUrl) => {
  const began = performance.now()
  const url = await filledDatabase('desk', adminUrl, async (client: pg.Client) => {
    await addTravellers(client, TRAVELLERS)
    await client.query(`update users set role = 'staff' where id = ${MANAGER}`)
    await client.query(
      `insert into staff_roles (user_id, role, granted_at) values (${MANAGER}, 'manager', now())`,
    )
  })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await fillDesk(client, url, TRAVELLERS)
  } finally {
    await client.end()
  }
  // As every night does.
  const pool = createPool(url, { max: 1, statementSeconds: 900 })
  await closeDays(createDb(pool), today)
  await pool.end()
  console.log(`  filled in ${Math.round((performance.now() - began) / 1000)} s`)
  await withServer('till/server.ts', url, async (origin) => {
    for (const [name, [most, ask]] of Object.entries(looks(origin))) {
      console.log(`  ${name}: ${(await ask()).length} bytes`)
      await closedLoop(CLERKS, 1, ask)
      const { p99 } = await closedLoop(CLERKS, seconds, ask)
      verdict(`p99 in ms, ${name}`, p99, most, true)
    }
  })
})
