import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import type { Browser } from '../../../testing/app.ts'
import { auditBooks } from '../../../audit-books.ts'
import { bookDue, endUnpaidExternal, forgetGuests, watchOrphans } from '../index.ts'
import {
  givenBooked,
  givenPaid,
  givenPaying,
  givenQuote,
  GUESTS,
  openPageOf,
  paymentOf,
  staffAlerts,
  standOf,
} from '../testing/bookings.ts'
import { hotelApp } from '../testing/hotel-app.ts'
import { down, lost, type Call } from '../testing/supplier.ts'
import { emptyTables, tables } from '../../../testing/empty-tables.ts'

const test = await hotelApp()
const { supplier, clock, db, gateway, mailer, external } = test
let hotel: number
let guest: Browser

beforeAll(async () => {
  hotel = await test.given({ name: { en: 'Pearl Palace', ar: 'قصر اللؤلؤ' }, stars: 5 })
})
beforeEach(async () => {
  supplier.reset()
  gateway.down = false
  clock.advance(3600)
  guest = test.browser()
  await sql`delete from jobs.job`.execute(db)
  await emptyTables(db, [
    ...tables.payments,
    'staff_alerts',
    'external_bookings',
    'reservations',
    'reservation_events',
    'sent_mails',
  ])
  mailer.sent.length = 0
  gateway.refunds.length = 0
})

const called = (call: Call): number => supplier.calls.filter((it) => it.call === call).length
const during =
  (which: Call, what: () => Promise<void>) =>
  (call: Call): Promise<void> =>
    call === which ? what() : Promise.resolve()
const bookingsOf = async (id: number) => supplier.confirmed((await standOf(test, id)).code)
/** Time passes, and everything that the minute brings happens. */
const later = async (minutes: number): Promise<void> => {
  for (let passed = 0; passed < minutes; passed += 5) {
    clock.advance(300)
    await bookDue(external)
  }
  await test.work()
}
const subjects = (): string[] => mailer.sent.map(({ subject }) => subject)

/** Booked once there, paid for here, one mail. */
async function isBooked(id: number): Promise<void> {
  expect(await standOf(test, id)).toMatchObject({
    state: 'booked',
    status: 'Confirmed',
    payment: 'Paid',
    paid: 756_000,
    total: 756_000,
  })
  expect(await bookingsOf(id)).toHaveLength(1)
  expect(await paymentOf(guest, id)).toMatchObject({
    State: 'paid',
    Confirmation: { ReservationId: id, Module: 'Hotel', TotalAmount: 7560 },
  })
  expect(gateway.refunds).toEqual([])
  await isSettled()
}

/** Nothing there, all money back, one mail. */
async function isRefunded(id: number): Promise<void> {
  await test.work()
  expect(await standOf(test, id)).toMatchObject({
    state: 'refused',
    status: 'Cancelled',
    payment: 'Refunded',
    paid: 0,
  })
  expect(await bookingsOf(id)).toEqual([])
  expect(gateway.refunds.map(({ amount }) => amount)).toEqual([756_000])
  expect(await paymentOf(guest, id)).toMatchObject({ State: 'refunded' })
  expect(subjects().at(-1)).toContain('on its way back')
  expect(mailer.sent.at(-1)?.text).toContain('The hotel could not')
  expect(mailer.sent.at(-1)?.text).toContain('/hotels?arrivalDate=')
  expect(await staffAlerts(test)).toContain('paid_but_gone')
  await isSettled()
}

async function isSettled(): Promise<void> {
  expect(await wrongInTill(db)).toEqual([])
  expect(await wrongInLedger(db, gateway)).toEqual([])
  expect(await auditBooks(test.app.payments)).toBe(0)
}

