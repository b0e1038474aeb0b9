// @vitest-environment happy-dom
import type { Language } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ServerData } from '../../platform/cache/query.tsx'
import { answerWith, noConnection, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { peekReturn, rememberReturn } from '../../platform/session/return-location.ts'
import { clearSession } from '../../platform/session/session.ts'
import { savedOffers } from '../catalogue/index.ts'
import { LastMinutePage } from './last-minute/last-minute-page.tsx'
import ar from './messages.ar.ts'
import en from './messages.en.ts'
import { SavedPage } from './saved/saved-page.tsx'
import { tile } from './testing/tile.ts'

const withData = (page: ReactNode) => <ServerData>{page}</ServerData>

const open = (at: string, answers: Answers, language: Language = 'en') =>
  openPage(at, {
    language,
    answers,
    routes: [
      { path: '/last-minute', element: withData(<LastMinutePage />) },
      { path: '/saved', element: withData(<SavedPage />) },
      { path: '/login', element: <p /> },
    ],
  })

const ending = (Id: number, its = {}) =>
  tile({
    Id,
    Name: `Offer ${Id}`,
    OfferPrice: 1500,
    OfferExpirationDate: new Date(Date.now() + 3_600_000).toISOString(),
    ...its,
  })
const save = (id: number, list: 'Favourites' | 'Viewed' = 'Favourites') =>
  savedOffers.put(list, {
    module: 'Hotel',
    id,
    name: `Hotel ${id}`,
    city: 'Luxor',
    stars: 4,
    image: null,
  })

beforeEach(() => savedOffers.readAgain())

describe.each([
  ['en', en],
  ['ar', ar],
] as const)('last-minute offers in %s', (language, t) => {
  test('stand under their kinds, each of which has an address', async () => {
    const page = open('/last-minute', { getLastMinuteOffers: answerWith([ending(1)]) }, language)
    await screen.findByRole('link', { name: 'Offer 1' })
    const tabs = within(screen.getByRole('navigation', { name: t.kinds })).getAllByRole('link')
    expect(tabs.map((it) => it.getAttribute('href'))).toEqual([
      '/last-minute',
      ...['hotel', 'nilecruise', 'honeymoon', 'activity', 'dayuse', 'trip'].map(
        (kind) => `/last-minute?kind=${kind}`,
      ),
    ])
    expect(tabs[0]?.getAttribute('aria-current')).toBe('page')
    page.on('getLastMinuteOffers', answerWith([]))
    fireEvent.click(tabs[4] as HTMLElement)
    await screen.findByText(t.noneEnds)
    const asked = page.requestsOf('getLastMinuteOffers').map(({ url }) => new URL(url).search)
    expect(asked).toEqual(['', '?ModuleType=Activity'])
  })

  test('that can’t be loaded can be tried again', async () => {
    const page = open('/last-minute?kind=hotel', { getLastMinuteOffers: noConnection }, language)
    await screen.findByText(t.offersFailed)
    page.on('getLastMinuteOffers', answerWith([ending(2)]))
    fireEvent.click(screen.getByRole('button', { name: t.tryAgain }))
    await screen.findByRole('link', { name: 'Offer 2' })
  })

  test('nothing saved says how to save', () => {
    open('/saved', {}, language)
    screen.getByText(t.nothingSaved)
    screen.getByText(t.nothingSavedText)
  })
})

describe('what one saved', () => {
  test('has the price of now, and leaves when its heart is turned', async () => {
    save(1)
    save(2)
    const answer = answerWith([tile({ Id: 2, Name: 'Two' }), tile({ Id: 1, Name: 'One' })])
    const page = open('/saved', { getOfferTiles: answer })
    await screen.findByRole('link', { name: 'One' })
    const [request] = page.requestsOf('getOfferTiles')
    expect(await request?.clone().json()).toEqual({
      Offers: [2, 1].map((Id) => ({ ModuleType: 'Hotel', Id })),
    })
    fireEvent.click(screen.getByRole('button', { name: 'Saved: One' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'One' })).toBeNull())
    screen.getByRole('link', { name: 'Two' })
  })

  test('is told apart from what is not on sale, which can be taken off', async () => {
    save(1)
    save(9)
    open('/saved', { getOfferTiles: answerWith([tile({ Id: 1, Name: 'One' })]) })
    await screen.findByText('1 offer that you saved is not on sale now.')
    fireEvent.click(screen.getByRole('button', { name: en.dropGone }))
    await waitFor(() => expect(screen.queryByText(/not on sale now/)).toBeNull())
    expect(savedOffers.current().Favourites.map(({ id }) => id)).toEqual([1])
  })

  test('can be shared as a link', async () => {
    const share = vi.fn(async () => undefined)
    Object.assign(navigator, { share })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    save(3)
    open('/saved', { getOfferTiles: answerWith([]) })
    fireEvent.click(screen.getByRole('button', { name: en.share }))
    expect(share).toHaveBeenCalledWith({
      title: en.sharedTitle,
      url: 'http://localhost:3000/saved?list=4-3',
    })
  })

  test('stands beside what one looked at lately', async () => {
    save(5, 'Viewed')
    open('/saved', { getOfferTiles: answerWith([tile({ Id: 5, Name: 'Five' })]) })
    const viewed = screen.getByRole('region', { name: en.viewed })
    await within(viewed).findByRole('link', { name: 'Five' })
    fireEvent.click(within(viewed).getByRole('button', { name: en.forgetViewed }))
    await waitFor(() => expect(screen.queryByRole('region', { name: en.viewed })).toBeNull())
  })
})

test('what one looked at and is not on sale says so', async () => {
  save(5, 'Viewed')
  open('/saved', { getOfferTiles: answerWith([]) })
  await within(screen.getByRole('region', { name: en.viewed })).findByText(en.viewedGone)
})

describe('a list that somebody shared', () => {
  test('shows their offers and changes none of one’s own', async () => {
    save(1)
    open('/saved?list=4-7_4-8', { getOfferTiles: answerWith([tile({ Id: 7, Name: 'Seven' })]) })
    await screen.findByRole('link', { name: 'Seven' })
    expect(screen.getByRole('link', { name: en.yourList }).getAttribute('href')).toBe('/saved')
    expect(savedOffers.current().Favourites.map(({ id }) => id)).toEqual([1])
  })

  test('with nothing in it says so', async () => {
    open('/saved?list=nonsense', {})
    await screen.findByText(en.sharedBroken)
  })
})

test.each([
  ['en', en],
  ['ar', ar],
] as const)('whoever logs in from what they saved comes back to it, in %s', async (language, t) => {
  clearSession()
  // Where somebody was asked to log in before, and didn't.
  rememberReturn('/bus-bookings')
  const page = open('/saved', {}, language)
  fireEvent.click(await screen.findByRole('link', { name: t.logIn }))
  expect([page.address(), peekReturn()]).toEqual(['/login', '/saved'])
})
