// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import AfterPage from './after-page.tsx'
import { savedOffers } from './domains/catalogue/index.ts'
import { SavedPage } from './domains/discovery/index.ts'
import { tile } from './domains/discovery/testing/tile.ts'
import { TileCard } from './domains/kinds/index.ts'
import { useApi } from './platform/api/use-api.ts'
import { ServerData } from './platform/cache/query.tsx'
import { setSessionHint } from './platform/session/session-hint.ts'
import { endSession } from './domains/account/index.ts'
import { adoptUser, clearSession } from './platform/session/session.ts'
import { answerWith, noConnection } from './testing/fake-server.ts'
import { openPage } from './testing/open-page.tsx'

const KEY = 'rihla:kept'
/** A page of hearts, such as the home page or that of a destination. */
const open = (at = '/') =>
  openPage(at, {
    language: 'en',
    routes: [
      {
        path: '/',
        element: (
          <>
            <TileCard tile={tile({ Id: 3, Name: 'Three' })} heading="h3" />
            <AfterPage />
          </>
        ),
      },
      {
        path: '/saved',
        element: (
          <ServerData>
            <SavedPage />
            <AfterPage />
          </ServerData>
        ),
      },
    ],
    answers: {
      getOfferTiles: answerWith([]),
      getSavedOffers: answerWith({ Favourites: [], Viewed: [], NotOnSale: [] }),
      changeSavedOffers: answerWith(true),
      signOut: answerWith(true),
    },
  })
const heart = (name: string) => screen.findByRole('button', { name })

const signedIn = (): void => {
  setSessionHint(7)
  adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser)
}

beforeEach(() => savedOffers.readAgain())
afterEach(clearSession)

test('a heart goes to the account wherever it is pressed, and leaves with its user', async () => {
  signedIn()
  const page = open()
  await waitFor(() => expect(savedOffers.current().owner).toBe(7))
  fireEvent.click(await heart('Save Three'))
  await waitFor(() => expect(page.requestsOf('changeSavedOffers')).toHaveLength(1))
  expect(await page.requestsOf('changeSavedOffers')[0]?.json()).toMatchObject({
    Changes: [{ List: 'Favourites', ModuleType: 'Hotel', Id: 3, Keep: true }],
  })
  await waitFor(() => expect(savedOffers.current().unsent).toEqual([]))
  await act(() => endSession(page.client))
  await heart('Save Three')
  expect(localStorage.getItem(KEY)).toBeNull()
})

/** A page with a heart that couldn't be sent, and the answer that it gets once there is a line. */
async function givenWaiting() {
  signedIn()
  const page = open()
  await waitFor(() => expect(savedOffers.current().owner).toBe(7))
  const answer = page.answerOf('changeSavedOffers')
  page.on('changeSavedOffers', () => {
    throw new TypeError('Failed to fetch')
  })
  fireEvent.click(await heart('Save Three'))
  await waitFor(() => expect(page.requestsOf('changeSavedOffers')).toHaveLength(3))
  return { page, answer }
}

test('what waits for a line is sent once there is one', async () => {
  const { page, answer } = await givenWaiting()
  page.on('changeSavedOffers', answer)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(savedOffers.current().unsent).toEqual([]))
})

test('a heart that still waits is sent before its user leaves', async () => {
  const { page, answer } = await givenWaiting()
  const order: string[] = []
  page.on('changeSavedOffers', (request) => {
    order.push('heart')
    return answer(request)
  })
  page.on('signOut', () => {
    order.push('sign out')
    return answerWith(true)(new Request('http://localhost/'))
  })
  await act(() => endSession(page.client))
  expect(order).toEqual(['heart', 'sign out'])
})

test('a heart that was pressed in another tab is seen in this one', async () => {
  open()
  await heart('Save Three')
  const three = { module: 'Hotel', id: 3, name: 'Three', city: '', stars: 0, image: null, at: 1 }
  localStorage.setItem(KEY, JSON.stringify({ owner: null, Favourites: [three] }))
  // Until the sync is loaded nobody hears.
  await waitFor(() => {
    dispatchEvent(new StorageEvent('storage', { key: KEY }))
    screen.getByRole('button', { name: 'Saved: Three' })
  })
})

test('what an account keeps and is not on sale can be seen and taken off', async () => {
  signedIn()
  const page = open('/saved')
  const gone = { List: 'Favourites', ModuleType: 'Hotel', Id: 9, KeptAt: '2026-01-02T00:00:00Z' }
  page.on('getSavedOffers', answerWith({ Favourites: [], Viewed: [], NotOnSale: [gone] }))
  await screen.findByText('1 offer that you saved is not on sale now.')
  fireEvent.click(screen.getByRole('button', { name: 'Take off what is gone' }))
  await waitFor(() => expect(page.requestsOf('changeSavedOffers')).toHaveLength(1))
  expect(await page.requestsOf('changeSavedOffers')[0]?.json()).toMatchObject({
    Changes: [{ List: 'Favourites', ModuleType: 'Hotel', Id: 9, Keep: false }],
  })
})

/** A list of what can be had next, as every list asks for it. */
function List() {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['next'],
    queryFn: () => api.call('getDestinations', {}),
  })
  return <p>{data?.[0]?.CityName}</p>
}

const city = (CityName: string) =>
  answerWith([{ CityId: 1, Slug: 'luxor', CityName, ImageUrl: null, OffersCount: 1 }])
const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

test('a list that is open past midnight is asked for again, once there is a line', async () => {
  vi.setSystemTime('2026-12-01T21:30:00Z')
  const element = (
    <ServerData>
      <List />
      <AfterPage />
    </ServerData>
  )
  const page = openPage('/list', {
    language: 'en',
    routes: [{ path: '/list', element }],
    answers: { getDestinations: city('Tuesday'), getSplashScreenData: noConnection },
  })
  await screen.findByText('Tuesday')
  page.on('getDestinations', city('Wednesday'))
  look()
  expect(page.requestsOf('getSplashScreenData')).toHaveLength(0)
  vi.setSystemTime('2026-12-01T22:30:00Z')
  look()
  await waitFor(() => expect(page.requestsOf('getSplashScreenData').length).toBeGreaterThan(0))
  expect(page.requestsOf('getDestinations')).toHaveLength(1)
  page.on('getSplashScreenData', answerWith({}))
  look()
  await screen.findByText('Wednesday')
})
