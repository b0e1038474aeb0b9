import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  statusOf,
  requestFor,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { givenHotel } from '../../catalogue/test-stays.ts'
import { endUnpaidBookings } from '../index.ts'
import { emptyTables, tables } from '../../../testing/empty-tables.ts'

const test = await testApp()
await givenPlaces(test)
const { clock, gateway, mailer, db, browser } = test
let activity = 0
let buyer: Browser = browser()
let edition = 1

const edit = (tempId: number, change: object = {}) =>
  buyer.call(
    api.setTempReservation,
    requestFor(activity, {
      UserName: 'Nour Mostafa',
      Phone: '+201012345678',
      TempReseravtionId: tempId,
      Edition: (edition += 1),
      ...change,
    }),
  )
const mine = async () =>
  (await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 10, Filters: null })).Data[0]
const alerts = async () =>
  (await sql<{ kind: string }>`select kind from staff_alerts order by id`.execute(db)).rows.map(
    (row) => row.kind,
  )
const states = async () =>
  (
    await sql<{ state: string }>`select state from payment_attempts order by id`.execute(db)
  ).rows.map((row) => row.state)
const pay = async (order: string): Promise<void> => {
  await test.deliver(gateway.settle(order))
  await test.work()
}

beforeEach(async () => {
  gateway.down = false
  gateway.beforeStart = async () => undefined
  gateway.beforeInquiry = async () => undefined
  await sql`delete from jobs.job`.execute(db)
  await emptyTables(
    db,
    [...tables.payments, ...tables.bookings, ...tables.messages, 'staff_alerts', 'promocodes'],
    {
      restart: true,
    },
  )
  await sql`insert into promocodes (code, percent) values ('HALF', 50)`.execute(db)
  mailer.sent.length = 0
  gateway.refunds.length = 0
  activity = await givenActivity(test)
  buyer = browser()
  await signIn(test, buyer)
})

describe('a page that is open while the booking is edited', () => {
  it('paying the cheap page doesn’t get the dear booking: the money goes back, the traveller is told', async () => {
    const tempId = await givenHeld(buyer, activity, { Promocode: 'HALF' })
    const cheap = await givenPaying(test, buyer, tempId)
    expect(await edit(tempId)).toMatchObject({ status: 200 })
    const dear = await givenPaying(test, buyer, tempId)
    await pay(cheap)
    expect(await wrongInTill(db)).toEqual([])
    expect(await mine()).toMatchObject({ StatusCode: 'Pending Payment' })
    expect(await states()).toEqual(['returned', 'pending'])
    expect(gateway.refunds).toMatchObject([{ amount: 50_000 }])
    expect(await alerts()).toEqual(['page_voided'])
    expect(mailer.sent).toHaveLength(1)
    expect(mailer.sent[0]?.text).toContain('EGP\u00a0500')
    expect(mailer.sent[0]?.text).toContain('your booking is not confirmed yet')
    await pay(dear)
    expect(await mine()).toMatchObject({ StatusCode: 'Confirmed', Price: 1000 })
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
  })

  it('paying the dear page doesn’t get the cheap booking', async () => {
    const tempId = await givenHeld(buyer, activity)
    const dear = await givenPaying(test, buyer, tempId)
    await edit(tempId, { Promocode: 'HALF' })
    const cheap = await givenPaying(test, buyer, tempId)
    await pay(dear)
    expect(await wrongInTill(db)).toEqual([])
    expect(gateway.refunds).toMatchObject([{ amount: 100_000 }])
    await pay(cheap)
    expect(await mine()).toMatchObject({ StatusCode: 'Confirmed', Price: 500 })
    expect(gateway.refunds).toHaveLength(1)
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
  })

  it('of a stay for one, edited to three with free cancellation: its first page buys nothing', async () => {
    const hotel = await givenHotel(db, {
      stars: 5,
      rooms: [{ capacity: 1, refundable: 'optional', refundablePercent: 8 }],
      open: { from: '2026-12-10', nights: 20 },
    })
    activity = hotel.rooms[0] ?? 0
    const stay = { ModuleType: 'Hotel', ToDate: '2026-12-20' }
    const one = { ...stay, SeatsNumber: 1, AdultsCount: 1 }
    const tempId = await givenHeld(buyer, activity, one)
    const pageOf = async () => {
      const request = { ReservationId: tempId, ModuleType: 'Hotel', PaymentMethod: 'Bank_Card' }
      return (await buyer.data(api.confirmPayment, request)).PaymentUrl.split('/').at(-1) ?? ''
    }
    const first = await pageOf()
    const three = {
      ...stay,
      SeatsNumber: 3,
      ChildrenCount: 1,
      ChildrenAges: '6',
      IsRefundable: true,
    }
    expect(await edit(tempId, three)).toMatchObject({ status: 200 })
    const second = await pageOf()
    await pay(first)
    expect(await wrongInTill(db)).toEqual([])
    await pay(second)
    expect(await mine()).toMatchObject({ StatusCode: 'Confirmed' })
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
  })
})

