import { deviceTag, type Language } from '@rihla/contract/values/language'
import type { Page } from 'playwright-core'
import type { HoneymoonCard, HoneymoonDetails } from '@rihla/contract/catalogue/honeymoons'
import type { TripCard, TripDetails } from '@rihla/contract/catalogue/trips'
import { addDays, cairoDate, toAddressDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Site } from './start-product.ts'

export type PackageKind = 'honeymoon' | 'trip'
type Details = (HoneymoonDetails | TripDetails) & { readonly hotels: number }

/** A honeymoon or a trip on a day that has places for the party. */
export type FreePackage = {
  readonly kind: PackageKind
  readonly id: number
  readonly name: string
  readonly date: CalendarDate
  readonly adults: number
  readonly details: Details
}

const calls = {
  honeymoon: {
    search: '/api/HoneymoonsApi/GetAll',
    details: '/api/HoneymoonsApi/GetHoneymoonDetails',
  },
  trip: { search: '/api/TripsApi/GetAll', details: '/api/TripsApi/GetTripDetails' },
} as const

async function ask<T>(site: Site, language: Language, path: string, body: object): Promise<T> {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': deviceTag(language),
      'application-id': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
  const { Error: problem, Data } = (await answer.json()) as { Error: string | null; Data: T }
  if (problem !== null) throw new Error(`${path}: ${problem}`)
  return Data
}

/**
 * The first package with places for so many, some days ahead, that `suits`; departures are so few that
 * every journey looks on days of its own.
 */
export async function findPackage(
  site: Site,
  language: Language,
  kind: PackageKind,
  request: {
    readonly adults?: number
    readonly daysAhead?: number
    readonly suits?: (details: Details) => boolean
  } = {},
): Promise<FreePackage> {
  const { adults = 2, daysAhead = 10, suits = () => true } = request
  const from = addDays(cairoDate(new Date()), daysAhead)
  const page = { PageNumber: 1, PageSize: 100, Filters: {} }
  const { Data } = await ask<{ Data: (HoneymoonCard | TripCard)[] }>(
    site,
    language,
    calls[kind].search,
    page,
  )
  for (const card of Data) {
    const id = 'TripId' in card ? card.TripId : card.HoneymoonId
    const wanted = { Id: id, ArrivalDate: from, AdultsCount: adults }
    const found = await ask<Details>(site, language, calls[kind].details, wanted)
    const free = found.Departures.find((it) => it.IsAvailable && it.Date >= from)
    if (!free || !suits(found)) continue
    const details = await ask<Details>(site, language, calls[kind].details, {
      ...wanted,
      ArrivalDate: free.Date,
    })
    return { kind, id, name: card.Name, date: free.Date, adults, details }
  }
  throw new Error(`No ${kind} is free from ${from}`)
}

/** A departure that is sold out, with a later one that isn't. */
export async function findSoldOut(site: Site, kind: PackageKind, adults = 2) {
  const sold = ({ Departures }: Details): boolean =>
    Departures.some(
      ({ IsAvailable }, at) =>
        !IsAvailable && Departures.slice(at).some((later) => later.IsAvailable),
    )
  const it = await findPackage(site, 'en', kind, { adults, suits: sold, daysAhead: 3 })
  const from = it.details.Departures
  const at = from.findIndex(({ IsAvailable }) => !IsAvailable)
  const next = from.slice(at).find(({ IsAvailable }) => IsAvailable)
  const date = from[at]?.Date
  if (!date || !next) throw new Error(`No ${kind} is sold out`)
  return { ...it, date, next: next.Date }
}

/** Address of a package's page. */
export const packagePath = (it: Pick<FreePackage, 'kind' | 'id' | 'date' | 'adults'>): string =>
  `/${it.kind}?id=${it.id}&arrival-date=${toAddressDate(it.date)}&adults=${it.adults}`

/** The terms of what checkout says is being booked, as they are shown. */
export const termsAtCheckout = (page: Page): Promise<string[]> =>
  page.locator('.summary-facts dt').filter({ visible: true }).allTextContents()
