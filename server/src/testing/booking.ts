import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { sql } from 'kysely'
import { addActivity, addPlaces, addStock } from '../domains/catalogue/test-offers.ts'
import type { Browser, TestApp } from './app.ts'

export const DAY = '2026-12-17'

/** Places to book: an activity at 500 EGP with so many places on `DAY`. */
export async function givenActivity(test: TestApp, capacity = 10, price = 50_000): Promise<number> {
  const id = await addActivity(test.db, { price })
  await addStock(test.db, id, DAY, { capacity })
  return id
}

export const givenPlaces = (test: TestApp): Promise<void> => addPlaces(test.db)

/** Whom travellers call, as the footer says. */
export async function givenSupportPhone({ db }: TestApp, phone: string): Promise<void> {
  await sql`insert into footer_content (language_code, company_description, copyright_text, contact_phone)
    values ('en', 'We travel', 'Rihla', ${phone})`.execute(db)
}

type Request = InputOf<typeof api.setTempReservation>

/** What the booking card posts when Book is pressed. */
export const requestFor = (activityId: number, change: Partial<Request> = {}): Request => ({
  Id: activityId,
  ModuleType: 'Activity',
  FromDate: `${DAY}T00:00:00Z`,
  UserName: 'Guest User',
  SeatsNumber: 2,
  AdultsCount: 2,
  DepositAmount: 0,
  TempReseravtionId: 0,
  ...change,
})

/** Holds places and types a name: ready to pay. */
export async function givenHeld(
  browser: Browser,
  activityId: number,
  change: Partial<Request> = {},
): Promise<number> {
  const { TempId } = await browser.data(api.setTempReservation, requestFor(activityId, change))
  await browser.data(
    api.setTempReservation,
    requestFor(activityId, {
      UserName: 'Nour Mostafa',
      Phone: '+201012345678',
      ...change,
      TempReseravtionId: TempId,
      Edition: 1,
    }),
  )
  return TempId
}

/** Presses Pay; answers the gateway's number of the order. */
export async function givenPaying(
  test: TestApp,
  browser: Browser,
  tempId: number,
): Promise<string> {
  const { PaymentUrl } = await browser.data(api.confirmPayment, {
    ReservationId: tempId,
    ModuleType: 'Activity',
    PaymentMethod: 'Bank_Card',
  })
  return PaymentUrl.split('/').at(-1) ?? ''
}

/** A payment's status as the app sees it. */
export const statusOf = (browser: Browser, tempId: number) =>
  browser.data(api.paymentStatus, { ReservationId: tempId, ModuleType: 'Activity' })
