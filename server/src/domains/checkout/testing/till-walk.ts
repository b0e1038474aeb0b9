import { api } from '@rihla/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { GatewayTransaction } from '../../../ports/payment-gateway.ts'
import type { TestApp } from '../../../testing/app.ts'
import { DAY, requestFor } from '../../../testing/booking.ts'
import { expireHolds } from '../../inventory/index.ts'
import { reconcilePayments } from '../../payments/index.ts'
import {
  endUnpaidBalances,
  endUnpaidBookings,
  endUnpaidChanges,
  releaseIdlePoints,
  returnUnchosen,
} from '../index.ts'
import { reject, review, sendReceipt } from './till-transfers.ts'
import {
  among,
  CAPACITY,
  codes,
  OTHER_DAY,
  recent,
  type Booking,
  type TillWorld,
} from './till-world.ts'

const kinds = {
  hold: 10,
  edit: 14,
  rename: 4,
  points: 8,
  confirm: 14,
  payRest: 12,
  pay: 12,
  decline: 4,
  tell: 12,
  forge: 8,
  look: 6,
  comeBack: 4,
  renew: 3,
  reprice: 1,
  cancel: 6,
  fill: 4,
  payLate: 2,
  payBeside: 3,
  choose: 5,
  change: 12,
  wait: 8,
  sweep: 5,
  work: 3,
  outage: 2,
  receipt: 6,
  review: 6,
  crash: 1,
} as const
type Kind = keyof typeof kinds

/** What happens next; the numbers choose among what there is by then. */
export const tillStep = fc.record({
  kind: fc.oneof(
    ...(Object.entries(kinds) as [Kind, number][]).map(([kind, weight]) => ({
      weight,
      arbitrary: fc.constant(kind),
    })),
  ),
  a: fc.nat({ max: 10_000 }),
  b: fc.nat({ max: 10_000 }),
})
export type TillStep = { readonly kind: Kind; readonly a: number; readonly b: number }

const typed = { UserName: 'Nour Mostafa', Phone: '+201012345678' }
const sold = (b: number) => ({
  SeatsNumber: 1 + (b % 3),
  AdultsCount: 1 + (b % 3),
  Promocode: among(codes, b >> 2),
  // Some would rather pay everything at once.
  DepositAmount: (b >> 4) % 3 === 0 ? 1 : 0,
})

async function edit(world: TillWorld, it: Booking | undefined, change: object): Promise<void> {
  if (!it) return
  world.edition += 1
  const request = { ...typed, ...change, TempReseravtionId: it.tempId, Edition: world.edition }
  await it.by.call(api.setTempReservation, requestFor(it.activity, request))
}

async function hold(world: TillWorld, { a, b }: TillStep): Promise<Booking | undefined> {
  const [by, activity] = [among(world.buyers, a), among(world.activities, b)]
  if (!by || activity === undefined) return undefined
  const request = requestFor(activity, { ...typed, ...sold(b) })
  const tempId = (await by.call(api.setTempReservation, request)).body.Data?.TempId
  if (tempId && !world.bookings.some((it) => it.tempId === tempId))
    world.bookings.push({ tempId, activity, by })
  return world.bookings.find((it) => it.tempId === tempId)
}

/**
 * Mostly by card; a wallet's page costs more and sells the same, a code is paid in cash for a day, points at
 * once, and of a transfer staff say that it came.
 */
const payBy = [
  'Bank_Card',
  'Bank_Card',
  'Wallet',
  'Outlet_Code',
  'Bank_Card',
  'Credit_Points',
  'Bank_Transfer',
] as const

async function confirm(world: TillWorld, it: Booking | undefined, b: number): Promise<void> {
  if (!it) return
  const PaymentMethod = among(payBy, b) ?? 'Bank_Card'
  const order = { ReservationId: it.tempId, ModuleType: 'Activity' }
  const { body } = await it.by.call(api.confirmPayment, { ...order, PaymentMethod })
  // Of a code, the gateway's number of the order stands behind its first two digits.
  const page =
    PaymentMethod === 'Outlet_Code'
      ? body.Data?.Fields[0]?.Value.slice(2)
      : body.Data?.PaymentUrl.split('/').at(-1)
  if (page && !world.pages.includes(page)) world.pages.push(page)
}