describe('an edit while a page is open', () => {
  it('of name, telephone and requests alone keeps the page: paid, it books', async () => {
    const tempId = await givenHeld(buyer, activity)
    const page = await givenPaying(test, buyer, tempId)
    await edit(tempId, { UserName: 'Mona Adel', Phone: '+201098765432', SpecialRequest: 'Window' })
    expect(await states()).toEqual(['pending'])
    expect(await givenPaying(test, buyer, tempId)).toBe(page)
    await pay(page)
    expect(await mine()).toMatchObject({ StatusCode: 'Confirmed' })
  })

  it('of the number of people ends it, and what is held changes', async () => {
    const tempId = await givenHeld(buyer, activity)
    const page = await givenPaying(test, buyer, tempId)
    expect(await edit(tempId, { SeatsNumber: 3, AdultsCount: 3 })).toMatchObject({
      body: { Data: { PayableAmount: 1500 } },
    })
    expect(await states()).toEqual(['voided'])
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'none' })
    await pay(page)
    expect(await statusOf(buyer, tempId)).toEqual({
      State: 'failed',
      Message: expect.stringContaining('This booking was changed') as string,
      Confirmation: null,
      Awaiting: null,
    })
    await pay(await givenPaying(test, buyer, tempId))
    expect(await mine()).toMatchObject({ StatusCode: 'Confirmed', Price: 1500 })
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
  })

  it('that nobody pays in the end gives its places back, and the reservation ends', async () => {
    const tempId = await givenHeld(buyer, activity)
    await givenPaying(test, buyer, tempId)
    await edit(tempId, { SeatsNumber: 3, AdultsCount: 3 })
    clock.advance(2000)
    expect(await endUnpaidBookings(test.app.checkout)).toBe(1)
    expect(await mine()).toMatchObject({ StatusCode: 'Expired' })
    const { rows } = await sql`select held, sold from stock where item_id = ${activity}`.execute(db)
    expect(rows).toEqual([{ held: 0, sold: 0 }])
  })

  it('of a booking that is paid by now is refused: it is booked', async () => {
    const tempId = await givenHeld(buyer, activity)
    gateway.settle(await givenPaying(test, buyer, tempId))
    expect(await edit(tempId, { Promocode: 'HALF' })).toMatchObject({
      status: 409,
      body: { code: 'already_booked' },
    })
    expect(await mine()).toMatchObject({ StatusCode: 'Confirmed', Price: 1000 })
  })

  it.each([
    [
      'en-US',
      'A payment page is open for this booking. Finish it, or close it and try again in a moment.',
    ],
    ['ar-EG', 'هناك صفحة دفع مفتوحة لهذا الحجز. أكملها، أو أغلقها وحاول مرة أخرى بعد لحظات.'],
  ])(
    'is refused while the gateway can’t be asked, and changes nothing (%s)',
    async (language, Error) => {
      const tempId = await givenHeld(buyer, activity)
      const page = await givenPaying(test, buyer, tempId)
      gateway.down = true
      const request = requestFor(activity, {
        TempReseravtionId: tempId,
        Edition: 9,
        Promocode: 'HALF',
      })
      expect(
        await buyer.call(api.setTempReservation, request, { 'accept-language': language }),
      ).toMatchObject({ status: 409, body: { code: 'payment_open', Error } })
      gateway.down = false
      await pay(page)
      expect(await mine()).toMatchObject({ StatusCode: 'Confirmed', Price: 1000 })
      expect(await wrongInTill(db)).toEqual([])
    },
  )

  it('ends a declined page, too: a second card there buys nothing', async () => {
    const tempId = await givenHeld(buyer, activity, { Promocode: 'HALF' })
    const page = await givenPaying(test, buyer, tempId)
    await test.deliver(gateway.settle(page, { outcome: 'failed' }))
    await edit(tempId)
    await pay(page)
    expect(await states()).toEqual(['returned'])
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
  })

  it('a price that changed meanwhile ends the page of the old price', async () => {
    const tempId = await givenHeld(buyer, activity)
    const page = await givenPaying(test, buyer, tempId)
    await sql`update activities set price = 60000 where id = ${activity}`.execute(db)
    const again = { ReservationId: tempId, ModuleType: 'Activity', PaymentMethod: 'Bank_Card' }
    expect(await buyer.call(api.confirmPayment, again)).toMatchObject({
      body: { code: 'price_changed' },
    })
    await pay(page)
    expect(await states()).toEqual(['returned'])
    expect(await wrongInTill(db)).toEqual([])
  })
})