describe('a guest books two adults and a child', () => {
  it('pays, the hotel confirms, and the mail goes to the address that was typed', async () => {
    const id = await givenBooked(test, guest, hotel)
    await test.work()
    await isBooked(id)
    expect(supplier.bookings.at(-1)?.order).toMatchObject({
      holder: { name: 'Nour', surname: 'El-Sayed' },
      remark: 'A quiet room, please',
      rates: [
        {
          guests: [
            { room: 1, age: null, name: 'Nour' },
            { room: 1, age: null, name: 'Omar' },
            { room: 1, age: 6, name: 'Laila' },
          ],
        },
      ],
    })
    expect(mailer.sent.map(({ to, attachments }) => [to, attachments?.length])).toEqual([
      ['nour@example.com', expect.any(Number)],
    ])
    expect(subjects()[0]).toContain('Pearl Palace')
  })

  it('the supplier isn’t asked before the money is here', async () => {
    const { reservation, order } = await givenPaying(guest, hotel)
    await test.work()
    expect(called('book')).toBe(0)
    expect(await paymentOf(guest, reservation)).toMatchObject({ State: 'checking', Message: null })
    await test.deliver(gateway.settle(order))
    expect(await paymentOf(guest, reservation)).toMatchObject({
      State: 'checking',
      Message: expect.stringContaining('confirming with the hotel'),
    })
    expect(await standOf(test, reservation)).toMatchObject({
      state: 'paid',
      status: 'Under Review',
      payment: 'Paid',
    })
  })

  it('presses Pay twice: one page', async () => {
    const { reservation, order } = await givenPaying(guest, hotel)
    expect(await openPageOf(guest, reservation)).toBe(order)
  })

  it('is named another price: nothing is opened', async () => {
    const { reservation } = await givenPaying(guest, hotel)
    const before = gateway.orders.length
    const pay = {
      ReservationId: reservation,
      ModuleType: 'Hotel',
      PaymentMethod: 'BANK_CARD',
    } as const
    expect(await guest.call(api.confirmPayment, { ...pay, PriceWithFees: 7000 })).toMatchObject({
      status: 409,
      body: { code: 'price_changed' },
    })
    expect(await test.browser().call(api.confirmPayment, pay)).toMatchObject({ status: 404 })
    expect(gateway.orders).toHaveLength(before)
  })

  it('can’t pay for nobody', async () => {
    const { TempReservationId } = await givenQuote(guest, hotel)
    const pay = {
      ReservationId: TempReservationId,
      ModuleType: 'Hotel',
      PaymentMethod: 'BANK_CARD',
    } as const
    expect(await guest.call(api.confirmPayment, pay)).toMatchObject({
      body: { code: 'name_required' },
    })
    expect(await guest.data(api.paymentMethods, pay)).toMatchObject([
      { PriceWithFees: 7560 },
      {},
      {},
    ])
  })
})

describe('X1: booked, and the answer lost', () => {
  it.each(['after', 'before'] as const)(
    '%s it was done: looked up, never booked again',
    async (when) => {
      const id = await givenPaid(test, guest, hotel)
      supplier.switches[when] = during('book', lost)
      await test.work()
      expect(await standOf(test, id)).toMatchObject({ state: 'paid', status: 'Under Review' })
      await test.work()
      expect(subjects()).toEqual(['We are confirming your booking: Pearl Palace'])
      supplier.reset()
      await later(40)
      expect(called('book')).toBe(0)
      await (when === 'after' ? isBooked(id) : isRefunded(id))
    },
  )

  it('is found out within seconds: the page waits', async () => {
    const id = await givenPaid(test, guest, hotel)
    await sql`delete from jobs.job`.execute(db)
    supplier.switches.after = during('book', lost)
    await bookDue(external)
    supplier.reset()
    clock.advance(6)
    // The queue has the database's clock: what is due by ours is due.
    await sql`update jobs.job set start_after = now() where start_after <= ${clock.now()}`.execute(
      db,
    )
    await test.work()
    await isBooked(id)
  })

  it('X2: the list has it only after a while: waited for, told once', async () => {
    const id = await givenPaid(test, guest, hotel)
    supplier.switches.after = during('book', lost)
    await test.work()
    supplier.reset()
    supplier.switches.hidden = true
    await later(20)
    expect(await standOf(test, id)).toMatchObject({ state: 'paid' })
    expect(await staffAlerts(test)).toContain('external_booking_open')
    supplier.switches.hidden = false
    await later(15)
    expect(called('book')).toBe(0)
    await isBooked(id)
    expect(await staffAlerts(test)).not.toContain('external_booking_open')
    expect(subjects().filter((it) => it.startsWith('We are confirming'))).toHaveLength(1)
  })

  /** Booked, and the money went back, since nobody could see it. */
  async function givenOrphan(): Promise<number> {
    const id = await givenPaid(test, guest, hotel)
    supplier.switches.after = during('book', lost)
    await test.work()
    supplier.reset()
    supplier.switches.hidden = true
    await later(40)
    expect(await standOf(test, id)).toMatchObject({ state: 'refused' })
    expect(await bookingsOf(id)).toHaveLength(1)
    supplier.switches.hidden = false
    clock.advance(3600)
    return id
  }

  it('one that turns up after the money went back is cancelled there', async () => {
    const id = await givenOrphan()
    await watchOrphans(external)
    await isRefunded(id)
    expect(await staffAlerts(test)).toContain('external_booking_orphan')
  })

  it.each([
    ['refuses to', { refusesToCancel: true }, 1],
    ['can’t be asked to', { before: during('cancel', down) }, 1],
    ['doesn’t answer to', { after: during('cancel', lost) }, 0],
  ] as const)('one that its supplier %s cancel is told to the staff', async (_, how, standing) => {
    const id = await givenOrphan()
    Object.assign(supplier.switches, how)
    await watchOrphans(external)
    expect(await bookingsOf(id)).toHaveLength(standing)
    expect(await staffAlerts(test)).toContain('external_booking_orphan')
  })
})

