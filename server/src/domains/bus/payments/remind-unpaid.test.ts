import { api } from '@rihla/contract'
import { beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
import { remindUnpaidSeats } from '../index.ts'
import {
  busApp,
  emptyDatabase,
  givenBooked,
  givenPaying,
  givenTraveller,
  holdSeats,
  legOf,
  type Bookable,
} from '../testing/bus-app.ts'

const test = await busApp()
const { app, clock, mailer, operator } = test
let out: Bookable
let back: Bookable
let traveller: Browser

beforeEach(async () => {
  await emptyDatabase(test)
  operator.reset()
  ;({ out, back } = await test.journey())
  traveller = await givenTraveller(test, { email: `unpaid${out.id}@example.com` })
})

const remind = () => remindUnpaidSeats(app.bus)
const bell = async () =>
  (await traveller.data(api.getUserNotifications, { PageNumber: 1, PageSize: 10 })).Data

it('reminds of unpaid seats once, by bell and mail, with the way to the booking', async () => {
  await givenPaying(traveller, { Going: legOf(out, 0), Return: legOf(back, 0) })
  expect(await remind()).toBe(0)
  clock.advance(301)
  await Promise.all([remind(), remind()])
  await remind()
  await test.work()
  const [going] = (await traveller.data(api.getBusReservations, {})).Data
  const path = `/bus-bookings/${going?.ReservationId ?? 0}`
  expect(await bell()).toMatchObject([{ NotificationType: 'PaymentDue', DeepLink: path }])
  expect((await bell())[0]?.Message).toMatch(/EGP.500 for .* is due by/)
  expect(mailer.sent).toHaveLength(1)
  expect(mailer.sent[0]?.text).toContain(path)
})

it('says of a round trip both ways, and what they come to together', async () => {
  await givenPaying(traveller, { Going: legOf(out, 0), Return: legOf(back, 0) })
  clock.advance(301)
  await remind()
  await test.work()
  const text = mailer.sent[0]?.text.replaceAll('\u00a0', ' ') ?? ''
  const ways = (await traveller.data(api.getBusReservations, {})).Data
  expect(ways).toHaveLength(2)
  for (const { ReferenceNumber } of ways) expect(text).toContain(ReferenceNumber)
  expect(text).toMatch(/EGP 500 is left to pay for .*, round trip/)
  expect(text).toMatch(/Going: .*Return: /s)
  expect(text.match(/Amount: EGP (\d+)/g)).toHaveLength(2)
  expect(text).toContain('Total: EGP 500')
})

it('says of one way that alone', async () => {
  await givenPaying(traveller, { Going: legOf(out, 0) })
  clock.advance(301)
  await remind()
  await test.work()
  expect(mailer.sent[0]?.text).not.toContain('round trip')
  expect(mailer.sent[0]?.text).toContain('Amount: ')
})

it('reminds nobody who has paid, only holds, or has no time left', async () => {
  await givenBooked(test, traveller, { Going: legOf(out, 0) })
  await holdSeats(traveller, { Going: legOf(out, 1) })
  await givenPaying(traveller, { Going: legOf(out, 2) })
  clock.advance(840)
  expect(await remind()).toBe(0)
})