describe('an edit and ConfirmPayment at the same moment', () => {
  /** Both at once, the page that opened paid: answers what the till holds against it. */
  const race = async (): Promise<string[]> => {
    const tempId = await givenHeld(buyer, activity)
    const confirm = { ReservationId: tempId, ModuleType: 'Activity', PaymentMethod: 'Bank_Card' }
    const [, answer] = await Promise.all([
      edit(tempId, { Promocode: 'HALF' }),
      buyer.call(api.confirmPayment, confirm),
    ])
    const wrong = await wrongInTill(db)
    const page = answer.body.Data?.PaymentUrl.split('/').at(-1)
    if (page) await pay(page)
    return [...wrong, ...(await wrongInTill(db)), ...(await wrongInLedger(db, gateway))]
  }

  it('50 times: an open page sells what the booking is, and what is paid is what is booked', async () => {
    for (let run = 0; run < 50; run += 1) {
      activity = await givenActivity(test)
      expect(await race()).toEqual([])
    }
  }, 60_000)

  it('control: pages that carry no terms sell whatever the booking became', async () => {
    await sql`
      create function forget_terms() returns trigger language plpgsql as
        $$ begin new.terms_key := 'same'; new.state := case new.state when 'voided' then 'pending' else new.state end;
        return new; end $$`.execute(db)
    await sql`create trigger forget_terms before insert or update on payment_attempts
      for each row execute function forget_terms()`.execute(db)
    try {
      const tempId = await givenHeld(buyer, activity, { Promocode: 'HALF' })
      await givenPaying(test, buyer, tempId)
      await edit(tempId)
      expect(await wrongInTill(db)).toEqual([
        expect.stringContaining('an open page sells something else') as string,
      ])
    } finally {
      await sql`drop function forget_terms cascade`.execute(db)
    }
  })
})

describe('what is confirmed is paid for', () => {
  it('to the piastre, or the database refuses it', async () => {
    const tempId = await givenHeld(buyer, activity)
    await pay(await givenPaying(test, buyer, tempId))
    for (const paid of [99_999, 100_001])
      await expect(sql`update reservations set paid = ${paid}`.execute(db)).rejects.toThrow(
        /reservations_paid_is_total/,
      )
  })
})