const reservationOf = async (db: TestApp['db'], it: Booking | undefined): Promise<number | null> =>
  (
    await sql<{ id: number | null }>`
      select reservation_id as id from temp_reservations where id = ${it?.tempId ?? 0}`.execute(db)
  ).rows[0]?.id ?? null

/** A traveller who booked with a deposit goes on to the page for the rest, and often pays there at once. */
async function payRest({ test, bookings, pages, told }: TillWorld, b: number): Promise<void> {
  const { rows } = await sql<{ id: number; tempId: number }>`
    select id, source_id as "tempId" from reservations where status = 'Deposit Paid' order by id`.execute(
    test.db,
  )
  const rest = among(rows, b)
  const by = bookings.find((it) => it.tempId === rest?.tempId)?.by
  if (!rest || !by) return
  const { body } = await by.call(api.completePayment, {
    ReservationId: rest.id,
    Module: 'Activity',
  })
  const page = body.Error === null ? body.Data.split('/').at(-1) : undefined
  if (!page || pages.includes(page)) return
  pages.push(page)
  if (b % 3 > 0) told.push(test.gateway.settle(page))
}

/** Its owner cancels, having been shown a refund that may not be true any more. */
async function cancel({ test }: TillWorld, it: Booking | undefined, b: number): Promise<void> {
  const id = await reservationOf(test.db, it)
  if (!it || !id) return
  await it.by.call(api.getCancellation, { id })
  await it.by.call(api.cancelBooking, { id, ...(b % 4 === 0 && { Refund: (b % 3) * 250 }) })
}

/** Others take what is left of a day, or give places back. */
const fill = async ({ test, activities }: TillWorld, { a, b }: TillStep): Promise<void> =>
  void (await sql`
    update stock set capacity = case when ${b % 4} > 0 then greatest(${CAPACITY}::int, held + sold) else held + sold end
    where item_id = ${among(activities, a) ?? 0} and day = ${DAY}`.execute(test.db))

/** A traveller pays for what they held when that hold has died, and others have taken the day. */
async function payLate(world: TillWorld, { a, b }: TillStep): Promise<void> {
  // Of the activity without a deposit.
  await hold(world, { kind: 'hold', a, b: b | 1 })
  const it = world.bookings.at(-1)
  await confirm(world, it, 0)
  const page = world.pages.at(-1)
  world.test.clock.advance(1300)
  await sweep(world.test)
  for (const at of world.activities.keys()) await fill(world, { kind: 'fill', a: at, b: 0 })
  if (!page || world.told.some((one) => one.gatewayOrderId === page)) return
  const paid = world.test.gateway.settle(page)
  world.told.push(paid)
  await world.test.deliver(paid)
}

/**
 * A traveller sends a receipt while another way to pay is open, and pays there all the same: once staff rejected it, or
 * when nobody has looked until the hold ended and others have the day.
 */
async function payBeside(world: TillWorld, { a, b }: TillStep): Promise<void> {
  const { test, pages, told } = world
  for (const at of world.activities.keys()) await fill(world, { kind: 'fill', a: at, b: 1 })
  // One place of the activity without a deposit: then there is often another day.
  const it = await hold(world, { kind: 'hold', a, b: 3 + 6 * (b % 100) })
  if (!it) return
  await confirm(world, it, b % 4 === 0 ? payBy.indexOf('Outlet_Code') : 0)
  const page = pages.at(-1)
  await confirm(world, it, payBy.indexOf('Bank_Transfer'))
  const id = (await reservationOf(test.db, it)) ?? 0
  await sendReceipt(it, id)
  if (b % 2 === 0) await reject(test.app, id, b % 6 === 0 ? 24 : null)
  else {
    const now = test.clock.now()
    await sql`
      update holds set expires_at = ${now}, hard_cap_at = ${now} where state = 'paying'
        and id = (select hold_id from temp_reservations where id = ${it.tempId})`.execute(test.db)
    await sweep(test)
    for (const at of world.activities.keys()) await fill(world, { kind: 'fill', a: at, b: 0 })
  }
  if (!page || told.some((one) => one.gatewayOrderId === page)) return
  const paid = test.gateway.settle(page)
  told.push(paid)
  const answer = await test.deliver(paid)
  // A later try may find it otherwise, and heal what was no answer.
  if (answer !== 204) throw new Error(`The callback of order ${page} was answered ${answer}`)
}

