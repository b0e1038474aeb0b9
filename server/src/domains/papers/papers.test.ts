import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/app.ts'
import {
  DAY,
  givenActivity,
  givenHeld,
  givenPaying as givenPayingActivity,
  givenPlaces,
  statusOf,
} from '../../testing/booking.ts'
import { busApp, givenBooked, givenTraveller, legOf } from '../bus/testing/bus-app.ts'
import { isTicketCode, ticketKey } from '../reservations/tickets/ticket-code.ts'

const test = await busApp()
await givenPlaces(test)
let owner: Browser
let stranger: Browser

const papersOf = (
  ReservationId: number,
  Module: InputOf<typeof api.getReservationPapers>['Module'],
  by = owner,
) => by.call(api.getReservationPapers, { ReservationId, Module })
const amounts = (facts: readonly { Key: string; Value: { en: string } }[] = []) =>
  facts.map(({ Value }) => Value.en.replaceAll('\u00a0', ' '))

beforeAll(async () => {
  owner = await givenTraveller(test)
  stranger = await givenTraveller(test, { email: 'else@example.com' })
})

describe('the papers of an activity', () => {
  it('are a ticket and an invoice once it is paid, its code signed', async () => {
    const tempId = await givenHeld(owner, await givenActivity(test))
    const order = await givenPayingActivity(test, owner, tempId)
    const waiting = await owner.data(api.getUserReservation, { PageNumber: 1, PageSize: 1 })
    const id = waiting.Data[0]?.Id ?? 0
    expect((await papersOf(id, 'Activity')).body.Data).toMatchObject({ Tickets: [], Invoice: null })
    await test.deliver(test.gateway.settle(order))
    expect((await statusOf(owner, tempId)).Confirmation?.ReservationId).toBe(id)

    const { Tickets, Invoice } = (await papersOf(id, 'Activity')).body.Data ?? {}
    const [ticket] = Tickets ?? []
    expect(Tickets).toHaveLength(1)
    expect(ticket).toMatchObject({ Title: { en: 'Ticket', ar: 'تذكرة' }, Way: null })
    expect(ticket?.Code).toContain(`\n${ticket?.Reference}\n${DAY}\nNour Mostafa\n`)
    expect(isTicketCode(await ticketKey(test.db), ticket?.Code ?? '')).toBe(true)
    expect(amounts(ticket?.Amounts)).toEqual(['EGP 1,000', 'EGP 1,000', 'EGP 0'])
    expect(Invoice).toMatchObject({ FileName: `invoice-${ticket?.Reference}.pdf` })
    expect(Invoice?.Seller).toEqual([{ en: 'Rihla', ar: 'رحلة' }])

    // As when its payer has a part of it back by the bank.
    await sql`update reservations set paid = 80000, taken_back = 20000 where id = ${id}`.execute(
      test.db,
    )
    const [after] = (await papersOf(id, 'Activity')).body.Data?.Tickets ?? []
    expect(amounts(after?.Amounts)).toEqual(['EGP 1,000', 'EGP 800', 'EGP 0'])
    expect(after?.Notes).toEqual(ticket?.Notes)

    expect((await papersOf(id, 'Activity', stranger)).status).toBe(404)
    expect((await papersOf(id, 'Hotel')).status, 'of another kind').toBe(404)
    expect((await papersOf(id, 'Activity', test.browser())).status, 'signed out').toBe(401)
  })
})