describe('booked at another net price than was checked', () => {
  const alerts = async () =>
    (await sql`select kind, subject, detail from staff_alerts order by id`.execute(db)).rows

  it.each([
    ['dearer', 110, '7425.00'],
    ['cheaper', 90, '6075.00'],
  ])(
    '%s: the booking stands at what was paid, and staff are alerted',
    async (_, percent, booked) => {
      const id = await givenPaid(test, guest, hotel)
      supplier.switches.bookedPercent = percent
      await test.work()
      await isBooked(id)
      const [booking] = await bookingsOf(id)
      const detail = { reference: booking?.reference, checked: '6750.00', booked }
      expect(await alerts()).toEqual([
        { kind: 'external_net_differs', subject: String(id), detail },
      ])
    },
  )

  it('found out by looking it up: the same, once', async () => {
    const id = await givenPaid(test, guest, hotel)
    supplier.switches.bookedPercent = 110
    supplier.switches.after = during('book', lost)
    await test.work()
    supplier.reset()
    await later(10)
    await isBooked(id)
    expect(await staffAlerts(test)).toEqual(['external_net_differs'])
  })

  it('but for piastres that rounding makes: nobody hears of it', async () => {
    const id = await givenPaid(test, guest, hotel)
    supplier.switches.bookedPercent = 100 + 1 / 6750
    await test.work()
    await isBooked(id)
    expect(await alerts()).toEqual([])
  })
})

describe('a supplier that can’t be asked', () => {
  it('is asked again, and books once it can', async () => {
    const id = await givenPaid(test, guest, hotel)
    supplier.switches.before = during('book', down)
    await test.work()
    await later(10)
    expect(await standOf(test, id)).toMatchObject({ state: 'paid' })
    supplier.reset()
    await later(10)
    await isBooked(id)
  })

  it('isn’t waited for for ever: the money goes back', async () => {
    const id = await givenPaid(test, guest, hotel)
    supplier.switches.before = during('book', down)
    await later(45)
    await isRefunded(id)
  })
})

describe('paid by an account that is deleted before the supplier answered', () => {
  const keptOf = async (id: number) => {
    const { rows } = await sql`
      select guests_sealed is not null as guests, special_request as request from external_bookings where id = ${id}`.execute(
      db,
    )
    return rows[0]
  }
  const nothing = { guests: false, request: null }
  async function givenLeft(): Promise<number> {
    await signIn(test, guest)
    const id = await givenPaid(test, guest, hotel)
    supplier.switches.before = during('book', down)
    await test.work()
    await guest.data(api.deleteAccount, {})
    await test.work()
    return id
  }

  it('never asked for: all of it goes back, and its guests are forgotten with that', async () => {
    const id = await givenLeft()
    await later(45)
    expect(await standOf(test, id)).toMatchObject({ state: 'refused', payment: 'Refunded' })
    expect(gateway.refunds.map(({ amount }) => amount)).toEqual([756_000])
    expect(await keptOf(id)).toEqual(nothing)
    await isSettled()
  })

  it('is booked for its guests once the supplier answers; then they are forgotten', async () => {
    const id = await givenLeft()
    expect(await keptOf(id), 'are needed until then').toEqual({
      guests: true,
      request: 'A quiet room, please',
    })
    supplier.reset()
    await later(10)
    expect(await standOf(test, id)).toMatchObject({ state: 'booked', status: 'Confirmed' })
    expect(supplier.bookings.at(-1)?.order).toMatchObject({ holder: { name: 'Nour' } })
    expect(await keptOf(id)).toEqual(nothing)
    await isSettled()
  })

  it('what the settling left is forgotten within the hour', async () => {
    const id = await givenLeft()
    await sql`update external_bookings set state = 'booked' where id = ${id}`.execute(db)
    await forgetGuests(db, clock.now())
    expect(await keptOf(id)).toEqual(nothing)
  })

  it('without guests any more: nobody can be named, so all of it goes back', async () => {
    const id = await givenPaid(test, guest, hotel)
    await sql`update external_bookings set guests_sealed = null, guests_key = null where id = ${id}`.execute(
      db,
    )
    await test.work()
    await isRefunded(id)
    expect(called('book')).toBe(0)
  })
})

