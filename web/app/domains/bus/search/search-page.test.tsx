// @vitest-environment happy-dom
import { defaultBusSearch } from '@rihla/contract/bus/address'
import { languages } from '@rihla/contract/values/language'
import { addDays, cairoDate, toAddressDate, toDayMonthYear } from '@rihla/contract/values/dates'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { answerWith, type Answer } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { aTrip } from '../testing/trips.ts'
import { rememberSearch } from '../recent/recent-searches.ts'
import { BusSearchPage } from './search-page.tsx'

const stationOf = (StationID: number, StationName: string) => ({
  StationID,
  StationName,
  IsCity: false,
  RegionName: null,
  Latitude: null,
  Longitude: null,
  BoardingPoint: null,
  SearchText: StationName.toLowerCase(),
})

const day = (ahead: number) => addDays(cairoDate(new Date()), ahead)
const morning = (date: string, hour: string) => `${date}T${hour}:00:00+02:00`

/** Two departures of two classes a day, and prices of some days around. */
const trips: Answer = async (request) => {
  const { TripDate } = (await request.json()) as { TripDate: string }
  const economy = { TripClassName: 'Economy', TripClassCode: 'economy', Price: 230, TripID: 2 }
  return Response.json({
    Error: null,
    Data: {
      Data: [
        aTrip({ TripDateTime: morning(TripDate, '09') }),
        aTrip({ ...economy, TripDateTime: morning(TripDate, '11') }),
      ],
    },
  })
}
const dayOf = (ahead: number) => ({ Date: day(ahead), Price: 230, RoundPrice: 200 })

const open = (
  query: string,
  language: 'en' | 'ar',
  at?: string,
  popular: readonly object[] = [],
) => {
  const element = (
    <ServerData>
      <BusSearchPage />
    </ServerData>
  )
  return openPage(at ?? `/transportation/search?fromStationId=1&toStationId=2&${query}`, {
    language,
    answers: {
      getSplashScreenData: answerWith({}),
      getAllStations: answerWith([stationOf(1, 'Cairo'), stationOf(2, 'Hurghada')]),
      getAllTrips: trips,
      getPopularRoutes: answerWith(popular),
      getDestinations: answerWith([]),
      getCheapestDays: answerWith([4, 5, 6, 7, 8].map(dayOf)),
    },
    routes: ['/transportation', '/transportation/search'].map((path) => ({ path, element })),
  })
}
const listed = () =>
  [...document.querySelectorAll('#bus-going .bus-class')].map((it) => it.textContent)
const list = async () => within(await screen.findByRole('region', { name: /^(Outbound|الذهاب)/ }))

test.each(languages)(
  '%s: how departures are narrowed and sorted survives a reload and the other language',
  async (language) => {
    const page = open(`departureDate=${toAddressDate(day(5))}&class=elite`, language)
    await waitFor(() => expect(listed()).toEqual(['Elite']))
    const shown = await list()
    fireEvent.click(shown.getByRole('button', { name: 'Economy' }))
    await waitFor(() => expect(listed()).toEqual(['Economy']))
    fireEvent.change(shown.getByRole('combobox'), { target: { value: 'price' } })
    await waitFor(() => expect(page.address()).toContain('class=economy&sort=price'))
    const [, query = ''] = page.address().split('toStationId=2&')
    cleanup()
    open(query, language === 'en' ? 'ar' : 'en')
    await waitFor(() => expect(listed()).toEqual(['Economy']))
    const sort = (await list()).getByRole<HTMLSelectElement>('combobox')
    expect(sort.value).toBe('price')
  },
)

test('another day is looked at in the same way, for as many', async () => {
  const page = open(`departureDate=${toAddressDate(day(5))}&sort=price&times=1`, 'en')
  await waitFor(() => expect(listed()).toEqual(['Economy', 'Elite']))
  const [strip] = await screen.findAllByRole('navigation', { name: /^Prices of the days/ })
  const links = within(strip as HTMLElement).getAllByRole('link')
  expect(links[0]?.getAttribute('href')).toMatch(/times=1&sort=price$/)
  fireEvent.click(screen.getByRole('button', { name: /^More: / }))
  await waitFor(() => expect(page.address()).toMatch(/passengers=2&times=1&sort=price$/))
})

