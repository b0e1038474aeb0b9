import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit, openEnds, stockOf } from './books.ts'
import { eventually } from './eventually.ts'
import { partnerGuests, type Room } from './partner-room.ts'
import { openProduct, type Product, type Victim } from './product.ts'
import {
  newTraveller,
  type Booking,
  type Offer,
  type Refused,
  type Traveller,
} from './traveller.ts'

/*
 * Kill -9 of every part during bookings. Whatever dies, and whenever: after everything is back, a
 * booking ends paid or unpaid, never in between, and no place is lost or sold twice. Holds are
 * short and the minute is, too, so that even abandoned bookings come to their end here.
 */
const CAPACITY = 60
const settings = {
  HOLD_SECONDS: '8',
  TICK_SECONDS: '1',
  RATE_LIMIT_SCALE: '1000',
  LOG_LEVEL: 'fatal',
}

let product: Product
let offer: Offer
let traveller: Traveller
/** What must be paid for at the end, and what was abandoned. */
const bought: Booking[] = []
const abandoned: Booking[] = []

beforeAll(async () => {
  product = await openProduct(settings)
  const [free] = await product.query<{ item_id: string; day: string }>(`
    select s.item_id, s.day::text from stock s join activities a on a.id = s.item_id
    where s.kind = 'activity' and a.active and not s.closed and s.day > current_date + 20
    order by s.day, s.item_id limit 1`)
  if (!free) throw new Error('The demo has nothing to book')
  offer = { itemId: Number(free.item_id), day: free.day }
  await product.query('update stock set capacity = $3 where item_id = $1 and day = $2', [
    ...Object.values(offer),
    CAPACITY,
  ])
  traveller = await newTraveller(product, offer)
})

afterAll(() => product?.close())

const newBookings = (count: number): Booking[] =>
  Array.from({ length: count }, () => traveller.newBooking())

/** Bookings at every station of their life, waiting there when something dies. */
async function atEveryStation() {
  const [held, left, confirmed, charged, late, quit] = newBookings(6) as [
    Booking,
    Booking,
    Booking,
    Booking,
    Booking,
    Booking,
  ]
  await Promise.all([held, left, confirmed, charged, late, quit].map((one) => traveller.hold(one)))
  await Promise.all([confirmed, charged, late, quit].map((one) => traveller.confirm(one)))
  // The bank has the money; it tells us never, or much later.
  await Promise.all([traveller.pay(charged, 'messageNever'), traveller.pay(late, 'messageLate')])
  abandoned.push(left, quit)
  return { held, confirmed, charged, late }
}

/**
 * A booking whose payment is being written down when something dies: our transaction stands open,
 * the attempt is paid in it and the ledger has its line, but the places aren't sold yet.
 */
async function amidTheCallback(): Promise<{ booking: Booking; letGo: () => Promise<void> }> {
  const booking = await traveller.confirm(await traveller.hold(traveller.newBooking()))
  const blocker = await product.connect()
  await blocker.query('begin')
  const hold = 'select hold_id from temp_reservations where id = $1'
  await blocker.query(`select from holds where id = (${hold}) for update`, [booking.tempId])
  await traveller.pay(booking)
  await eventually('the callback to wait for the hold', async () => {
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%hold%'`
    return (await product.query(waiting)).length > 0
  })
  return { booking, letGo: () => blocker.end().catch(() => undefined) }
}

/** Kills a part amid everything, lets it come back, and goes on with what travellers would go on with. */
async function crash(victim: Victim): Promise<void> {
  const { held, confirmed, charged, late } = await atEveryStation()
  const { booking: amid, letGo } = await amidTheCallback()
  const moving = newBookings(4)
  const onTheirWay = moving.map((one) => traveller.goThrough(one))
  // Some of them have paid by then, others are on their way there.
  await Promise.race(onTheirWay)
  await product.kill(victim)
  await letGo()
  await product.untilBack()
  expect(await audit(product, offer, 'now')).toEqual([])
  await Promise.all([
    ...onTheirWay,
    traveller.goThrough(held),
    traveller.goThrough(confirmed),
    traveller.untilStatus(charged, 'paid'),
    traveller.untilStatus(late, 'paid'),
    untilConfirmed(amid),
  ])
  bought.push(held, confirmed, charged, late, amid, ...moving)
  expect(await audit(product, offer, 'now')).toEqual([])
}

