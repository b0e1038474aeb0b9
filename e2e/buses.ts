import { deviceTag, type Language } from '@rihla/contract/values/language'
import type { BusTrip } from '@rihla/contract/bus/trips'
import { formatBusSearch } from '@rihla/contract/bus/address'
import { addDays, cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Page } from 'playwright-core'
import type { Site } from './start-product.ts'

type Station = { StationID: number; StationName: string; IsCity: boolean }

/** A route on which enough departs, out and home, with room for a party. */
export type Ride = {
  readonly from: Station
  readonly to: Station
  readonly out: CalendarDate
  readonly home: CalendarDate
}

async function ask<T>(site: Site, language: Language, name: string, body?: object): Promise<T> {
  const answer = await fetch(`${site.url}/api/BusTransportationApi/${name}`, {
    headers: {
      'content-type': 'application/json',
      'accept-language': deviceTag(language),
      'application-id': crypto.randomUUID(),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const { Error: problem, Data } = (await answer.json()) as { Error: string | null; Data: T }
  if (problem !== null) throw new Error(`${name}: ${problem}`)
  return Data
}

/** Trips that are shown before the visitor asks for more. */
const SHOWN = 4

const tripsOf = async (site: Site, language: Language, from: number, to: number, day: string) => {
  const request = { StationFromID: from, StationToID: to, TripDate: day }
  const { Data } = await ask<{ Data: BusTrip[] }>(site, language, 'GetAllTrips', request)
  return Data.slice(0, SHOWN).filter(({ RemainingChairs }) => RemainingChairs >= 12)
}

/** The first route that has roomy departures both ways, `ahead` days from today. */
export async function findRide(site: Site, language: Language, ahead = 12): Promise<Ride> {
  const all = await ask<Station[]>(site, language, 'GetAllStations')
  const stations = all.filter(({ IsCity }) => !IsCity)
  const out = addDays(cairoDate(new Date()), ahead)
  const home = addDays(out, 3)
  for (const from of stations.slice(0, 6)) {
    for (const to of stations.slice(6)) {
      const there = await tripsOf(site, language, from.StationID, to.StationID, out)
      if (there.length < 2) continue
      const back = await tripsOf(site, language, to.StationID, from.StationID, home)
      if (back.length >= 2) return { from, to, out, home }
    }
  }
  throw new Error(`Nothing departs both ways on ${out} and ${home}`)
}

/** The address of a search for the ride. */
export function ridePath(ride: Ride, passengers: number, round = false): string {
  const address = formatBusSearch({
    fromStationId: ride.from.StationID,
    toStationId: ride.to.StationID,
    fromStationName: ride.from.StationName,
    toStationName: ride.to.StationName,
    departureDate: ride.out,
    returnDate: round ? ride.home : null,
    tripType: round,
    passengers,
  })
  return `/transportation/search?${address.toString()}`
}

const select = /^(Select the|اختر موعد)/

/** Selects a departure of a list that has room for more than nine, the last of those shown. */
export async function selectTrip(page: Page, list: 'going' | 'back'): Promise<void> {
  const seatsLeft = page.locator('.bus-trip-side > .type-caption', { hasText: /\d\d/ })
  const trips = page.locator(`#bus-${list} .bus-trip`).filter({ has: seatsLeft })
  await trips.first().waitFor()
  await trips.getByRole('button', { name: select }).last().click()
}

export const chooseSeats = (page: Page) =>
  page.getByRole('button', { name: /^(Choose seats|اختر المقاعد)$/ })

/** A seat that is free on the map now. */
export const freeSeats = (page: Page) => page.locator('[role=grid] .seat[data-state=free]')

/** Presses Continue until the payment is reviewed. */
export async function continueToPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Continue to payment|متابعة إلى الدفع)/ }).click()
  await page.waitForURL('**/transportation/payment')
}

/** Opens the bank's page for the held seats. */
export async function openBusBank(page: Page) {
  await page.getByRole('button', { name: /^(Proceed to payment|متابعة إلى الدفع)/ }).click()
  const bank = page.frameLocator('iframe')
  await bank.locator('#number').waitFor()
  return bank
}

export const booked = (page: Page) =>
  page.getByRole('heading', { name: /^(Your seats are booked|تم حجز مقاعدك)$/ })
