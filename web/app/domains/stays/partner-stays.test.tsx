// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerWith, type Answer } from '../../testing/fake-server.ts'
import { CARDS_OF_A_PAGE, hotelOf, pricing, room, stayAnswers } from '../../testing/stays.ts'
import { savedOffers } from '../catalogue/index.ts'
import { openStays } from './testing/open-stays.tsx'

const HOTEL = '/hotel?id=501&arrival-date=17-12-2026&departure-date=20-12-2026'
const ownStays = stayAnswers().getHotels as Answer
const cards = () => document.querySelectorAll('.card-link')
const hearts = () => document.querySelectorAll('.card-favourite')

beforeEach(() => savedOffers.clear())

/** The first of a page is a partner's. */
const partnerFirst: Answer = async (request) => {
  const { Data } = (await (await ownStays(request)).json()) as { Data: { Data: object[] } }
  const cards = Data.Data.map((card, at) => ({ ...card, IsExternal: at === 0 }))
  return answerWith({ ...Data, Data: cards })(request)
}

test('a partner’s hotel has no heart among results, since nothing would be kept', async () => {
  openStays('/hotels', 'en', { getHotels: partnerFirst })
  await waitFor(() => expect(cards()).toHaveLength(CARDS_OF_A_PAGE))
  expect(hearts()).toHaveLength(CARDS_OF_A_PAGE - 1)
  fireEvent.click(screen.getByRole('button', { name: 'List' }))
  await waitFor(() => expect(document.querySelector('.offer-row')).not.toBeNull())
  expect(hearts()).toHaveLength(CARDS_OF_A_PAGE - 1)
})

test.each([
  [false, 1],
  [true, 0],
])(
  'the page of a hotel (a partner’s: %s) offers what is kept, and notes the look',
  async (IsExternal, times) => {
    openStays(HOTEL, 'en', { getHotel: answerWith({ ...hotelOf('hotel'), IsExternal }) })
    await screen.findByRole('heading', { level: 1, name: 'Stay 501' })
    await screen.findByRole('button', { name: 'Share' })
    expect(screen.queryAllByRole('button', { name: 'Save' })).toHaveLength(times)
    expect(savedOffers.current().Viewed).toHaveLength(times)
  },
)

test.each([
  ['/hotels', 'en', 'No suggestion: search by these words'],
  ['/hotels', 'ar', 'لا اقتراحات: ابحث بهذه الكلمات'],
  ['/cruises', 'en', 'Nothing found'],
] as const)(
  '%s says of a name that isn’t suggested what the search may find by it (%s)',
  async (at, language, said) => {
    const page = openStays(at, language, { autoComplete: answerWith([]) })
    const [field] = await screen.findAllByRole('combobox')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    fireEvent.focus(field as HTMLElement)
    fireEvent.change(field as HTMLElement, { target: { value: 'Anchor Inn' } })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await screen.findByText(said)
    expect(page.requestsOf('autoComplete')).toHaveLength(1)
  },
)

const room2 = { ...room, RatePlanToken: 'token', Category: 'Sold by a partner' }
const partners = (rooms: object[] = [room2]) => ({
  getHotel: answerWith({ ...hotelOf('hotel'), IsExternal: true }),
  getHotelPricing: answerWith({ ...pricing, Rooms: rooms, IsAvailable: rooms.length > 0 }),
})

test.each([
  ['en', /Your room is held/, /stands for up to 20 minutes.*confirms.*after payment/],
  ['ar', /نحجز لك الغرفة/, /20 دقيقة.*يؤكد الفندق.*بعد الدفع/],
] as const)('%s: no hold of a partner’s room is promised', async (language, held, said) => {
  openStays(HOTEL, language, partners())
  await screen.findByRole('button', { name: /^(Selected|مختارة):/ })
  screen.getByText(said)
  expect(screen.queryByText(held)).toBeNull()
})

test('that a partner sells it is said however many rooms are needed', async () => {
  openStays(HOTEL, 'en', partners([{ ...room2, RoomsCount: 2 }]))
  const rooms = await screen.findByText(/2 rooms/)
  expect(rooms.textContent).toBe('2 rooms · Sold by a partner')
})