it('the nightly audit tells the staff of money that no try settles', async () => {
  const id = await givenPaid(test, guest, hotel)
  // As when our key of the guests is lost: every try ends in a fault.
  await sql`update external_bookings set guests_key = 'lost' where id = ${id}`.execute(db)
  await bookDue(external).catch(() => undefined)
  expect(await auditBooks(test.app.payments), 'not before it is long open').toBe(0)
  clock.advance(3 * 3600)
  expect(await auditBooks(test.app.payments)).toBe(1)
  expect(await staffAlerts(test)).toEqual(['external_booking_open'])
})

describe('refused by the supplier', () => {
  it.each(['sold_out', 'account', 'permanent', 'invalid_guests'] as const)(
    '%s: the money goes back',
    async (why) => {
      const id = await givenPaid(test, guest, hotel)
      supplier.switches.refuses = why
      await test.work()
      await isRefunded(id)
      expect(called('book')).toBe(1)
    },
  )

  it('P15: a price that rose below what was paid is ours to bear', async () => {
    const id = await givenPaid(test, guest, hotel)
    supplier.switches.percent = 110
    await test.work()
    await isBooked(id)
    expect(called('book')).toBe(2)
  })

  it('P15: one that rose beyond it goes back', async () => {
    const id = await givenPaid(test, guest, hotel)
    supplier.switches.percent = 130
    await test.work()
    await isRefunded(id)
  })

  it('a booking under our reference already: looked up', async () => {
    const id = await givenPaid(test, guest, hotel)
    supplier.switches.after = during('book', lost)
    await test.work()
    supplier.reset()
    // As after a restore of the database: that it was asked for was forgotten.
    await sql`update external_bookings set asked_at = null, look_at = ${clock.now()} where id = ${id}`.execute(
      db,
    )
    supplier.switches.refuses = 'duplicate'
    await bookDue(external)
    await later(10)
    await isBooked(id)
  })
})

it('X4: a declined card books nothing', async () => {
  const { reservation, order } = await givenPaying(guest, hotel)
  await test.deliver(gateway.settle(order, { outcome: 'failed' }))
  await test.work()
  expect(called('book')).toBe(0)
  expect(await paymentOf(guest, reservation)).toMatchObject({
    State: 'failed',
    Message: 'The bank declined the card.',
  })
  // The same page may be paid with another card.
  await test.deliver(gateway.settle(order))
  await test.work()
  await isBooked(reservation)
})

it('X6: two rooms are booked both or not at all', async () => {
  const party = { AdultsCount: 4, ChildrenAges: [6] }
  const quote = await givenQuote(guest, hotel, party)
  const id = quote.TempReservationId
  const [lead, adult, child] = GUESTS
  const Paxes = [lead, adult, adult, adult, child].filter((it) => it !== undefined)
  await guest.data(api.bookExternal, { id: hotel, TempReservationId: id, Paxes })
  const order = await openPageOf(guest, id)
  supplier.switches.oneRoomOnly = true
  await test.deliver(gateway.settle(order))
  await test.work()
  expect(await standOf(test, id)).toMatchObject({ state: 'refused', status: 'Cancelled' })
  expect(supplier.confirmed(quote.BookingCode)).toEqual([])
  expect(gateway.refunds).toHaveLength(1)
  await isSettled()
})

