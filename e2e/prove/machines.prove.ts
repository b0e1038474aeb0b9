import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { api } from '@rihla/contract'
import { NOTIFICATION_STREAM_PATH } from '@rihla/contract/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit, openEnds } from '../crash/books.ts'
import { eventually } from '../crash/eventually.ts'
import { callerOf, Refused, signUp } from '../crash/traveller.ts'
import { keepBooking, lostOf, referencesOf, type Load } from './booking-load.ts'
import { openMachines, type Machines } from './machines/machines.ts'

/*
 * Three app processes on a primary with a synchronous replica are one product: what one of them learns
 * the others know, one dies and nobody notices, and the primary dies during bookings and no confirmed one
 * is lost. FAILOVERS says how often; 10 is the proof.
 */
const FAILOVERS = Number(process.env['FAILOVERS'] ?? 2)
const RECOVERY_MS = 30_000
/** Of primaries, of one process, and of the way to the database. */
const DEATHS = FAILOVERS + 2

let machines: Machines
let load: Load | undefined
const at = (nth: number) => callerOf({ url: machines.apps[nth] ?? '' })
const from = (token: string, address = '41.1.1.1') => ({
  'auth-key': token,
  'application-id': randomUUID(),
  'x-forwarded-for': address,
})

beforeAll(async () => {
  machines = await openMachines({ LOG_LEVEL: 'fatal', TICK_SECONDS: '1', HOLD_SECONDS: '60' })
})
afterAll(async () => {
  await load?.stop()
  await machines?.close()
})

test('a session opened through one process is known to all, and ends in all within seconds', async () => {
  const token = await signUp(machines)
  for (const nth of [0, 1, 2])
    expect(await at(nth)(api.getCurrentUserInfo, {}, from(token))).toBeTruthy()
  await at(1)(api.signOut, {}, from(token))
  for (const nth of [0, 1, 2])
    await eventually(
      `process ${nth} to forget it`,
      () =>
        at(nth)(api.getCurrentUserInfo, {}, from(token)).then(
          () => false,
          (error: unknown) => error instanceof Refused,
        ),
      15_000,
    )
})

test('a limit counts what was asked of all of them together', async () => {
  const wrong = { Email: `${randomUUID()}@example.com`, Password: 'Wrong@1234' }
  const refusals: string[] = []
  for (let n = 0; n < 60 && !refusals.includes('too_many_requests'); n += 1)
    await at(n % 3)(api.login, wrong, { 'x-forwarded-for': '41.2.2.2' }).catch((error: unknown) => {
      refusals.push(error instanceof Refused ? error.code : String(error))
    })
  const one = refusals.length
  expect(refusals.at(-1)).toBe('too_many_requests')
  for (const nth of [0, 1, 2])
    await expect(at(nth)(api.login, wrong, { 'x-forwarded-for': '41.2.2.2' })).rejects.toThrow(
      Refused,
    )
  console.log(`refused after ${one} tries at three processes`)
})

test('what staff changes through one is on sale so in the others within seconds', async () => {
  const staff = await at(0)(api.login, { Email: 'staff@rihla.example', Password: 'Staff@1234' })
  const [row] = await machines.query<{ item_id: string; day: string }>(`
    select s.item_id, s.day::text from stock s join activities a on a.id = s.item_id
    where s.kind = 'activity' and a.active and not s.closed and s.sold + s.held = 0
      and s.day > current_date + 30 order by s.day, s.item_id limit 1`)
  const [id, day] = [Number(row?.item_id), row?.day ?? '']
  const isOpen = async (nth: number): Promise<boolean> => {
    const days = await at(nth)(api.getOpenDays, { Id: id })
    return days.includes(day)
  }
  for (const nth of [0, 1, 2]) expect(await isOpen(nth)).toBe(true)
  const change = { kind: 'activity' as const, id, From: day, To: day, Closed: true }
  const why = { Reason: 'The boat is being painted', Key: randomUUID() }
  await at(1)(api.changeInventory, { ...change, ...why }, from(staff.Token))
  for (const nth of [0, 1, 2])
    await eventually(`process ${nth} to know`, async () => !(await isOpen(nth)), 15_000)
})

test('a notice that one process writes reaches who listens at another', async () => {
  const token = await signUp(machines)
  const leaving = new AbortController()
  const answer = await fetch(`${machines.apps[2]}${NOTIFICATION_STREAM_PATH}`, {
    headers: from(token),
    signal: leaving.signal,
  })
  const heard: string[] = []
  const listening = (async () => {
    for await (const chunk of answer.body ?? []) heard.push(new TextDecoder().decode(chunk))
  })().catch(() => undefined)
  await eventually('the stream', async () => heard.length > 0)
  const before = heard.length
  const [user] = await machines.query<{ id: string }>('select max(id) as id from users')
  await machines.query(
    `with told as (insert into notifications (user_id, type, module, message_en, message_ar, deep_link, at, dedupe_key)
       values ($1, 'ReservationConfirmed', 'Activity', 'Booked', 'تم الحجز', '/', now(), $2) returning user_id)
     select pg_notify('rihla_bell', user_id::text) from told`,
    [user?.id, randomUUID()],
  )
  await eventually('the notice', async () => heard.length > before, 10_000)
  leaving.abort()
  await listening
})

