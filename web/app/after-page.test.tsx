// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import AfterPage from './after-page.tsx'
import { savedOffers } from './domains/catalogue/index.ts'
import { SavedPage } from './domains/discovery/index.ts'
import { tile } from './domains/discovery/testing/tile.ts'
import { TileCard } from './domains/kinds/index.ts'
import { ServerData } from './platform/cache/query.tsx'
import { setSessionHint } from './platform/session/session-hint.ts'
import { adoptUser, clearSession, endSession } from './platform/session/session.ts'
import { answerWith } from './testing/fake-server.ts'
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

test('what waits for a line is sent once there is one', async () => {
  signedIn()
  const page = open()
  await waitFor(() => expect(savedOffers.current().owner).toBe(7))
  const answer = page.answerOf('changeSavedOffers')
  page.on('changeSavedOffers', () => {
    throw new TypeError('Failed to fetch')
  })
  fireEvent.click(await heart('Save Three'))
  await waitFor(() => expect(page.requestsOf('changeSavedOffers')).toHaveLength(3))
  page.on('changeSavedOffers', answer)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(savedOffers.current().unsent).toEqual([]))
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