test('the days show what all who travel can have, also once they are more', async () => {
  const page = open(`departureDate=${toAddressDate(day(5))}&passengers=3`, 'en')
  page.on('getCheapestDays', (request) => {
    const many = Number(new URL(request.url).searchParams.get('Passengers'))
    return Response.json({ Error: null, Data: [{ ...dayOf(5), Price: many * 100 }] })
  })
  const priced = async () => {
    const [strip] = await screen.findAllByRole('navigation', { name: /^Prices of the days/ })
    return strip?.textContent
  }
  await waitFor(async () => expect(await priced()).toContain('300'))
  fireEvent.click(screen.getByRole('button', { name: /^More: / }))
  await waitFor(async () => expect(await priced()).toContain('400'))
})

test('what was searched for is read next, and a day that is pressed stays where it is', async () => {
  open(`departureDate=${toAddressDate(day(5))}`, 'en')
  await waitFor(() => expect(listed()).toHaveLength(2))
  const results = () => document.activeElement?.id === 'bus-going'
  expect(results()).toBe(false)
  const date = screen.getByLabelText('Departure')
  fireEvent.change(date, { target: { value: toDayMonthYear(day(6)) } })
  fireEvent.blur(date)
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(results()).toBe(true))
  ;(document.activeElement as HTMLElement).blur()
  const [strip] = await screen.findAllByRole('navigation', { name: /^Prices of the days/ })
  fireEvent.click(within(strip as HTMLElement).getAllByRole('link')[0] as HTMLElement)
  await waitFor(() => expect(listed()).toHaveLength(2))
  expect(results()).toBe(false)
})

test('no day before the way there is offered for the way back', async () => {
  const there = toAddressDate(day(6))
  open(`departureDate=${there}&returnDate=${toAddressDate(day(7))}&tripType=round-trip`, 'en')
  const strips = await screen.findAllByRole('navigation', { name: /^Prices of the days/ })
  await waitFor(() => {
    const counts = strips.map((strip) => within(strip).queryAllByRole('link').length)
    expect(counts).toEqual([5, 3])
  })
})

test.each(languages)('%s: what was searched is a press away the next time', async (language) => {
  const search = {
    ...defaultBusSearch,
    fromStationId: 1,
    toStationId: 2,
    departureDate: '2020-01-01',
    passengers: 2,
  }
  rememberSearch(search)
  rememberSearch({ ...search, toStationId: 777 })
  const page = open('', language, '/transportation')
  const names = { en: 'Cairo to Hurghada', ar: 'من Cairo إلى Hurghada' }
  fireEvent.click(await screen.findByRole('link', { name: names[language] }))
  await waitFor(() => expect(listed()).not.toHaveLength(0))
  // A day that is past is taken for today, and a station that is gone for none.
  expect(page.address()).toContain(`departureDate=${toAddressDate(day(0))}&passengers=2`)
})

test('before anything was searched, popular routes show their price, and lead to their day', async () => {
  const names = { NameFrom: 'Cairo', NameTo: 'Hurghada' }
  const route = { StationFromID: 1, StationToID: 2, ...names, Price: 230, Date: day(2) }
  open('', 'en', '/transportation', [route])
  const list = within(await screen.findByRole('region', { name: 'Popular routes' }))
  const link = list.getByRole('link', { name: 'Cairo to Hurghada' })
  expect(link.getAttribute('href')).toBe(
    `/transportation/search?fromStationId=1&toStationId=2&departureDate=${toAddressDate(day(2))}`,
  )
  expect(link.closest('li')?.textContent).toContain('230')
})

const back = {
  en: ['None leaves after you arrive', 'Return on ', /^Select the 09:00/],
  ar: ['لا رحلة عودة بعد وصولك', 'العودة ', /^اختر موعد 09:00/],
} as const

const near = {
  en: ['Near by on the same day', 'per seat, each way'],
  ar: ['رحلات قريبة في اليوم نفسه', 'للمقعد، لكل اتجاه'],
} as const

test.each(languages)('%s: near by stands what a leg of what was asked for costs', async (it) => {
  const names = { StationNameFrom: 'Cairo', StationNameTo: 'El Gouna' }
  const asked = `departureDate=${toAddressDate(day(5))}`
  const [title, note] = near[it]
  for (const [query, price, isNoted] of [
    [asked, '230', false],
    [`${asked}&returnDate=${toAddressDate(day(7))}&tripType=round-trip`, '190', true],
  ] as const) {
    const page = open(query, it)
    page.on('getAllTrips', answerWith({ Data: [] }))
    page.on(
      'getNearRoutes',
      answerWith([
        {
          ...names,
          StationFromID: 1,
          StationToID: 3,
          KmFrom: 0,
          KmTo: 22,
          Trips: 2,
          Price: 230,
          RoundPrice: 190,
        },
      ]),
    )
    const [region] = await screen.findAllByRole('region', { name: title })
    expect(region?.querySelector('.price-now')?.textContent).toContain(price)
    expect(region?.textContent?.includes(note)).toBe(isNoted)
    cleanup()
  }
})

