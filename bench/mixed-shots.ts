import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'

export type MixedShot = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

const pictures = readdirSync(new URL('../demo/images/', import.meta.url)).filter((name) =>
  name.endsWith('.webp'),
)
const widths = ['160', '320', '480', '640', '768', '960', '1200']

/** 1 to `most`. */
const upTo = (most: number): number => 1 + Math.floor(Math.random() * most)
const oneOf = (texts: readonly string[]): string => texts[upTo(texts.length) - 1] ?? ''
const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const addressDay = (days: number): string => dayIn(days).split('-').toReversed().join('-')

const post = (path: string, body: object): MixedShot => ({ method: 'POST', path, body })
const get = (path: string, query: Record<string, string | number> = {}): MixedShot => {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)])
  return { method: 'GET', path: `${path}?${new URLSearchParams(texts)}` }
}
const prices = () => ({ priceFrom: upTo(4000), priceTo: 4000 + upTo(90_000) })

const search = (path: string): MixedShot => {
  const { priceFrom: PriceFrom, priceTo: PriceTo } = prices()
  const Filters = { PriceFrom, PriceTo, PriceOrderType: upTo(3) - 1 }
  return post(path, { PageNumber: upTo(3), PageSize: 20, Filters })
}

const stays = (): MixedShot => {
  const from = 20 + upTo(60)
  return get('/api/Hotels', {
    'Filters.HotelType': upTo(2) - 1,
    'Filters.ArrivalDate': dayIn(from),
    'Filters.DepartureDate': dayIn(from + upTo(5)),
    'Filters.PriceTo': 4000 + upTo(90_000),
  })
}

const hold = (): MixedShot => ({
  ...post('/api/Checkout/SetTempReservation', {
    Id: upTo(300),
    ModuleType: 'Activity',
    FromDate: dayIn(20 + upTo(40)),
    UserName: 'Guest User',
    SeatsNumber: 1,
    AdultsCount: 1,
  }),
  headers: { 'application-id': randomUUID() },
})

const picture = (): MixedShot => get(`/images/${oneOf(pictures)}`, { w: oneOf(widths) })

/** Each kind by its name. */
export const mixedKinds: Readonly<Record<string, () => MixedShot>> = {
  'search activities': () => search('/api/ActivitiesApi/GetAll'),
  'search day-use': () => search('/api/DayUseApi/GetAll'),
  'search honeymoons': () => search('/api/HoneymoonsApi/GetAll'),
  'search trips': () => search('/api/TripsApi/GetAll'),
  'search stays': stays,
  'details of an activity': () =>
    post('/api/ActivitiesApi/GetActivityDetails', { Id: upTo(300), ArrivalDate: dayIn(upTo(60)) }),
  'details of a hotel': () => get(`/api/Hotels/${upTo(100)}`),
  autocomplete: () => post('/api/ApplicationDataApi/AutoComplete', { SearchText: `ni${upTo(99)}` }),
  'home page': () => get('/', { visit: upTo(1_000_000) }),
  'page of activities': () => get('/activities', prices()),
  'page of an activity': () =>
    get('/activity', { id: upTo(300), 'arrival-date': addressDay(upTo(60)) }),
  'page of hotels': () => get('/hotels', prices()),
  'page of trips': () => get('/trips', prices()),
  'page that is none': () => get('/no-such-page', { visit: upTo(1_000_000) }),
  picture,
  hold,
}
/** Pictures twice: a page has many. */
const kinds = [...Object.values(mixedKinds), picture]

/** What a visitor asks for: searches, details, pages, pictures, holds, hardly ever twice the same. */
export const mixedShot = (): MixedShot => (kinds[upTo(kinds.length) - 1] ?? hold)()