/** Confirmed by the bank's own callback: no client polls for this one. */
const untilConfirmed = ({ tempId }: Booking): Promise<boolean> =>
  eventually('the message to be taken in', async () => {
    const confirmed = `select from reservations where source_id = $1 and status = 'Confirmed'`
    return (await product.query(confirmed, [tempId])).length > 0
  })

test.each<Victim>(['server', 'database', 'sandbox', 'launcher'])('kill -9 of the %s', crash)

test('kill -9 of the server between its question to the bank and the answer', async () => {
  const booking = await traveller.hold(traveller.newBooking())
  const bank = product.pidOf('sandbox')
  process.kill(bank, 'SIGSTOP')
  const cutOff = traveller.confirm(booking).catch(() => 'cut off')
  await eventually('the attempt to be written down', async () => {
    const attempts = `select from payment_attempts where order_id = $1 and state = 'created'`
    return (await product.query(attempts, [booking.tempId])).length > 0
  })
  await product.kill('server')
  process.kill(bank, 'SIGCONT')
  expect(await cutOff).toBe('cut off')
  await product.untilBack()
  await traveller.goThrough(booking)
  bought.push(booking)
  expect(await audit(product, offer, 'now')).toEqual([])
})

test('kill -9 of the bank while it thinks: nobody is charged, the next try is', async () => {
  const booking = await traveller.confirm(await traveller.hold(traveller.newBooking()))
  const thinking = traveller.pay(booking, 'slow').catch(() => 'cut off')
  await product.kill('sandbox')
  expect(await thinking).toBe('cut off')
  await product.untilBack()
  await traveller.goThrough(booking)
  bought.push(booking)
})

/*
 * Six points on the way of a partner's room, from the guests' names to the hotel's yes that isn't written
 * down yet. Whatever the server had done by then, the hotel is asked once, and the money has its room.
 */
test('P9: kill -9 of the server at six points of a partner’s room: booked once, or refunded', async () => {
  const guests = partnerGuests(product)
  const [named, opened, charged, amid, asked] = (await Promise.all([
    ...Array.from({ length: 4 }, () => guests.place('normal')),
    guests.place('answer-lost'),
  ])) as [Room, Room, Room, Room, Room]
  await Promise.all([opened, charged, amid, asked].map(guests.open))
  await guests.pay(charged, 'messageNever')
  await guests.pay(asked)
  await eventually('the hotel to have booked', async () => (await guests.bookedThere(asked)) === 1)
  const money = await guests.lock('external_bookings', amid)
  await guests.pay(amid)
  await money.untilAwaited()
  expect(await Promise.all([named, charged, amid, asked].map(guests.standOf))).toMatchObject([
    { state: 'placed', paid: '0' },
    { state: 'paying', paid: '0' },
    { state: 'paying', paid: '0' },
    { state: 'paid', status: 'Under Review', asked: true },
  ])
  await product.kill('server')
  await money.letGo()
  await product.untilBack()

  // The hotel takes its time; its yes comes, and waits to be written down.
  const answered = await guests.open(await guests.place('slow'))
  await guests.pay(answered)
  await eventually('the hotel to be asked', async () => (await guests.standOf(answered))?.asked)
  const yes = await guests.lock('reservations', answered)
  const refused = await guests.open(await guests.place('gone-at-booking'))
  await Promise.all([guests.pay(opened), guests.pay(refused)])
  await yes.untilAwaited()
  expect(await guests.standOf(answered)).toMatchObject({ state: 'paid' })
  expect(await guests.bookedThere(answered)).toBe(1)
  await product.kill('server')
  await yes.letGo()
  await product.untilBack()

  await guests.pay(await guests.open(await guests.name(named)))
  await guests.freeTurns()
  const kept = [named, opened, charged, amid, asked, answered]
  await Promise.all(kept.map((room) => guests.untilStatus(room, 'paid')))
  await guests.untilStatus(refused, 'refunded')
  for (const room of kept) {
    const stands = await guests.standOf(room)
    expect(stands).toMatchObject({ state: 'booked', status: 'Confirmed', paid: stands?.total })
    expect(await guests.bookedThere(room)).toBe(1)
  }
  expect(await guests.standOf(refused)).toMatchObject({ state: 'refused', status: 'Cancelled' })
  expect(await guests.bookedThere(refused)).toBe(0)
  expect(await audit(product, offer, 'now')).toEqual([])
}, 120_000)

