import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import type { ReservationEvent } from './events.ts'
import {
  cancelForRefund,
  cancelReservation,
  confirmReservation,
  confirmRoundTrip,
  expireReservation,
  findBySource,
  openReservation,
} from './index.ts'
import { readReference } from './reference.ts'
import { newFacts, OPENED_AT } from './testing/reservations.ts'

const { db } = await testDatabase(4)
const told: ReservationEvent[] = []
let source = 0

beforeEach(() => {
  source += 1
  told.length = 0
})

const at = (minutes: number) => new Date(OPENED_AT.getTime() + minutes * 60_000)
const open = (changes: Parameters<typeof newFacts>[0] = {}) =>
  db
    .transaction()
    .execute((trx) => openReservation(trx, newFacts({ sourceId: source, ...changes })))
const opened = async () => {
  const reservation = await open()
  if (!reservation) throw new Error('It was not opened')
  return reservation.id
}
const settle = <T>(
  minutes: number,
  work: (it: Parameters<typeof confirmReservation>[0]) => Promise<T>,
) =>
  db
    .transaction()
    .execute((trx) =>
      work({ trx, now: at(minutes), publish: async (_, event) => void told.push(event) }),
    )
const confirm = (id: number, minutes = 5) =>
  settle(minutes, (it) => confirmReservation(it, id, 89_950))
const refund = (id: number, minutes = 6) => settle(minutes, (it) => cancelForRefund(it, id, 89_950))
const expire = (id: number, minutes = 30) => settle(minutes, (it) => expireReservation(it, id))
const cancel = (id: number, back: number, minutes = 60) =>
  settle(minutes, (it) =>
    cancelReservation(it, id, { refund: back, actor: 'user:7', detail: { fee: 1 } }),
  )
const now = async () => {
  const found = await findBySource(db, 'checkout', source)
  return found && [found.status, found.paymentStatus, found.paid]
}
const eventsOf = async (id: number) => {
  const { rows } = await sql<{
    kind: string
    from: string | null
    to: string
    actor: string
    at: Date
  }>`
    select kind, from_status as from, to_status as to, actor, at from reservation_events
     where reservation_id = ${id} order by id`.execute(db)
  return rows
}

describe('opening', () => {
  it('writes down what was agreed, with a reference, unpaid', async () => {
    const reservation = await open({ toDate: '2026-12-19', coupon: 'NILE10' })
    expect(reservation).toMatchObject({
      ...newFacts({ sourceId: source, toDate: '2026-12-19', coupon: 'NILE10' }),
      status: 'Pending Payment',
      paymentStatus: 'Unpaid',
      paid: 0,
      confirmedAt: null,
    })
    expect(readReference(reservation?.reference ?? '')).not.toBeNull()
    expect(await eventsOf(reservation?.id ?? 0)).toEqual([
      { kind: 'opened', from: null, to: 'Pending Payment', actor: 'user:7', at: OPENED_AT },
    ])
  })

  it('again is the same reservation with the newest requests, and no second event', async () => {
    const first = await open()
    const sold = { ...newFacts().sold, name: { en: 'Moonlight felucca', ar: 'فلوكة القمر' } }
    const again = await open({
      clientName: 'Mona Hassan',
      fromDate: '2026-12-18',
      toDate: '2026-12-20',
      seats: 5,
      total: 10_000,
      sold,
      createdAt: at(3),
    })
    expect(again).toMatchObject({
      id: first?.id,
      reference: first?.reference,
      clientName: 'Mona Hassan',
      fromDate: '2026-12-18',
      toDate: '2026-12-20',
      seats: 5,
      total: 10_000,
      sold,
      createdAt: OPENED_AT,
    })
    expect(await eventsOf(first?.id ?? 0)).toHaveLength(1)
    const { rows } = await sql`select from reservations where source_id = ${source}
      and search_text like '%moonlight%' and search_text not like '%sunset%'`.execute(db)
    expect(rows).toHaveLength(1)
  })

  it('by several at once is one reservation and one event', async () => {
    for (let round = 0; round < 5; round += 1) {
      source += 1
      const all = await Promise.all([open(), open(), open(), open()])
      expect(new Set(all.map((it) => it?.reference)).size).toBe(1)
      expect((await eventsOf(all[0]?.id ?? 0)).map((event) => event.kind)).toEqual(['opened'])
    }
  })

  it('after it expired lets it wait again, and says so', async () => {
    const id = await opened()
    await expire(id)
    expect((await open({ createdAt: at(40) }))?.status).toBe('Pending Payment')
    expect(await eventsOf(id)).toMatchObject([
      { kind: 'opened' },
      { kind: 'expired', from: 'Pending Payment', to: 'Expired', actor: 'system', at: at(30) },
      { kind: 'reopened', from: 'Expired', to: 'Pending Payment', actor: 'user:7', at: at(40) },
    ])
  })

  it.each([
    ['paid', confirm],
    ['refunded', refund],
  ])('is refused once it is %s, and changes nothing', async (_, end) => {
    const id = await opened()
    await end(id)
    const before = await findBySource(db, 'checkout', source)
    expect(await open({ clientName: 'Somebody else', total: 1 })).toBeNull()
    expect(await findBySource(db, 'checkout', source)).toEqual(before)
    expect(await eventsOf(id)).toHaveLength(2)
  })
})