describe('a promocode for one use', () => {
  const code = 'ONCE'
  beforeEach(async () => {
    await sql`insert into promocodes (code, percent, max_uses) values (${code}, 50, 1)`.execute(db)
  })
  const verdict = async (tempId: number) =>
    (await edit(tempId, { Promocode: code })).body.Data?.Promocode?.IsSuccess
  const booked = async () =>
    (
      await sql<{ total: number }>`
        select total from reservations where status = 'Confirmed' order by id`.execute(db)
    ).rows.map((row) => row.total)

  /** Holds with the code, opens the page, takes the code out again; answers the page. */
  const takeOut = async (): Promise<string> => {
    activity = await givenActivity(test)
    const tempId = await givenHeld(buyer, activity, { Promocode: code })
    const page = await givenPaying(test, buyer, tempId)
    await edit(tempId)
    return page
  }

  it('edited out while its page is open, again and again, is no booking at half the price', async () => {
    const pages = [await takeOut(), await takeOut(), await takeOut()]
    for (const page of pages) await pay(page)
    expect(await booked()).toEqual([])
    expect(gateway.refunds).toHaveLength(3)
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
  })

  it('control: pages that outlive the edit, and aren’t counted, are three at half the price', async () => {
    await sql`
      create function keep_pages() returns trigger language plpgsql as
        $$ begin
          if new.state = 'voided' then new.state := 'failed'; end if;
          new.promocode_id := null;
          return new;
        end $$`.execute(db)
    await sql`create trigger keep_pages before insert or update on payment_attempts
      for each row execute function keep_pages()`.execute(db)
    try {
      const pages = [await takeOut(), await takeOut(), await takeOut()]
      expect(gateway.orders.slice(-3).map((it) => it.order.amount)).toEqual([
        50_000, 50_000, 50_000,
      ])
      expect(new Set(pages).size).toBe(3)
      expect(await states()).toEqual(['failed', 'failed', 'failed'])
    } finally {
      await sql`drop function keep_pages cascade`.execute(db)
    }
  })

  it('is used while its page may be paid, also after the hold and the page ran out', async () => {
    const tempId = await givenHeld(buyer, activity, { Promocode: code })
    const page = await givenPaying(test, buyer, tempId)
    const rival = await givenHeld(buyer, await givenActivity(test))
    expect(await verdict(rival)).toBe(false)
    clock.advance(2000)
    expect(await endUnpaidBookings(test.app.checkout)).toBe(1)
    expect(await states()).toEqual(['expired'])
    activity = await givenActivity(test)
    expect(await verdict(await givenHeld(buyer, activity))).toBe(false)
    await pay(page)
    expect(await booked()).toEqual([50_000])
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
  })

  it('is free again once nobody can pay with it any more', async () => {
    const tempId = await givenHeld(buyer, activity, { Promocode: code })
    await givenPaying(test, buyer, tempId)
    await edit(tempId)
    activity = await givenActivity(test)
    expect(await verdict(await givenHeld(buyer, activity))).toBe(true)
  })

  it('that somebody else has used when the money comes at last sends the money back', async () => {
    const tempId = await givenHeld(buyer, activity, { Promocode: code })
    const late = await givenPaying(test, buyer, tempId)
    clock.advance(2000)
    await endUnpaidBookings(test.app.checkout)
    clock.advance(3600)
    activity = await givenActivity(test)
    const next = await givenHeld(buyer, activity, { Promocode: code })
    await pay(await givenPaying(test, buyer, next))
    await pay(late)
    expect(await booked()).toEqual([50_000])
    expect(await alerts()).toEqual(['promocode_used_up'])
    expect(mailer.sent.at(-1)?.text).toContain('had been used up')
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
  })
})