test.each(languages)('%s: trips back that all leave before one arrives are said to', async (it) => {
  const date = toAddressDate(day(5))
  const page = open(`departureDate=${date}&returnDate=${date}&tripType=round-trip`, it)
  const [title, nextDay, select] = back[it]
  await waitFor(() => expect(listed()).toHaveLength(2))
  // At 14:30 it arrives; the way back leaves at 09:00 and 11:00.
  fireEvent.click((await list()).getByRole('button', { name: select }))
  const said = await screen.findByRole('heading', { name: new RegExp(title) })
  expect(said.textContent).toContain('14:30')
  expect(page.requestsOf('getNearRoutes')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${nextDay}`) }))
  await waitFor(() => expect(page.address()).toContain(`returnDate=${toAddressDate(day(6))}`))
  await waitFor(() => expect(document.querySelectorAll('#bus-back .bus-class')).toHaveLength(2))
  expect(document.querySelector('#bus-going .bus-trip [aria-pressed=true]')).not.toBeNull()
})

test.each(languages)('%s: another return day keeps the way there that is chosen', async (it) => {
  const asked = `departureDate=${toAddressDate(day(5))}&tripType=round-trip`
  const page = open(`${asked}&returnDate=${toAddressDate(day(7))}`, it)
  // Every departure is another one, on every day.
  page.on('getAllTrips', async (request) => {
    const asks = (await request.json()) as { TripDate: string; StationFromID: number }
    const TripID = Number(asks.TripDate.replaceAll('-', '')) * 10 + asks.StationFromID
    const its = { TripID, TripDateTime: morning(asks.TripDate, '09') }
    return Response.json({ Error: null, Data: { Data: [aTrip(its)] } })
  })
  const chosen = (way: 'going' | 'back') =>
    document.querySelectorAll(`#bus-${way} .bus-trip [aria-pressed=true]`).length
  const select = async (way: 'going' | 'back') => {
    await waitFor(() => expect(document.querySelector(`#bus-${way} .bus-class`)).not.toBeNull())
    fireEvent.click(
      document.querySelector(`#bus-${way} .bus-trip [aria-pressed=false]`) as HTMLElement,
    )
    await waitFor(() => expect(chosen(way)).toBe(1))
  }
  const press = async (way: 'going' | 'back', ahead: number) => {
    const end = toAddressDate(day(ahead))
    const link = () => document.querySelector<HTMLElement>(`#bus-${way} .bus-day[href*="${end}"]`)
    await waitFor(() => expect(link()).not.toBeNull())
    fireEvent.click(link() as HTMLElement)
    await waitFor(() => expect(page.address()).toContain(end))
  }
  const stands = (going: number, home: number) =>
    waitFor(() => expect([chosen('going'), chosen('back')]).toEqual([going, home]))
  await select('going')
  await select('back')
  await press('back', 8)
  await stands(1, 0)
  await select('back')
  await press('going', 4)
  await stands(0, 1)
  await select('going')
  // A reload of the page finds both.
  cleanup()
  const again = open('', it, page.address())
  again.on('getAllTrips', page.answerOf('getAllTrips'))
  await stands(1, 1)
})

const lastDay = {
  en: ['no later day can be booked yet', 'no seats'],
  ar: ['لا يمكن بعد حجز يوم لاحق', 'لا مقاعد'],
} as const

test.each(languages)('%s: no later day is named where none can be booked', async (it) => {
  const date = toAddressDate(day(60))
  open(`departureDate=${date}&returnDate=${date}&tripType=round-trip`, it)
  const [title, nextDay, select] = back[it]
  await waitFor(() => expect(listed()).toHaveLength(2))
  fireEvent.click((await list()).getByRole('button', { name: select }))
  const said = await screen.findByRole('heading', { name: new RegExp(title) })
  expect(said.parentElement?.textContent).toContain(lastDay[it][0])
  expect(screen.queryByRole('button', { name: new RegExp(`^${nextDay}`) })).toBeNull()
})

test.each(languages)('%s: a day that is sold out isn’t said to have no departures', async (it) => {
  const page = open(`departureDate=${toAddressDate(day(5))}`, it)
  page.on('getCheapestDays', answerWith([dayOf(5), { ...dayOf(6), Price: null }]))
  const links = await screen.findAllByRole('link', { name: new RegExp(`${lastDay[it][1]}$`) })
  expect(links).toHaveLength(1)
})