describe('money', () => {
  it('P1: told of ten times at once, books once', async () => {
    const { reservation, order } = await givenPaying(guest, hotel)
    const paid = gateway.settle(order)
    await Promise.all(Array.from({ length: 10 }, () => test.deliver(paid)))
    await Promise.all([test.work(), bookDue(external), bookDue(external)])
    await test.work()
    expect(called('book')).toBe(1)
    await isBooked(reservation)
  })

  it('H1, H2: late, when the time was up: the supplier decides', async () => {
    const { reservation, order } = await givenPaying(guest, hotel)
    clock.advance(3600)
    await endUnpaidExternal(external)
    expect(await standOf(test, reservation)).toMatchObject({ state: 'ended', status: 'Expired' })
    await test.deliver(gateway.settle(order))
    expect(await standOf(test, reservation)).toMatchObject({ status: 'Under Review' })
    await test.work()
    await isBooked(reservation)
  })

  it('H3: late, and the room is gone: all of it goes back', async () => {
    const { reservation, order } = await givenPaying(guest, hotel)
    clock.advance(3600)
    await endUnpaidExternal(external)
    supplier.switches.gone = 'at booking'
    await test.deliver(gateway.settle(order))
    await test.work()
    await isRefunded(reservation)
  })

  it('that came before it was told of is found before the time ends it', async () => {
    const { reservation, order } = await givenPaying(guest, hotel)
    gateway.settle(order)
    clock.advance(3600)
    await endUnpaidExternal(external)
    await test.work()
    await isBooked(reservation)
  })

  it('P6: on a page of another quote goes back', async () => {
    const { reservation, order } = await givenPaying(guest, hotel)
    clock.advance(3600)
    supplier.switches.percent = 105
    const token = (await givenQuote(test.browser(), hotel)).HotelOptions.find((it) => it.IsSelected)
    supplier.reset()
    supplier.switches.percent = 90
    const fresh = await guest.data(api.getExternalBooking, {
      id: hotel,
      ArrivalDate: '2026-12-10',
      DepartureDate: '2026-12-13',
      RatePlanToken: token?.RatePlanToken ?? '',
      TempReservationId: reservation,
    })
    expect(fresh.PriceChange).toMatchObject({ From: 7560 })
    await test.deliver(gateway.settle(order))
    await test.work()
    expect(called('book')).toBe(0)
    expect(gateway.refunds.map(({ amount }) => amount)).toEqual([756_000])
    expect(await staffAlerts(test)).toContain('page_voided')
  })
})

/**
 * P9: the process dies at six points between 'the money is taken' and 'confirmed'. Whatever was committed
 * stands, nothing after it happens; a new process goes on by the clock.
 */
describe('P9: killed', () => {
  class Killed extends Error {}
  const die = async (): Promise<never> => {
    throw new Killed()
  }
  /** The statement that never comes to be: everything from there on is as if the process were gone. */
  const killAt = (table: string, when: string) =>
    sql.raw(`
      create or replace function test_kill() returns trigger language plpgsql as
        $$ begin raise exception 'killed'; end $$;
      create trigger test_kill before ${table === 'refunds' ? 'insert' : 'update'} on ${table} for each row when (${when}) execute function test_kill()`)
  const revive = async (): Promise<void> => {
    for (const table of ['external_bookings', 'reservations', 'refunds'])
      await sql.raw(`drop trigger if exists test_kill on ${table}`).execute(db)
  }
  const dieQuietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined)

  it.each([
    ['1: while the money is written down', 'external_bookings', `new.state = 'paid'`, 'booked'],
    ['2: before it is claimed', 'external_bookings', `new.tries > old.tries`, 'booked'],
    [
      '3: before that it was asked for stands written',
      'external_bookings',
      `new.asked_at is not null`,
      'booked',
    ],
    [
      '4: booked there, before it stands here',
      'external_bookings',
      `new.state = 'booked'`,
      'booked',
    ],
    ['5: while the reservation is confirmed', 'reservations', `new.status = 'Confirmed'`, 'booked'],
  ])('%s: ends booked, once', async (_, table, when) => {
    const { reservation, order } = await givenPaying(guest, hotel)
    const paid = gateway.settle(order)
    await killAt(table, when).execute(db)
    await dieQuietly(test.deliver(paid))
    await dieQuietly(test.work())
    await dieQuietly(bookDue(external))
    await revive()
    clock.advance(600)
    // The gateway tells again, and the clock goes on.
    await test.deliver(paid)
    await later(30)
    expect(called('book')).toBe(1)
    await isBooked(reservation)
  })

  it('6: between asking and being asked: the money goes back', async () => {
    const id = await givenPaid(test, guest, hotel)
    supplier.switches.before = during('book', die)
    await test.work()
    supplier.reset()
    await later(45)
    expect(called('book')).toBe(0)
    await isRefunded(id)
  })

  it('while the refund is written down: it is owed once', async () => {
    const id = await givenPaid(test, guest, hotel)
    supplier.switches.refuses = 'sold_out'
    await killAt('refunds', 'true').execute(db)
    await dieQuietly(test.work())
    await revive()
    await later(10)
    await isRefunded(id)
  })

  it('would notice a second booking: without our note that it was asked for, there are two', async () => {
    const id = await givenPaid(test, guest, hotel)
    supplier.switches.after = during('book', lost)
    await test.work()
    supplier.reset()
    await sql`update external_bookings set asked_at = null where id = ${id}`.execute(db)
    await later(10)
    expect(await bookingsOf(id)).toHaveLength(2)
  })
})