/** A traveller whose money came too late takes another day, or the money. */
async function choose({ test, bookings }: TillWorld, b: number): Promise<void> {
  const { rows } = await sql<{ id: number; tempId: number }>`
    select reservation_id as id, booking_id as "tempId" from late_rescues order by id`.execute(
    test.db,
  )
  const late = recent(rows, b)
  const by = bookings.find((it) => it.tempId === late?.tempId)?.by
  if (!late || !by) return
  const ReservationId = late.id
  const shown = (await by.call(api.getLateChoice, { ReservationId })).body.Data
  const other = b % 3 === 0 ? undefined : among(shown?.Alternatives ?? [], b)
  await by.call(api.chooseForLateMoney, {
    ReservationId,
    FromDate: other?.FromDate,
    Price: other?.Price,
  })
}

/** Its owner changes day or party, having been shown a price, and often pays the difference at once. */
async function change(world: TillWorld, it: Booking | undefined, b: number): Promise<void> {
  const { test, pages, told } = world
  const id = await reservationOf(test.db, it)
  if (!it || !id) return
  const mine = { ReservationId: id, Module: 'Activity' }
  const wanted = { FromDate: b % 2 === 0 ? DAY : OTHER_DAY, AdultsCount: 1 + (b % 3) }
  const quoted = (await it.by.call(api.quoteChange, { ...mine, ...wanted })).body.Data
  if (!quoted) return
  const { ChangeId, Difference } = quoted
  const { body } = await it.by.call(api.confirmChange, { ...mine, ChangeId, Difference })
  const page = body.Data?.PaymentUrl.split('/').at(-1)
  if (!page || pages.includes(page)) return
  pages.push(page)
  if (b % 5 > 1) told.push(test.gateway.settle(page))
}

/** A traveller tries a card, maybe on a long forgotten page; a bank takes one payment a page. */
function tryCard({ test, pages, told }: TillWorld, a: number, outcome: 'paid' | 'failed'): void {
  const page = recent(pages, a)
  if (page && !told.some((it) => it.gatewayOrderId === page && it.outcome === 'paid'))
    told.push(test.gateway.settle(page, { outcome }))
}

const lies = (world: TillWorld, it: GatewayTransaction): Partial<GatewayTransaction>[] => [
  { amount: it.amount * 10 },
  { amount: 100 },
  { outcome: 'paid' },
  { outcome: 'failed' },
  { ours: false },
  { kind: 'refund' },
  { currency: 'USD' },
  { gatewayOrderId: among(world.pages, it.amount) ?? it.gatewayOrderId },
  { transactionId: `${it.transactionId}0` },
]

async function forge(world: TillWorld, { a, b }: TillStep): Promise<void> {
  const it = recent(world.told, a)
  if (!it) return
  const lie = among(lies(world, it), b)
  const snapshotKey = b % 2 === 0 ? it.snapshotKey : `forged ${b}`
  await world.test.deliver({ ...it, ...lie, snapshotKey }, b % 7 === 0)
}

/** What may be under way when the process dies. */
const underWay: readonly Kind[] = [
  'tell',
  'confirm',
  'sweep',
  'work',
  'cancel',
  'hold',
  'payRest',
  'change',
  'review',
]

