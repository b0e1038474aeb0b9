// @vitest-environment happy-dom
import { addDays } from '@rihla/contract/values/dates'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, type Answer } from '../../testing/fake-server.ts'
import { CARDS_OF_A_PAGE, hotelOf, pricing, room, stayAnswers } from '../../testing/stays.ts'
import { savedOffers } from '../catalogue/index.ts'
import { openStays } from './testing/open-stays.tsx'

const HOTEL = '/hotel?id=501&arrival-date=17-12-2026&departure-date=20-12-2026'
const ownStays = stayAnswers().getHotels as Answer
const cards = () => document.querySelectorAll('.card-link')
const hearts = () => document.querySelectorAll('.card-favourite')

beforeEach(() => savedOffers.clear())
afterEach(() => vi.unstubAllGlobals())

/** The calendar has come near the screen. */
class Near {
  #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe(element: Element): void {
    if (element.matches('.stay-calendar')) this.#tell([{ isIntersecting: true }])
  }
  disconnect(): void {}
}

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
  'the page of a hotel (a partner’s: %s) offers what is kept and rated, and notes the look',
  async (IsExternal, times) => {
    openStays(HOTEL, 'en', { getHotel: answerWith({ ...hotelOf('hotel'), IsExternal }) })
    await screen.findByRole('heading', { level: 1, name: 'Stay 501' })
    await screen.findByRole('button', { name: 'Share' })
    expect(screen.queryAllByRole('button', { name: 'Save' })).toHaveLength(times)
    expect(savedOffers.current().Viewed).toHaveLength(times)
    expect(document.querySelectorAll('#reviews')).toHaveLength(times)
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

const everyDay: Answer = (request) => {
  const { searchParams } = new URL(request.url)
  const first = searchParams.get('startDate') ?? ''
  const Data = Array.from({ length: 60 }, (_, at) => ({
    Day: addDays(first, at),
    IsAvailableAsStartDate: true,
    Price: null,
  }))
  return Response.json({ Error: null, Data })
}

test.each([
  ['en', 'Not available', /nearest free start/, /^Move to/],
  ['ar', 'غير متاح', /أقرب موعد/, /^نقل إلى/],
] as const)(
  '%s: no free start is named where nobody knows one before the partner is asked',
  async (language, sold, nearest, move) => {
    const page = openStays(HOTEL, language, { ...partners([]), getHotelCalendar: everyDay })
    await screen.findByRole('heading', { name: sold })
    await waitFor(() => expect(page.requestsOf('getHotelPricing')).toHaveLength(1))
    expect(page.requestsOf('getHotelCalendar').filter((it) => it.url.includes('nights'))).toEqual(
      [],
    )
    expect(screen.queryByText(nearest)).toBeNull()
    expect(screen.queryByRole('button', { name: move })).toBeNull()
  },
)

test.each([
  ['en', 'Dates', /Price per night|Green|not a start/, /Choose your dates/],
  ['ar', 'المواعيد', /السعر لليلة|أخضر|لا تبدأ/, /اختر مواعيدك/],
] as const)(
  '%s: the calendar of a partner’s hotel explains no prices, which it has not',
  async (language, title, legend, said) => {
    vi.stubGlobal('IntersectionObserver', Near)
    const page = openStays(HOTEL, language, { ...partners(), getHotelCalendar: everyDay })
    const dates = within(await screen.findByRole('region', { name: title }))
    await dates.findByText(said)
    expect(dates.queryByText(legend)).toBeNull()
    expect(page.requestsOf('getHotelPriceCalendar')).toEqual([])
  },
)
