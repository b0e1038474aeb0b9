import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { sql } from 'kysely'
import type { Trip } from '../../../ports/bus-operator.ts'
import { testApp, type Browser, type TestApp } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'
import { givenRoundTrip, sharedLayout } from '../../fleet/testing/fleet.ts'
import { CAIRO, COAST, testOperator, type TestOperator } from './operator.ts'
import { emptyTables, tables } from '../../../testing/empty-tables.ts'

/** A trip to book, with the ids of its seats. */
export type Bookable = { readonly id: number; readonly seats: readonly number[] }

/** Everything that a test of buses needs; `journey` makes a fresh trip each way. */
export type BusTest = TestApp & {
  journey(change?: Partial<Trip>): Promise<{ out: Bookable; back: Bookable }>
}

/** The server with an operator that the test holds in hand. */
export async function busApp(): Promise<BusTest & { readonly operator: TestOperator }> {
  let operator: TestOperator | undefined
  const test = await testApp({ buses: (clock) => (operator = testOperator(clock)) })
  if (!operator) throw new Error('The app asked for no operator')
  const made = operator
  const bookable = (change: Partial<Trip>): Bookable => {
    const { id } = made.addTrip(change)
    return { id, seats: made.seatsOf(id) }
  }
  const inHours = (hours: number): Date => new Date(test.clock.now().getTime() + hours * 3_600_000)
  const journey = async (change: Partial<Trip> = {}) => ({
    out: bookable({ departsAt: inHours(72), ...change }),
    back: bookable({ departsAt: inHours(120), ...change, from: COAST, to: CAIRO }),
  })
  return { ...test, operator: made, journey }
}

/** The server with buses of our own. */
export async function ownFleetApp(): Promise<BusTest> {
  const test = await testApp()
  const journey = async () =>
    givenRoundTrip(test.db, test.clock.now(), { layoutId: await sharedLayout(test.db) })
  return { ...test, journey }
}

/** A browser with a signed-in traveller. */
export async function givenTraveller(
  test: TestApp,
  person: Parameters<typeof signIn>[2] = {},
): Promise<Browser> {
  const browser = test.browser()
  await signIn(test, browser, person)
  return browser
}

/** An empty database, a trip each way, and a signed-in traveller; the test's operator begins anew. */
export async function givenJourney(
  test: BusTest & { readonly operator?: TestOperator },
  person: Parameters<typeof signIn>[2] = {},
): Promise<{ out: Bookable; back: Bookable; traveller: Browser }> {
  await emptyDatabase(test)
  test.operator?.reset()
  return { ...(await test.journey()), traveller: await givenTraveller(test, person) }
}

type HoldRequest = InputOf<typeof api.holdBusSeats>

/** Seats of a trip by their places, 0 first. */
export const legOf = (trip: Bookable, ...places: number[]): HoldRequest['Going'] => ({
  TripID: trip.id,
  Seats: places.map((place) => trip.seats[place] ?? 0),
})

let session = 0
/** A mark as the page makes one for each visit. */
export const newSession = (): string => `1795255200000-${(session += 1)}`

export const holdSeats = (
  browser: Browser,
  request: Partial<HoldRequest> & Pick<HoldRequest, 'Going'>,
) => browser.call(api.holdBusSeats, { SessionID: newSession(), ...request })

export type TempIds = { readonly GoingTempID: number; readonly ReturnTempID: number | null }

export const book = (
  browser: Browser,
  held: TempIds,
  change: Partial<InputOf<typeof api.bookReservation>> = {},
  headers: Record<string, string> = {},
) =>
  browser.call(
    api.bookReservation,
    {
      UserName: 'Nour Mostafa',
      Phone: '+201012345678',
      GoingReservationId: held.GoingTempID,
      ReturnReservationId: held.ReturnTempID ?? undefined,
      PaymentMethod: 3,
      ...change,
    },
    headers,
  )

/** Holds and presses Pay; answers the hold and the gateway's number of the order. */
export async function givenPaying(
  browser: Browser,
  request: Partial<HoldRequest> & Pick<HoldRequest, 'Going'>,
): Promise<TempIds & { order: string }> {
  const held = (await holdSeats(browser, request)).body
  if (!held.Data) throw new Error(held.Error)
  const { body } = await book(browser, held.Data)
  if (!body.Data) throw new Error(String(body.Error))
  return { ...held.Data, order: body.Data.split('/').at(-1) ?? '' }
}

export const statusOf = (browser: Browser, held: TempIds) =>
  browser.data(api.busPaymentStatus, { GoingReservationId: held.GoingTempID })

/** Holds, pays, and is confirmed; answers the reservations' ids. */
export async function givenBooked(
  test: TestApp,
  browser: Browser,
  request: Partial<HoldRequest> & Pick<HoldRequest, 'Going'>,
): Promise<{ going: number; back: number | null; order: string }> {
  const paying = await givenPaying(browser, request)
  await test.deliver(test.gateway.settle(paying.order))
  const { Confirmation } = await statusOf(browser, paying)
  if (!Confirmation) throw new Error('It was not confirmed')
  const { GoingReservationId: going, ReturnReservationId: back } = Confirmation
  return { going, back, order: paying.order }
}

/** Which seats of a trip aren't free, by place and state. */
export const takenOf = async (test: TestApp, trip: Bookable): Promise<Record<number, string>> => {
  const seats = (await test.app.bus.operator.seatMap(trip.id)) ?? []
  return Object.fromEntries(
    trip.seats.flatMap((id, place) => {
      const state = seats.find((seat) => seat.id === id)?.state ?? 'missing'
      return state === 'free' ? [] : [[place, state]]
    }),
  )
}

/** No bookings, no notices, no jobs. */
export async function emptyDatabase(test: TestApp): Promise<void> {
  test.gateway.down = false
  test.gateway.refunds.length = 0
  test.mailer.sent.length = 0
  await sql`delete from jobs.job`.execute(test.db)
  await emptyTables(test.db, [
    ...tables.payments,
    ...tables.messages,
    'staff_alerts',
    'bus_legs',
    'bus_bookings',
    'reservations',
    'reservation_events',
  ])
}

export const rowsOf = async <T>(test: TestApp, query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await query.execute(test.db)).rows

export const alertsOf = async (test: TestApp): Promise<string[]> =>
  (
    await rowsOf(
      test,
      sql<{ kind: string }>`select kind from staff_alerts where settled_at is null order by id`,
    )
  ).map((row) => row.kind)
