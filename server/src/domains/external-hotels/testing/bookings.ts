import { api } from '@rihla/contract'
import type { ExternalBooking } from '@rihla/contract/external-hotels'
import type { TypedPax } from '@rihla/contract/external-hotels/guest-fields'
import { sql } from 'kysely'
import type { Browser, TestApp } from '../../../testing/app.ts'
import { STAY } from './hotel-app.ts'

/** Two adults and a child of six. */
export const FAMILY = { AdultsCount: 2, ChildrenAges: [6] }

export const LEAD: TypedPax = {
  Name: 'Nour',
  Surname: 'El-Sayed',
  Email: 'nour@example.com',
  PhoneNumber: '+20 101 234 5678',
  Nationality: 'EG',
  DocumentType: 'Passport',
  DocumentValue: 'A12345678',
  LocalName: 'نور السيد',
}
export const GUESTS: readonly TypedPax[] = [
  LEAD,
  { Name: 'Omar', Surname: 'Hassan' },
  { Name: 'Laila', Surname: 'Hassan', Age: 6 },
]

type Party = { AdultsCount: number; ChildrenAges: readonly number[] }

/** A token of the cheapest plan of a hotel, or of the nth. */
export async function tokenOf(
  browser: Browser,
  id: number,
  party: Party = FAMILY,
  nth = 0,
): Promise<string> {
  const { Rooms } = await browser.data(api.getHotelPricing, {
    id,
    ...STAY,
    AdultsCount: party.AdultsCount,
    ChildrenAges: party.ChildrenAges.join(),
  })
  const token = Rooms[nth]?.RatePlanToken
  if (!token) throw new Error(`Hotel ${id} sells nothing`)
  return token
}

/** Comes from the details page to the form. */
export async function givenQuote(
  browser: Browser,
  id: number,
  party: Party = FAMILY,
): Promise<ExternalBooking> {
  const RatePlanToken = await tokenOf(browser, id, party)
  return browser.data(api.getExternalBooking, { id, ...STAY, RatePlanToken })
}

/** Names the guests; answers the id of the reservation. */
export async function givenPlaced(browser: Browser, id: number): Promise<number> {
  const quote = await givenQuote(browser, id)
  const { ReservationId } = await browser.data(api.bookExternal, {
    id,
    TempReservationId: quote.TempReservationId,
    Paxes: [...GUESTS],
    SpecialRequest: 'A quiet room, please',
    PayableAmount: quote.HotelPricingInformation.PayableAmount,
  })
  return ReservationId
}

const pay = (ReservationId: number) =>
  ({ ReservationId, ModuleType: 'Hotel', PaymentMethod: 'BANK_CARD' }) as const

/** Opens the payment page; answers the gateway's number of the order. */
export async function openPageOf(browser: Browser, reservationId: number): Promise<string> {
  const { PaymentUrl } = await browser.data(api.confirmPayment, pay(reservationId))
  return PaymentUrl.split('/').at(-1) ?? ''
}

export async function givenPaying(
  browser: Browser,
  id: number,
): Promise<{ reservation: number; order: string }> {
  const reservation = await givenPlaced(browser, id)
  return { reservation, order: await openPageOf(browser, reservation) }
}

/** Paid, and the supplier has not been asked yet. */
export async function givenPaid(test: TestApp, browser: Browser, id: number): Promise<number> {
  const { reservation, order } = await givenPaying(browser, id)
  await test.deliver(test.gateway.settle(order))
  return reservation
}

/** Paid and booked. */
export async function givenBooked(test: TestApp, browser: Browser, id: number): Promise<number> {
  const reservation = await givenPaid(test, browser, id)
  await test.work()
  return reservation
}

export const paymentOf = (browser: Browser, ReservationId: number) =>
  browser.data(api.paymentStatus, { ReservationId, ModuleType: 'Hotel' })

type Stands = {
  readonly state: string
  readonly status: string | null
  readonly payment: string | null
  readonly paid: number | null
  readonly total: number | null
  readonly code: string
}

/** How a booking and its reservation stand. */
export async function standOf({ db }: TestApp, id: number): Promise<Stands> {
  const { rows } = await sql<Stands>`
    select b.state, b.code, r.status, r.payment_status as payment, r.paid, r.total
    from external_bookings b left join reservations r on r.id = b.id where b.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`No booking ${id}`)
  return row
}

export const staffAlerts = async ({ db }: TestApp): Promise<string[]> => {
  const { rows } = await sql<{
    kind: string
  }>`select kind from staff_alerts where settled_at is null order by id`.execute(db)
  return rows.map(({ kind }) => kind)
}