describe('the invoice of a cancelled activity', () => {
  it('says what was paid and what went back, also while the bank refuses it', async () => {
    const tempId = await givenHeld(owner, await givenActivity(test))
    await test.deliver(test.gateway.settle(await givenPayingActivity(test, owner, tempId)))
    const id = (await statusOf(owner, tempId)).Confirmation?.ReservationId ?? 0
    const { RefundAmount } = await owner.data(api.cancelBooking, { id })
    expect(RefundAmount).toBeGreaterThan(0)
    await sql`update refunds set state = 'failed'`.execute(test.db)
    const { Tickets, Invoice } = (await papersOf(id, 'Activity')).body.Data ?? {}
    expect(Tickets).toEqual([])
    const said = Object.fromEntries(
      (Invoice?.Amounts ?? []).map(({ Key, Value }) => [Key, Value.en.replace('EGP\u00a0', '')]),
    )
    expect(said).toMatchObject({ paid: '1,000', due: '0' })
    expect(said['refunded']).toBe(RefundAmount.toLocaleString('en'))
  })
})

describe('the papers of a bus journey', () => {
  it('are a ticket for each way, and of one way once the other is cancelled', async () => {
    const { out, back } = await test.journey()
    const booked = await givenBooked(test, owner, {
      Going: legOf(out, 0, 1),
      Return: legOf(back, 2, 3),
    })
    const both = (await papersOf(booked.back ?? 0, 'Bus')).body.Data
    expect(both?.Tickets.map(({ Way }) => Way?.en)).toEqual(['Outbound', 'Return'])
    expect(new Set(both?.Tickets.map(({ FileName }) => FileName)).size).toBe(2)
    expect(both?.Tickets[0]?.FileName).toMatch(/^bus-ticket-BUS-/)
    expect(both?.Reference, 'of the way that was asked for').toBe(both?.Tickets[1]?.Reference)
    expect(both?.Invoice?.Reference).toBe(both?.Tickets[1]?.Reference)

    await owner.data(api.cancelBusTrip, { reservationId: booked.going })
    await test.jobs.runDue(test.db)
    const left = (await papersOf(booked.going, 'Bus')).body.Data
    expect(left?.Tickets.map(({ Way }) => Way?.en)).toEqual(['Return'])
    const { Amounts = [] } = left?.Invoice ?? {}
    expect(Amounts.map(({ Label }) => Label.en)).toEqual([
      'Total',
      'Paid',
      'Your other trip at its one-way price',
      'Cancellation fee',
      'Refunded',
      'Still due',
    ])
    const other = (await papersOf(booked.back ?? 0, 'Bus')).body.Data
    expect(other?.Invoice?.Lines.at(-1)?.Label.en).toMatch(/^One-way price paid when/)
    expect((await papersOf(booked.going, 'Bus', stranger)).status).toBe(404)
  })

  it('say of each way what of its money was taken back elsewhere, also once it is cancelled', async () => {
    const { out, back } = await test.journey()
    const booked = await givenBooked(test, owner, {
      Going: legOf(out, 0, 1),
      Return: legOf(back, 2, 3),
    })
    const said = async () => {
      const { Invoice } = (await papersOf(booked.going, 'Bus')).body.Data ?? {}
      const egp = ({ Value }: { Value: { en: string } }) =>
        Number(Value.en.replace('−', '-').replaceAll(/[^\d-]/g, ''))
      return (Invoice?.Amounts ?? []).map((it) => [it.Label.en, egp(it)] as const)
    }
    const before = await said()
    expect(before.map(([label]) => label)).toEqual(['Total', 'Paid', 'Still due'])
    // As when its payer has a part of it back by the bank.
    await sql`update bus_legs set taken_back = 10000 where reservation_id = ${booked.going}`.execute(
      test.db,
    )
    await sql`update reservations set paid = paid - 10000, taken_back = 10000 where id = ${booked.going}`.execute(
      test.db,
    )
    expect(await said()).toEqual(before.toSpliced(2, 0, ['Refunded', 100]))
    await owner.data(api.cancelBusTrip, { reservationId: booked.going })
    await test.jobs.runDue(test.db)
    const amounts = new Map(await said())
    const parts = [...amounts].filter(([, amount]) => amount < 0)
    const paid = parts.reduce((left, [, amount]) => left + amount, amounts.get('Paid') ?? 0)
    expect(amounts.get('Refunded')).toBe(paid)
  })
})
