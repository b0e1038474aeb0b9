import { api } from '@rihla/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/app.ts'
import {
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  statusOf,
} from '../../testing/booking.ts'
import {
  busApp,
  emptyDatabase,
  givenBooked,
  givenTraveller,
  legOf,
} from '../bus/testing/bus-app.ts'

const test = await busApp()
await givenPlaces(test)
let owner: Browser
let people = 0

beforeEach(async () => {
  await emptyDatabase(test)
  test.renderer.broken = false
  owner = await givenTraveller(test, { email: `p${(people += 1)}@example.com` })
})

/** Books an activity and pays; its mail waits. Answers the reservation's id. */
async function givenActivityBooked(): Promise<number> {
  const tempId = await givenHeld(owner, await givenActivity(test))
  await test.deliver(test.gateway.settle(await givenPaying(test, owner, tempId)))
  return (await statusOf(owner, tempId)).Confirmation?.ReservationId ?? 0
}

const files = () =>
  (test.mailer.sent.at(-1)?.attachments ?? []).map(({ filename, contentType, content }) => [
    filename,
    contentType.split(';')[0],
    Buffer.from(content).toString().slice(0, 5),
  ])

describe('the mail of a confirmed booking', () => {
  it('has the ticket and the calendar entry attached, and says so', async () => {
    const id = await givenActivityBooked()
    await test.work()
    const { ReferenceNumber: reference } = await owner.data(api.getReservationDetails, {
      ReservationId: id,
      Module: 'Activity',
    })
    expect(files()).toEqual([
      [`ticket-${reference}.pdf`, 'application/pdf', '%PDF-'],
      [`${reference}.ics`, 'text/calendar', 'BEGIN'],
    ])
    expect(test.mailer.sent.at(-1)?.text).toContain('We have attached the ticket')
  })

  it('goes out without the ticket when it can’t be drawn, and says where it is', async () => {
    test.renderer.broken = true
    await givenActivityBooked()
    await test.work()
    expect(files().map(([, type]) => type)).toEqual(['text/calendar'])
    const { text } = test.mailer.sent.at(-1) ?? {}
    expect(text).toContain('Your ticket is on the page of the booking.')
    expect(text).not.toContain('attached the ticket')
  })

  it('has no ticket when the booking is cancelled by the time it is written', async () => {
    const id = await givenActivityBooked()
    await owner.data(api.cancelBooking, { id })
    await test.work()
    // Nor is it sent: it isn't true any more.
    expect(test.mailer.sent.filter(({ subject }) => subject.startsWith('Confirmed'))).toEqual([])
    expect(test.mailer.sent.filter(({ subject }) => subject.startsWith('Cancelled'))).toHaveLength(
      1,
    )
    expect(files()).toEqual([])
  })
})

describe('the mail of a bus journey', () => {
  it('has a ticket for each way', async () => {
    const { out, back } = await test.journey()
    const legs = { Going: legOf(out, 0), Return: legOf(back, 1) }
    const booked = await givenBooked(test, owner, legs)
    await test.work()
    const [going, returning] = await Promise.all(
      [booked.going, booked.back ?? 0].map((ReservationId) =>
        owner.data(api.getBusReservationDetails, { ReservationId }),
      ),
    )
    expect(files().map(([name]) => name)).toEqual([
      `bus-ticket-${going?.ReferenceNumber}.pdf`,
      `bus-ticket-${returning?.ReferenceNumber}.pdf`,
      `${going?.ReferenceNumber}.ics`,
      `${returning?.ReferenceNumber}.ics`,
    ])
    expect(test.mailer.sent.at(-1)?.text).toContain('We have attached a ticket for each trip.')
  })

  it('has the one ticket of one way', async () => {
    const { out } = await test.journey()
    await givenBooked(test, owner, { Going: legOf(out, 0) })
    await test.work()
    expect(files().map(([, type]) => type)).toEqual(['application/pdf', 'text/calendar'])
  })
})
