// `node bench/session.ts`: who is signed in, beside a bare handler; searches while many sign in. See README.md.
import { hash } from '@node-rs/argon2'
import autocannon from 'autocannon'
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { catalogueOf } from './data/catalogue-of.ts'
import { verdict } from './verdict.ts'
import { keepBytes, withPostgres, withServer } from './with-server.ts'
import { rounds, seconds } from './load.ts'

const TRAVELLERS = 1000
const LOGINS = 50
const SEARCH_EVERY_MS = 20
const PASSWORD = 'Nile@2026'
const WHO_AM_I = '/api/AccountApi/GetCurrentUserInfo'

const tokenOf = (n: number): string => `token-of-${n}`
/** Which travellers call: the same one again and again, or another one each time. */
const crowds = {
  'one traveller': () => tokenOf(1),
  'a thousand travellers': () => tokenOf(1 + Math.floor(Math.random() * TRAVELLERS)),
}

/** Travellers who are signed in, each with three bookings. */
async function prepare(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into countries (code, position, dial, regex, placeholder, flag, name_en, name_ar)
       values ('EG', 1, '+20', '^(.*)$', '1', '', 'Egypt', 'مصر') on conflict do nothing`,
  )
  await client.query(
    `insert into users (email, full_name, password_hash, activated_at, country_code, phone, created_at)
       select 'p' || n || '@example.com', 'Traveller ' || n, $2, now(), 'EG', '+201001234567', now()
       from generate_series(1, $1::int) n`,
    [TRAVELLERS, await hash(PASSWORD)],
  )
  const hashes = Array.from({ length: TRAVELLERS }, (_, n) =>
    createHash('sha256')
      .update(tokenOf(n + 1))
      .digest(),
  )
  await client.query(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at)
       select h, n, now(), now() from unnest($1::bytea[]) with ordinality as t (h, n)`,
    [hashes],
  )
  await client.query('vacuum analyze')
  await client.end()
}

/** Requests a second by 40 connections in a closed loop. */
async function perSecond(
  origin: string,
  path: string,
  token: () => string,
  seconds: number,
): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    connections: 40,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          method: 'GET',
          path,
          headers: { 'auth-key': token(), 'accept-language': 'en-US' },
        }),
      },
    ],
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} failed`)
  return requests.average
}

const search = async (origin: string): Promise<number> => {
  const began = performance.now()
  const response = await fetch(`${origin}/api/ActivitiesApi/GetAll`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      PageNumber: 1,
      PageSize: 20,
      Filters: {
        CityId: 1 + Math.floor(Math.random() * 45),
        PriceFrom: Math.floor(Math.random() * 5000),
      },
    }),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`A search answered ${response.status}`)
  return performance.now() - began
}

/** Times of searches that come fifty a second for as long as `work` takes. */
async function searchesDuring(origin: string, work: Promise<unknown>): Promise<number[]> {
  const searches: Promise<number>[] = [search(origin)]
  const timer = setInterval(() => searches.push(search(origin)), SEARCH_EVERY_MS)
  try {
    await work
  } finally {
    clearInterval(timer)
  }
  return Promise.all(searches)
}

const at = (share: number, values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0

async function compareSession(origin: string): Promise<void> {
  const answer = await fetch(origin + WHO_AM_I, { headers: { 'auth-key': tokenOf(1) } })
  await keepBytes(origin, await answer.text())
  for (const [who, token] of Object.entries(crowds)) {
    const [bare, ours]: [number[], number[]] = [[], []]
    for (const path of ['/limit/bytes', WHO_AM_I]) await perSecond(origin, path, token, 2)
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await perSecond(origin, '/limit/bytes', token, seconds))
      ours.push(await perSecond(origin, WHO_AM_I, token, seconds))
    }
    const [limit, reached] = [at(0.5, bare), at(0.5, ours)]
    console.log(`     ${Math.round(reached)} of ${Math.round(limit)} requests a second`)
    verdict(`${who}: who is signed in / bare handler`, reached / limit, 0.25, false)
  }
}

async function compareLogins(origin: string): Promise<void> {
  const crowd = fork(join(import.meta.dirname, 'sign-in-crowd.ts'))
  const logins = async (): Promise<void> => {
    crowd.send({ origin, people: LOGINS, password: PASSWORD })
    const [outcome] = await Promise.race([once(crowd, 'message'), once(crowd, 'exit')])
    if (outcome !== 'done') throw new Error('The sign-ins failed')
  }
  await searchesDuring(origin, pause(3000))
  const [quiet, busy]: [number[], number[]] = [[], []]
  for (let round = 0; round < 2 * rounds; round += 1) {
    quiet.push(...(await searchesDuring(origin, pause(1000))))
    busy.push(...(await searchesDuring(origin, logins())))
  }
  const show = (times: number[]): string =>
    `p50 ${at(0.5, times).toFixed(1)} ms, p99 ${at(0.99, times).toFixed(1)} ms of ${times.length}`
  console.log(`     searches alone: ${show(quiet)}; while ${LOGINS} sign in: ${show(busy)}`)
  crowd.disconnect()
  verdict(`p99 in ms of searches while ${LOGINS} sign in`, at(0.99, busy), 50, true)
}

await withPostgres(async (adminUrl) => {
  const url = await catalogueOf(10_000, adminUrl)
  await prepare(url)
  await withServer('session-server.ts', url, async (origin) => {
    await compareSession(origin)
    await compareLogins(origin)
  })
})