test('places that nobody paid for are free again, and money that comes too late goes back if so chosen', async () => {
  const tooLate = await traveller.confirm(await traveller.hold(traveller.newBooking()))
  abandoned.push(tooLate)
  await eventually(
    'everything to come to its end',
    async () => (await openEnds(product)) === 0,
    40_000,
  )
  expect(await audit(product, offer, 'at the end')).toEqual([])
  expect(await stockOf(product, offer)).toEqual({
    capacity: CAPACITY,
    held: 0,
    sold: bought.length,
  })

  // Exactly as many places as should be left can be had, and not one more.
  const rest = newBookings(Math.ceil((CAPACITY - bought.length) / 10))
  let left = CAPACITY - bought.length
  for (const booking of rest) {
    const seats = Math.min(10, left)
    left -= seats
    await traveller.goThrough(Object.assign(booking, { seats }))
  }
  const oneMore = await traveller.hold(traveller.newBooking()).catch((error: unknown) => error)
  expect(oneMore).toMatchObject({ code: 'sold_out' } satisfies Partial<Refused>)

  // The bank's page of the one who gave up is still open.
  await product.kill('server')
  await traveller.pay(tooLate)
  await product.untilBack()
  await traveller.untilStatus(tooLate, 'choice')
  await product.kill('server')
  await product.untilBack()
  await traveller.takeMoneyBack(tooLate)
  expect(await traveller.status(tooLate)).toBe('refunded')
  await eventually(
    'everything to come to its end',
    async () => (await openEnds(product)) === 0,
    40_000,
  )
  expect(await audit(product, offer, 'at the end')).toEqual([])
  expect(await stockOf(product, offer)).toEqual({ capacity: CAPACITY, held: 0, sold: CAPACITY })
})

test.each([
  [
    'a lost place',
    'update stock set sold = sold - 1 where item_id = $1 and day = $2',
    'sold is not',
  ],
  [
    'a held place',
    'update stock set sold = sold - 1, held = held + 1 where item_id = $1 and day = $2',
    'held is not',
  ],
  [
    'lost money',
    `delete from payment_ledger where kind = 'charge' and attempt_id = (select min(attempt_id) from payment_ledger)`,
    'the bank has',
  ],
  [
    'a lost booking',
    `update reservations set status = 'Expired' where id = (select min(id) from reservations where status = 'Confirmed')`,
    'neither a confirmed',
  ],
  [
    'a lost refund',
    `update refunds set attempt_id = (select min(id) from payment_attempts)
     where id = (select max(id) from refunds)`,
    'nor a refund',
  ],
  [
    'a payment in between',
    `update payment_attempts set state = 'needs_review' where id = (select max(id) from payment_attempts)`,
    'a payment in between',
  ],
])('the audit is awake: it would notice %s', async (_, damage, sentence) => {
  await product.query(damage, damage.includes('$1') ? Object.values(offer) : [])
  expect((await audit(product, offer, 'at the end')).join('\n')).toContain(sentence)
})