/** The process dies in the middle of something, some statements after it began, and is started again. */
async function crash(world: TillWorld, { a, b }: TillStep): Promise<void> {
  const kind = among(underWay, a) ?? 'tell'
  const dying = takeTillStep(world, { kind, a: b, b: a }).catch(() => undefined)
  for (let n = b % 20; n >= 0; n -= 1) await sql`select 1`.execute(world.test.db)
  await world.test.crash()
  await dying
  // By then a refund that was being sent isn't any more.
  world.test.clock.advance(31)
}

/** What the minute brings. */
export async function sweep({ app, clock }: TestApp): Promise<void> {
  await expireHolds(app.checkout.db, clock.now())
  await endUnpaidBookings(app.checkout)
  await endUnpaidBalances(app.checkout)
  await returnUnchosen(app.checkout)
  await releaseIdlePoints(app.checkout)
  await endUnpaidChanges(app.checkout)
  await reconcilePayments(app.payments)
}

/** Takes one step, whatever there is to take it on. */
export async function takeTillStep(world: TillWorld, step: TillStep): Promise<void> {
  const { test, bookings, told, pages } = world
  const { a, b } = step
  const it = recent(bookings, a)
  switch (step.kind) {
    case 'hold':
      return void (await hold(world, step))
    case 'edit':
      return edit(world, it, sold(b))
    case 'rename': {
      const held =
        it && (await it.by.call(api.getTempReservation, { TempReseravtionId: it.tempId }))
      const now = held?.body.Data
      if (!now) return
      const { SeatsNumber, AdultsCount, Promocode } = now
      const same = { SeatsNumber, AdultsCount, Promocode: Promocode ?? undefined }
      return edit(world, it, { ...same, UserName: `Nour ${b}`, SpecialRequest: 'Window' })
    }
    case 'points':
      return void (await it?.by.call(api.useCreditPoints, {
        ReservationId: it.tempId,
        ModuleType: 'Activity',
        Points: (b % 5) * 150,
      }))
    case 'confirm':
      return confirm(world, it, b)
    case 'payRest':
      return payRest(world, b)
    case 'pay':
      return tryCard(world, a, 'paid')
    case 'decline':
      return tryCard(world, a, 'failed')
    case 'tell': {
      const news = recent(told, a)
      return news && void (await test.deliver(news))
    }
    case 'forge':
      return forge(world, step)
    case 'look':
      return void (await it?.by.call(api.paymentStatus, {
        ReservationId: it.tempId,
        ModuleType: 'Activity',
      }))
    case 'comeBack':
      return void (await test
        .browser()
        .call(api.paymentReturn, { Query: `order=${recent(pages, a) ?? ''}&hmac=signed` }))
    case 'renew':
      return void (await it?.by.call(api.renewTempReservation, { TempReseravtionId: it.tempId }))
    case 'reprice':
      return void (await sql`
        update activities set price = ${40_000 + (b % 5) * 5000} where id = ${it?.activity ?? 0}`.execute(
        test.db,
      ))
    case 'cancel':
      return cancel(world, it, b)
    case 'fill':
      return fill(world, step)
    case 'payLate':
      return payLate(world, step)
    case 'payBeside':
      return payBeside(world, step)
    case 'choose':
      return choose(world, b)
    case 'change':
      return change(world, it, b)
    case 'wait':
      return test.clock.advance(1 + (b % 400))
    case 'sweep':
      return sweep(test)
    case 'work':
      return void (test.gateway.down || (await test.work()))
    case 'receipt':
      await confirm(world, it, payBy.indexOf('Bank_Transfer'))
      return sendReceipt(it, (await reservationOf(test.db, it)) ?? 0)
    case 'review':
      return review(world, b)
    case 'crash':
      return crash(world, step)
    case 'outage':
      test.gateway.down = b % 3 === 0
  }
}

/** The gateway is up, all time is over, everything that was to be asked or sent back has been. */
export async function letItSettle({ test }: TillWorld): Promise<void> {
  test.gateway.down = false
  for (let round = 0; round < 10; round += 1) {
    test.clock.advance(8 * 3600)
    await sweep(test)
    await test.work()
  }
}