describe('confirming', () => {
  it('says so once, however often and from however many it is reported', async () => {
    const id = await opened()
    const said = await Promise.all([confirm(id), confirm(id), confirm(id)])
    expect(said.filter(Boolean)).toHaveLength(1)
    expect(await confirm(id, 9)).toBe(false)
    expect(await now()).toEqual(['Confirmed', 'Paid', 89_950])
    expect((await findBySource(db, 'checkout', source))?.confirmedAt).toEqual(at(5))
    expect(told).toMatchObject([
      {
        type: 'ReservationConfirmed',
        reservation: { id, status: 'Confirmed', confirmedAt: at(5) },
      },
    ])
    expect(await eventsOf(id)).toMatchObject([
      { kind: 'opened' },
      { kind: 'confirmed', from: 'Pending Payment', to: 'Confirmed', actor: 'system', at: at(5) },
    ])
  })

  it('of both ways is told as one, once; of what is left of it, alone', async () => {
    const pair = async () => {
      source += 1
      const going = await opened()
      source += 1
      return [going, await opened()] as const
    }
    const confirmBoth = ([going, back]: readonly [number, number]) =>
      settle(5, (it) =>
        confirmRoundTrip(it, { id: going, paid: 89_950 }, { id: back, paid: 89_950 }),
      )
    const both = await pair()
    expect((await Promise.all([confirmBoth(both), confirmBoth(both)])).filter(Boolean)).toEqual([
      true,
    ])
    expect(told).toMatchObject([
      { type: 'ReservationConfirmed', reservation: { id: both[0] }, back: { id: both[1] } },
    ])
    expect(await now()).toEqual(['Confirmed', 'Paid', 89_950])
    const half = await pair()
    await confirm(half[0])
    told.length = 0
    expect(await confirmBoth(half)).toBe(true)
    expect(told).toMatchObject([{ reservation: { id: half[1] } }])
    expect(told[0]).not.toHaveProperty('back')
  })

  it('works for one that had expired: the money came late', async () => {
    const id = await opened()
    await expire(id)
    expect(await confirm(id, 31)).toBe(true)
    expect(await now()).toEqual(['Confirmed', 'Paid', 89_950])
  })

  it('is a fault for one whose money went back, and leaves it as it is', async () => {
    const id = await opened()
    await refund(id)
    await expect(confirm(id)).rejects.toThrow(
      `Reservation ${id} can't go from Cancelled to Confirmed`,
    )
    expect(await now()).toEqual(['Cancelled', 'Refunded', 0])
    expect(told.map((event) => event.type)).toEqual(['ReservationRefunded'])
  })

  it('that can’t be told isn’t true either', async () => {
    const id = await opened()
    const untold = db.transaction().execute((trx) => {
      const publish = async () => {
        throw new Error('no queue')
      }
      return confirmReservation({ trx, now: at(5), publish }, id, 89_950)
    })
    await expect(untold).rejects.toThrow('no queue')
    expect(await now()).toEqual(['Pending Payment', 'Unpaid', 0])
    expect(await eventsOf(id)).toHaveLength(1)
  })
})

describe('cancelling by the traveller', () => {
  it('says once what goes back, and by whom it was', async () => {
    const id = await opened()
    await confirm(id)
    const said = await Promise.all([cancel(id, 80_000), cancel(id, 80_000)])
    expect(said.filter(Boolean)).toHaveLength(1)
    expect(await now()).toEqual(['Cancelled', 'Refunded', 9950])
    expect(told.slice(1)).toMatchObject([
      { type: 'ReservationCancelled', amount: 80_000, reservation: { id, status: 'Cancelled' } },
    ])
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      kind: 'cancelled',
      from: 'Confirmed',
      actor: 'user:7',
      at: at(60),
    })
  })

  it('with nothing to give back leaves it paid', async () => {
    const id = await opened()
    await confirm(id)
    expect(await cancel(id, 0)).toBe(true)
    expect(await now()).toEqual(['Cancelled', 'Paid', 89_950])
  })

  it('does nothing to what was never confirmed', async () => {
    const id = await opened()
    expect(await cancel(id, 100)).toBe(false)
    expect(await now()).toEqual(['Pending Payment', 'Unpaid', 0])
  })
})

describe('sending the money back', () => {
  it('cancels once, says how much, and leaves nothing paid', async () => {
    const id = await opened()
    expect([await refund(id), await refund(id)]).toEqual([true, false])
    expect(await now()).toEqual(['Cancelled', 'Refunded', 0])
    expect(told).toMatchObject([
      { type: 'ReservationRefunded', amount: 89_950, reservation: { id } },
    ])
    expect((await eventsOf(id)).at(-1)).toEqual({
      kind: 'refunded_places_gone',
      from: 'Pending Payment',
      to: 'Cancelled',
      actor: 'system',
      at: at(6),
    })
  })

  it('never undoes a confirmed one', async () => {
    const id = await opened()
    await confirm(id)
    expect(await refund(id)).toBe(false)
    expect(await now()).toEqual(['Confirmed', 'Paid', 89_950])
    expect(told.map((event) => event.type)).toEqual(['ReservationConfirmed'])
  })

  it('against a confirmation at the same time: one of them, and the record says which', async () => {
    const id = await opened()
    const ends = await Promise.allSettled([confirm(id), refund(id)])
    const won = ends.filter((it) => it.status === 'fulfilled' && it.value)
    expect(won).toHaveLength(1)
    expect(told).toHaveLength(1)
    expect((await eventsOf(id)).map((event) => event.to)).toEqual([
      'Pending Payment',
      (await now())?.[0],
    ])
  })
})

describe('expiring', () => {
  it.each([
    ['confirmed', confirm],
    ['refunded', refund],
    ['expired', expire],
  ])('leaves one alone that is %s', async (_, end) => {
    const id = await opened()
    await end(id)
    const before = [await now(), await eventsOf(id), [...told]]
    expect(await expire(id, 50)).toBe(false)
    expect([await now(), await eventsOf(id), told]).toEqual(before)
  })
})

it('what doesn’t exist is a fault of ours', async () => {
  for (const end of [confirm, refund, expire])
    await expect(end(999_999)).rejects.toThrow('No reservation 999999')
})
