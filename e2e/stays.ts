import { deviceTag, type Language } from '@rihla/contract/values/language'
import { addDays, cairoDate, toAddressDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import type { HotelPricing } from '@rihla/contract/catalogue/hotels'
import type { CheckoutConfig } from '@rihla/contract/checkout'
import type { Site } from './start-product.ts'

/** A room that is free for a party, in a hotel or on a ship. */
export type FreeStay = {
  readonly hotelId: number
  readonly name: string
  readonly from: CalendarDate
  readonly to: CalendarDate
}
type Request = {
  readonly cruise?: boolean
  readonly city?: string
  readonly ages?: readonly number[]
  /** A board that can be chosen at checkout. */
  readonly board?: string
}

const headers = (language: Language) => ({
  'content-type': 'application/json',
  'accept-language': deviceTag(language),
  'application-id': crypto.randomUUID(),
})

async function ask<T>(site: Site, language: Language, path: string, body?: object): Promise<T> {
  const answer = await fetch(site.url + path, {
    headers: headers(language),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const { Error: problem, Data } = (await answer.json()) as { Error: string | null; Data: T }
  if (problem !== null) throw new Error(`${path}: ${problem}`)
  return Data
}

async function offersBoard(site: Site, language: Language, stay: FreeStay, request: Request) {
  const query = `ArrivalDate=${stay.from}&DepartureDate=${stay.to}&AdultsCount=2`
  const ages = request.ages?.length ? `&ChildrenAges=${request.ages.join(',')}` : ''
  const path = `/api/Hotels/${stay.hotelId}/Pricing?${query}${ages}`
  const { Rooms } = await ask<HotelPricing>(site, language, path)
  const room = Rooms.find(({ IsRoomAvailable }) => IsRoomAvailable)
  if (!room) return false
  if (!request.board) return true
  const asked = {
    Id: room.RoomId,
    ModuleType: request.cruise ? 'NileCruise' : 'Hotel',
    FromDate: stay.from,
    ToDate: stay.to,
  }
  const config = await ask<CheckoutConfig>(site, language, '/api/Checkout/CheckoutConfig', asked)
  return config.AvailableMeals.some(
    ({ MealName, Supplement }) => MealName === request.board && Supplement > 0,
  )
}

/** The first stay three weeks ahead whose cheapest room is free, and has the board that is wanted. */
export async function findStay(
  site: Site,
  language: Language,
  request: Request,
): Promise<FreeStay> {
  const from = addDays(cairoDate(new Date()), 21)
  const cities = await ask<{ CityId: number; CityName: string }[]>(
    site,
    'en',
    '/api/CitiesApi/GetDestinations',
  )
  const city = cities.find(({ CityName }) => CityName === request.city)
  const query = new URLSearchParams({
    PageSize: '40',
    'Filters.HotelType': request.cruise ? '2' : '0',
    'Filters.ArrivalDate': from,
    'Filters.DepartureDate': addDays(from, request.cruise ? 7 : 3),
    ...(city && { 'Filters.CityId': String(city.CityId) }),
    ...(request.ages && { 'Filters.ChildrenAges': request.ages.join(',') }),
  })
  const { Data } = await ask<{ Data: HotelCard[] }>(
    site,
    language,
    `/api/Hotels?${query.toString()}`,
  )
  for (const card of Data) {
    const stay = {
      hotelId: card.HotelId,
      name: card.Name,
      from: card.ArrivalDate ?? from,
      to: card.DepartureDate ?? addDays(from, 3),
    }
    if (!card.IsExternal && (await offersBoard(site, language, stay, request))) return stay
  }
  throw new Error(`No stay is free from ${from}`)
}

/** Address of a stay's page. */
export const stayPath = (stay: FreeStay, kind: 'hotel' | 'cruise' = 'hotel'): string =>
  `/${kind}?id=${stay.hotelId}&arrival-date=${toAddressDate(stay.from)}&departure-date=${toAddressDate(stay.to)}&adults=2`

/** Address of a search for the same days. */
export const staysPath = ({ from, to }: Pick<FreeStay, 'from' | 'to'>, more = ''): string =>
  `/hotels?arrivalDate=${toAddressDate(from)}&departureDate=${toAddressDate(to)}${more}`
