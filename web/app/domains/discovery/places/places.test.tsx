// @vitest-environment happy-dom
import type { BusStation } from '@rihla/contract/bus/trips'
import type { DestinationPage } from '@rihla/contract/catalogue/destinations'
import type { Language } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { answerAs, answerWith, noConnection, type Answers } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import ar from '../messages.ar.ts'
import en from '../messages.en.ts'
import { tile } from '../testing/tile.ts'
import { nearestStation } from './nearest-station.ts'
import { PlacePage } from './place-page.tsx'
import { PlacesPage } from './places-page.tsx'

const luxor: DestinationPage = {
  CityId: 4,
  Slug: 'luxor',
  CityName: 'Luxor',
  ImageUrl: '/images/luxor.webp',
  ImageAlt: 'Columns at dawn',
  ImagePlaceholder: null,
  ImageColour: null,
  Latitude: 25.7,
  Longitude: 32.64,
  Summary: 'Temples by the Nile',
  Story: '<p>Karnak has columns.</p>',
  BestTime: 'October to April',
  GettingThere: 'By train',
  Best: [
    { ModuleType: 'Hotel', Total: 12, Offers: [tile({ Id: 7, Name: 'Nile Rooms' })] },
    {
      ModuleType: 'NileCruise',
      Total: 5,
      Offers: [tile({ ModuleType: 'NileCruise', Id: 8, Name: 'Nile Star' })],
    },
  ],
  Nearby: [
    {
      CityId: 33,
      Slug: 'esna',
      CityName: 'Esna',
      ImageUrl: null,
      Latitude: 25.3,
      Longitude: 32.5,
      Kilometres: 46,
    },
  ],
}
const station = (its: Partial<BusStation>): BusStation => ({
  StationID: 1,
  IsCity: false,
  StationName: 'Luxor Station',
  RegionName: null,
  Latitude: 25.7,
  Longitude: 32.65,
  BoardingPoint: null,
  SearchText: '',
  ...its,
})

const open = (answers: Answers, language: Language = 'en', missing = false) =>
  openPage('/destinations/luxor', {
    language,
    answers: { getAllStations: answerWith([]), ...answers },
    routes: [
      {
        path: '/destinations/luxor',
        element: (
          <ServerData>
            <PlacePage slug="luxor" missing={missing} />
          </ServerData>
        ),
      },
    ],
  })

const openAll = (answers: Answers, language: Language = 'en') =>
  openPage('/destinations', {
    language,
    answers,
    routes: [
      {
        path: '/destinations',
        element: (
          <ServerData>
            <PlacesPage />
          </ServerData>
        ),
      },
    ],
  })

const structured = (): { '@type': string }[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((it) =>
    JSON.parse(it.textContent),
  )

describe('the page of a destination', () => {
  test('tells its story and leads to all of each kind there', async () => {
    open({ getDestination: answerWith(luxor), getAllStations: answerWith([station({})]) })
    await screen.findByRole('heading', { level: 1, name: 'Luxor' })
    screen.getByText('Karnak has columns.')
    screen.getByText('October to April')
    const hotels = screen.getByRole('region', { name: 'Hotels in Luxor' })
    // The list has a partner's hotels, too, which nobody has counted here.
    const all = within(hotels).getByRole('link', { name: /^See all ?: Hotels in Luxor/ })
    expect(all.getAttribute('href')).toBe('/hotels?cityId=4')
    const ships = screen.getByRole('region', { name: /cruises/i })
    within(ships).getByRole('link', { name: /See all 5/ })
    within(hotels).getByRole('link', { name: 'Nile Rooms' })
    const near = screen.getByRole('region', { name: 'Near Luxor' })
    expect(within(near).getByRole('link', { name: /Esna/ }).getAttribute('href')).toBe(
      '/destinations/esna',
    )
    const bus = await screen.findByRole('link', { name: /Buses to Luxor/ })
    expect(bus.getAttribute('href')).toBe(
      '/transportation?toStationId=1&toStationName=Luxor+Station',
    )
  })

  test('says to search engines what and where it is', async () => {
    open({ getDestination: answerWith(luxor) })
    await screen.findByRole('heading', { level: 1, name: 'Luxor' })
    expect(structured()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          '@type': 'TouristDestination',
          name: 'Luxor',
          url: 'http://localhost:3000/destinations/luxor',
          geo: { '@type': 'GeoCoordinates', latitude: 25.7, longitude: 32.64 },
        }),
        expect.objectContaining({ '@type': 'BreadcrumbList' }),
      ]),
    )
  })

  test('has no empty parts where nobody wrote and nothing is sold', async () => {
    const bare = {
      ...luxor,
      Summary: null,
      Story: '',
      BestTime: null,
      GettingThere: null,
      Best: [],
    }
    open({ getDestination: answerWith({ ...bare, Nearby: [] }) })
    await screen.findByText(en.nothingHere)
    expect(screen.queryByText(en.bestTime)).toBeNull()
    expect(screen.queryByRole('heading', { name: 'About Luxor' })).toBeNull()
  })
})

describe.each([
  ['en', en],
  ['ar', ar],
] as const)('in %s', (language, t) => {
  test('a place that isn’t there leads to all that are', async () => {
    open({}, language, true)
    await screen.findByRole('heading', { level: 1, name: t.placeMissing })
    expect(screen.getByRole('link', { name: t.allPlaces }).getAttribute('href')).toBe(
      '/destinations',
    )
  })

  test('so does one that the browser finds missing', async () => {
    const refusal = { Error: 'No', Code: 'destination_not_found', Data: null }
    open({ getDestination: answerAs(404, refusal) }, language)
    await screen.findByRole('heading', { level: 1, name: t.placeMissing })
  })

  test('a place that can’t be loaded can be tried again', async () => {
    const page = open({ getDestination: noConnection }, language)
    await screen.findByText(t.placeFailed)
    page.on('getDestination', answerWith(luxor))
    fireEvent.click(screen.getByRole('button', { name: t.tryAgain }))
    await screen.findByRole('heading', { level: 1, name: 'Luxor' })
  })

  test('all destinations are listed; those with nothing to book by name', async () => {
    const place = { CityId: 4, Slug: 'luxor', CityName: 'Luxor', ImageUrl: null, OffersCount: 64 }
    const none = { ...place, CityId: 5, Slug: 'suez', CityName: 'Suez', OffersCount: 0 }
    openAll({ getDestinations: answerWith([place, none]) }, language)
    const link = await screen.findByRole('link', { name: /Luxor/ })
    expect(link.textContent).toContain('64')
    expect(screen.getByRole('link', { name: 'Suez' }).getAttribute('href')).toBe(
      '/destinations/suez',
    )
  })

  test('a list that can’t be loaded can be tried again', async () => {
    const page = openAll({ getDestinations: noConnection }, language)
    await screen.findByText(t.placesFailed)
    page.on('getDestinations', answerWith([]))
    fireEvent.click(screen.getByRole('button', { name: t.tryAgain }))
    expect(await screen.findByRole('list')).toBeDefined()
  })
})

it('takes the bus to the city with all its stations, or to the station near by', () => {
  const far = station({ StationID: 2, Latitude: 26.2 })
  expect(nearestStation([far, station({})], luxor)?.StationID).toBe(1)
  expect(nearestStation([far], luxor)).toBeNull()
  const city = station({ StationID: 1001, IsCity: true, StationName: 'Luxor', Latitude: null })
  expect(nearestStation([station({}), city], luxor)?.StationID).toBe(1001)
})
