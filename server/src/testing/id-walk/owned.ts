import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { givenFullLife } from '../../domains/account/privacy/testing/full-life.ts'
import { givenArticle } from '../../domains/blog/testing/articles.ts'
import {
  givenBooked as givenPartnerRoom,
  givenQuote,
  tokenOf,
} from '../../domains/external-hotels/testing/bookings.ts'
import type { HotelApp } from '../../domains/external-hotels/testing/hotel-app.ts'
import { givenRoundTrip } from '../../domains/fleet/testing/fleet.ts'
import type { Browser } from '../app.ts'

/** Stands in everything that is the owner's, and nowhere else. */
export const MARK = 'Zeinab'

/** One person with something of everything, and a browser without an account that booked a partner's room. */
export async function givenOwned(test: HotelApp, hotel: number) {
  const { browser, userId } = await givenFullLife(test, MARK, '55501777')
  const guest = test.browser()
  const guestBooking = await givenPartnerRoom(test, guest, hotel)
  // A refund that its payment knows nothing of, for tests of what is erased.
  await sql`delete from refunds`.execute(test.db)
  const ours = await heldBy(test, browser)
  return {
    ...ours,
    userId,
    browser,
    hotel,
    guest,
    guestBooking,
    guestHold: (await givenQuote(guest, hotel)).TempReservationId,
    token: await tokenOf(guest, hotel),
    reference: await referenceOf(test, ours.booked),
    guestReference: await referenceOf(test, guestBooking),
    article: await givenArticle(test.db, { title: `${MARK}'s draft`, state: 'draft' }),
    saved: 55_501_777,
  }
}
export type Owned = Awaited<ReturnType<typeof givenOwned>>

/** The ids of what a traveller of `givenFullLife` has, and a seat that they hold. */
async function heldBy({ db, clock }: HotelApp, browser: Browser) {
  const session = `17952552-${MARK}-2`
  const { out } = await givenRoundTrip(db, clock.now())
  const [takenSeat = 0] = out.seats
  const { GoingTempID } = await browser.data(api.holdBusSeats, {
    SessionID: session,
    Going: { TripID: out.id, Seats: [takenSeat] },
  })
  const { Reservations: live } = await browser.data(api.getLiveReservations, {})
  const held = known(live.find((it) => it.Module === 'Activity')?.TempReseravtionId)
  const { Data: bookings } = await browser.data(api.getUserReservation, {
    PageNumber: 1,
    PageSize: 10,
  })
  const booked = known(bookings.find((it) => it.StatusCode === 'Confirmed')?.Id)
  const quote = await browser.data(api.quoteChange, {
    ReservationId: booked,
    Module: 'Activity',
    FromDate: '2026-12-17',
    AdultsCount: 1,
  })
  const legs = await browser.data(api.getBusReservations, { PageNumber: 1 })
  const { rows: stations } = await sql<{ id: number }>`select id from bus_stations`.execute(db)
  const leg = known(legs.Data[0]?.ReservationId)
  const journey = await browser.data(api.getBusReservationDetails, { ReservationId: leg })
  return {
    held,
    booked,
    change: quote.ChangeId,
    activity: known(
      (
        await sql<{
          id: number
        }>`select item_id as id from temp_reservations where id = ${held}`.execute(db)
      ).rows[0]?.id,
    ),
    session,
    busHold: GoingTempID,
    trip: out.id,
    takenSeat,
    leg,
    legSeat: known(journey.SeatIDs[0]),
    stations: stations.map(({ id }) => id),
    device: known((await browser.data(api.getDevices, {})).at(-1)?.Id),
    companion: known((await browser.data(api.getCompanions, {})).Companions[0]?.Id),
  }
}

function known<T>(it: T | null | undefined): T {
  if (it === null || it === undefined) throw new Error('The owner has nothing of that')
  return it
}

async function referenceOf({ db }: HotelApp, id: number): Promise<string> {
  const { rows } = await sql<{ reference: string }>`
    select reference from reservations where id = ${id}`.execute(db)
  return known(rows[0]?.reference)
}