test('one process dies, and whoever looks notices nothing', async () => {
  load = await keepBooking(machines)
  const failures: string[] = []
  const watching = { stopped: false }
  let looks = 0
  const look = (async () => {
    while (!watching.stopped) {
      const answer = await fetch(`${machines.url}/api/CitiesApi/GetDestinations`).catch(String)
      looks += 1
      if (typeof answer === 'string' || answer.status !== 200)
        failures.push(typeof answer === 'string' ? answer : String(answer.status))
      else await answer.arrayBuffer()
      await pause(10)
    }
  })()
  await booked(5)
  await machines.killApp(0)
  await booked(10)
  await machines.startApp(0)
  await booked(5)
  watching.stopped = true
  await look
  expect(failures).toEqual([])
  expect(looks).toBeGreaterThan(50)
})

test('the database is out of reach for 30 s, and comes back', { timeout: 180_000 }, async () => {
  await booked(3)
  machines.databases.cut()
  const until = Date.now() + 30_000
  let slowest = 0
  while (Date.now() < until) {
    const began = Date.now()
    const status = await statusOf(api.getLiveReservations.path)
    slowest = Math.max(slowest, Date.now() - began)
    expect([503, 504]).toContain(status)
    await pause(500)
  }
  machines.databases.mend()
  const back = Date.now()
  await booked(3)
  console.log(`away: answered within ${slowest} ms; back: booked after ${Date.now() - back} ms`)
  // The pool waits five seconds for a session, no longer.
  expect(slowest).toBeLessThan(10_000)
})

test(`the primary dies ${FAILOVERS} times while travellers book: no confirmed booking is lost`, async () => {
  const took: number[] = []
  for (let n = 0; n < FAILOVERS; n += 1) {
    await booked(5)
    const began = Date.now()
    await machines.databases.failOver()
    const promoted = Date.now()
    // The first that began and was confirmed afterwards.
    const told = load?.told.length ?? 0
    await eventually('a booking', async () => (load?.told.length ?? 0) > told, RECOVERY_MS)
    took.push(Date.now() - began)
    console.log(`promoted after ${promoted - began} ms, booked again after ${took.at(-1)} ms`)
    const lost = await lostOf(machines, load?.told ?? [])
    if (lost.length > 0) console.log(JSON.stringify({ lost, told: load?.told.slice(-8), began }))
    expect(lost).toEqual([])
    await machines.databases.addReplica()
  }
  expect(Math.max(...took)).toBeLessThan(RECOVERY_MS)
})

test('at the end the books are right, and each booking was written to once', async () => {
  await load?.stop()
  const { offer, told = [] } = load ?? {}
  if (!offer) throw new Error('Nothing was booked')
  await eventually(
    'everything to come to its end',
    async () => (await openEnds(machines)) === 0,
    180_000,
  )
  expect(await lostOf(machines, told)).toEqual([])
  expect(await audit(machines, offer, 'at the end')).toEqual([])
  const references = await referencesOf(machines, told)
  await eventually(
    'each booking to be written to',
    async () => {
      const written = (await mails()).map(({ text }) => text).join()
      return references.every((reference) => written.includes(reference))
    },
    180_000,
  )
  const texts = (await mails()).map((it) => JSON.stringify([it.to, it.subject, it.text]))
  const again = texts.length - new Set(texts).size
  console.log(`${told.length} bookings, ${texts.length} mails, ${again} sent again after a death`)
  // A mail whose sender died before it could write that down is sent once more: one a process, at each death.
  expect(again).toBeLessThanOrEqual(DEATHS * machines.apps.length)
})

type Mail = { readonly to: string; readonly subject: string; readonly text: string }
const mails = async (): Promise<Mail[]> =>
  (await (await fetch(`${machines.sandboxUrl}/mail/messages`)).json()) as Mail[]

/** How a process answers whoever it has never seen. */
const statusOf = async (path: string): Promise<number> => {
  const headers = { 'application-id': randomUUID(), 'x-forwarded-for': '41.3.3.3' }
  const answer = await fetch(`${machines.apps[1]}${path}`, { headers })
  await answer.arrayBuffer()
  return answer.status
}

/** Waits until so many more travellers were told that they are booked. */
async function booked(more: number): Promise<void> {
  const before = load?.told.length ?? 0
  await eventually('bookings', async () => (load?.told.length ?? 0) >= before + more, 90_000)
}
