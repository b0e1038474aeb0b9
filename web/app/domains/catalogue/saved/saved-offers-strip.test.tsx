// @vitest-environment happy-dom
import type { Language } from '@rihla/contract/values/language'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { answerWith, noConnection, type Answers } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { savedOffers } from './saved-offers.ts'
import { SavedOffersStrip } from './saved-offers-strip.tsx'

const Page = withServerData(() => (
  <SavedOffersStrip module="Hotel" hrefOf={(id) => `/hotel/${id}`} />
))
const open = (language: Language, answers: Answers = {}) =>
  openPage('/', { language, routes: [{ path: '/', element: <Page /> }], answers })

const hotel = (id: number, language?: Language) => ({
  module: 'Hotel' as const,
  id,
  name: `Hotel ${id}`,
  city: 'Luxor',
  stars: 4,
  image: null,
  ...(language && { language }),
})
const inArabic = (Id: number) => ({
  ModuleType: 'Hotel',
  Id,
  Name: `فندق ${Id}`,
  CityName: 'الأقصر',
})

beforeEach(() => savedOffers.clear())

test('what was saved and seen in another language is named in that of the page', async () => {
  savedOffers.put('Favourites', hotel(1, 'en'))
  // Noted by a page of before, which didn't say in which language.
  savedOffers.look(hotel(2))
  savedOffers.look({ ...hotel(3), name: 'فندق 3', language: 'ar' })
  const page = open('ar', { getOfferTiles: answerWith([inArabic(1), inArabic(2)]) })
  await screen.findByText('فندق 1')
  await screen.findByText('فندق 2')
  const [asked] = page.requestsOf('getOfferTiles')
  expect(await asked?.json()).toEqual({
    Offers: [1, 2].map((Id) => ({ ModuleType: 'Hotel', Id })),
  })
  expect(page.requestsOf('getOfferTiles')).toHaveLength(1)
  const { Favourites, Viewed } = savedOffers.current()
  expect([...Favourites, ...Viewed].map(({ id, language }) => [id, language])).toEqual([
    [1, 'ar'],
    [3, 'ar'],
    [2, 'ar'],
  ])
})

test('what isn’t on sale, or can’t be asked for, keeps the name that is known', async () => {
  savedOffers.put('Favourites', hotel(1, 'en'))
  const page = open('ar', { getOfferTiles: noConnection })
  await vi.waitFor(() => expect(page.requestsOf('getOfferTiles')).not.toHaveLength(0))
  screen.getByText('Hotel 1')
})

test('what was seen in the language of the page is asked for by nobody', async () => {
  savedOffers.look(hotel(1, 'en'))
  const page = open('en')
  await screen.findByText('Hotel 1')
  await act(async () => undefined)
  expect(page.requestsOf('getOfferTiles')).toHaveLength(0)
})

test('what isn’t on sale and has no name is cleared with the rest, and not shown', async () => {
  savedOffers.put('Viewed', hotel(1, 'en'))
  savedOffers.put('Viewed', { ...hotel(2, 'en'), name: '' })
  open('en')
  await screen.findByText('Hotel 1')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: /Recently viewed/ }))
  expect(savedOffers.current().Viewed).toEqual([])
})
