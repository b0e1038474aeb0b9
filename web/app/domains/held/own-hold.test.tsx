// @vitest-environment happy-dom
import type { LiveReservation } from '@rihla/contract/checkout/live-reservations'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { languages, type Language } from '@rihla/contract/values/language'
import { clearSession } from '../../platform/session/session.ts'
import { dayUse, dayUseAnswers } from '../../testing/day-use.ts'
import { answerWith, type Answers } from '../../testing/fake-server.ts'
import { DayUseRoute } from '../day-use/index.ts'
import { openStays } from '../stays/testing/open-stays.tsx'
import { openPage } from '../../testing/open-page.tsx'
import { pricing, room } from '../../testing/stays.ts'
import { HeldChip, noteHold } from './index.ts'

const HOTEL = '/hotel?id=501&arrival-date=17-12-2026&departure-date=20-12-2026'
const said = {
  en: {
    continue: 'Continue your booking',
    sold: /Not available/,
    several: '2 bookings to continue',
  },
  ar: { continue: 'أكمل حجزك', sold: /غير متاح/, several: 'حجزان لم يكتملا' },
} as const

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()

const live = (change: Partial<LiveReservation> = {}): LiveReservation => ({
  Module: 'Hotel',
  Id: 7,
  Room: { HotelId: 501, Name: 'Double room', Board: 'Breakfast' },
  TripIDs: [],
  Name: 'Stay 501',
  FromDate: '2026-12-17',
  ToDate: '2026-12-20',
  AdultsCount: 2,
  ChildrenAges: [],
  ExpiresAt: inMinutes(8),
  TempReseravtionId: 41,
  SessionID: null,
  ...change,
})

const holding = (...all: LiveReservation[]): Answers => ({
  getLiveReservations: () =>
    Response.json({
      Error: null,
      Data: { ServerTime: new Date().toISOString(), Reservations: all },
    }),
})
const sold = answerWith({
  TotalPrice: null,
  OfferPrice: null,
  Currency: 'EGP',
  PeriodText: '',
  IsAvailable: false,
  BookButtonText: 'Book',
  FreeCancellation: null,
  Rooms: [],
})
const nothingFree = (language: Language) =>
  screen.findByRole('heading', { name: said[language].sold })
const wayBack = (language: Language) =>
  screen.findAllByRole('link', { name: said[language].continue })

beforeEach(() => {
  vi.setSystemTime('2026-12-01T10:00:00Z')
  clearSession()
})

test.each(languages)(
  '%s: whoever holds the last room is led on, not told that it is sold out',
  async (language) => {
    noteHold(inMinutes(8))
    openStays(HOTEL, language, { ...holding(live()), getHotelPricing: sold })
    // In the card and in the bar of phones, which don't come in the same moment.
    await waitFor(async () => {
      const links = await wayBack(language)
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        Array(2).fill('/checkout?booking=41'),
      )
    })
    expect(screen.queryByRole('heading', { name: said[language].sold })).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Book|احجز)/ })).toBeNull()
  },
)

test('another stay, and what is held of another hotel, are sold out all the same', async () => {
  noteHold(inMinutes(8))
  const other = live({ FromDate: '2026-12-18' })
  const elsewhere = live({ Room: { HotelId: 9, Name: 'Villa', Board: '' } })
  openStays(HOTEL, 'en', { ...holding(other, elsewhere), getHotelPricing: sold })
  await nothingFree('en')
  expect(screen.queryByRole('link', { name: said.en.continue })).toBeNull()
})

test('a visitor who never held anything asks for nothing', async () => {
  const page = openStays(HOTEL, 'en', { ...holding(live()), getHotelPricing: sold })
  await nothingFree('en')
  expect(page.requestsOf('getLiveReservations')).toEqual([])
})

test('it ends when the hold ends, and the page asks again what is free', async () => {
  noteHold(inMinutes(8))
  const page = openStays(HOTEL, 'en', { ...holding(live()), getHotelPricing: sold })
  await wayBack('en')
  const before = page.requestsOf('getHotelPricing').length
  page.on('getLiveReservations', answerWith({ ServerTime: inMinutes(9), Reservations: [] }))
  vi.setSystemTime(Date.now() + 9 * 60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await nothingFree('en')
  await waitFor(() => expect(page.requestsOf('getHotelPricing').length).toBe(before + 1))
})

const bookButtons = () => screen.queryAllByRole('button', { name: 'Book' })
const price = () => document.querySelector('.booking-card .price')?.textContent ?? ''
/** The room that is held, its last one, costs more than one that is free. */
const openHolding = (mine: LiveReservation, TotalPrice = 4500) => {
  noteHold(inMinutes(8))
  const cheap = { ...room, RoomId: 8, Name: 'Garden room', TotalPrice: 2000 }
  const own = { ...room, TotalPrice, IsRoomAvailable: false }
  return openStays(HOTEL, 'en', {
    ...holding(mine),
    getHotelPricing: answerWith({ ...pricing, TotalPrice: 2000, Rooms: [cheap, own] }),
  })
}

test('beside what is held stands its own price, and another room can be booked', async () => {
  openHolding(live())
  await waitFor(() => expect(price()).toContain('4,500'))
  expect(screen.queryAllByRole('link', { name: said.en.continue })).not.toEqual([])
  expect(bookButtons()).toEqual([])
  fireEvent.click(await screen.findByRole('button', { name: /^Select: Garden room/ }))
  await waitFor(() => expect(bookButtons()).not.toEqual([]))
  expect(screen.queryByRole('link', { name: said.en.continue })).toBeNull()
  expect(price()).toContain('2,000')
})

test('a last room that is held can be picked again, from its card and from its dialog', async () => {
  openHolding(live())
  const garden = () => screen.findByRole('button', { name: /^Select: Garden room/ })
  fireEvent.click(await garden())
  fireEvent.click(await screen.findByRole('button', { name: /^Select: Double room/ }))
  await screen.findByRole('button', { name: /^Selected: Double room/ })
  expect(await screen.findAllByText('You hold this room')).toHaveLength(1)
  fireEvent.click(await garden())
  fireEvent.click(await screen.findByRole('button', { name: /^Room details ?: Double room$/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Choose this room' }))
  await screen.findByRole('button', { name: /^Selected: Double room/ })
  expect(await screen.findAllByRole('link', { name: said.en.continue })).not.toEqual([])
})

test('a room that is held for another party can’t be picked for this one', async () => {
  openHolding(live({ AdultsCount: 3 }))
  await screen.findByText('You hold this room')
  expect(screen.queryByRole('button', { name: /^Select(ed)?: Double room/ })).toBeNull()
})

test.each([
  ['for another party', live({ AdultsCount: 3 }), 4500],
  ['and has no price any more', live(), 0],
])('a room that is held %s keeps no other from being chosen', async (_, mine, was) => {
  openHolding({ ...mine, ExpiresAt: inMinutes(8) }, was)
  await waitFor(() => expect(price()).toContain('2,000'))
  await waitFor(() => expect(bookButtons()).not.toEqual([]))
  expect(screen.queryByRole('link', { name: said.en.continue })).toBeNull()
})

const DAY = '/dayuse?id=1&arrival-date=17-01-2027&adults=2'
const openDay = (
  address: string,
  held: LiveReservation,
  IsAvailable = true,
  ...more: LiveReservation[]
) =>
  openPage(address, {
    language: 'en',
    routes: [{ path: '/dayuse', element: <DayUseRoute loaded={{ failure: null }} /> }],
    answers: {
      ...dayUseAnswers(),
      getDayUseDetails: answerWith({ ...dayUse, IsAvailable }),
      ...holding(held, ...more),
    },
  })
const heldDay = (ChildrenAges: number[] = []) =>
  live({ Module: 'DayUse', Id: 1, Room: null, FromDate: '2027-01-17', ToDate: null, ChildrenAges })

test.each([
  ['of other children', `${DAY}&children=6`, []],
  ['of children of other ages', `${DAY}&children=6,9`, [6, 10]],
])('a day held for a party %s can be booked for this one', async (_, address, ages) => {
  noteHold(inMinutes(8))
  const page = openDay(address, heldDay(ages))
  await waitFor(() => expect(page.requestsOf('getLiveReservations')).not.toHaveLength(0))
  await screen.findAllByRole('button', { name: 'Book' })
  expect(screen.queryByRole('link', { name: said.en.continue })).toBeNull()
})

test('of several holds of a day, the one for this party is led on to', async () => {
  noteHold(inMinutes(8))
  const sooner = { ...heldDay(), AdultsCount: 4, ExpiresAt: inMinutes(2), TempReseravtionId: 40 }
  openDay(DAY, heldDay(), true, sooner)
  await waitFor(async () => {
    const links = await wayBack('en')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(2).fill('/checkout?booking=41'),
    )
  })
})

test('whoever holds a day is led on in the card and on phones, and told for whom', async () => {
  noteHold(inMinutes(8))
  openDay(`${DAY}&children=9,6`, heldDay([6, 9]))
  await waitFor(async () => expect(await wayBack('en')).toHaveLength(2))
  expect(screen.getAllByText('For 4 guests')).toHaveLength(2)
})

test('nothing else is left: what is held for fewer is led on to, and says for how many', async () => {
  noteHold(inMinutes(8))
  openDay(`${DAY}&children=9,6`, heldDay(), false)
  await waitFor(async () => expect(await wayBack('en')).toHaveLength(2))
  expect(screen.getAllByText('For 2 guests')).toHaveLength(2)
})

const openHeader = (language: Language, ...all: LiveReservation[]) =>
  openPage('/', {
    language,
    routes: [{ path: '/', element: <HeldChip /> }],
    answers: holding(...all),
  })

test.each(languages)('%s: the header leads to the one that is held', async (language) => {
  noteHold(inMinutes(8))
  const { continue: text } = said[language]
  openHeader(language, live())
  const link = await screen.findByRole('link', { name: new RegExp(text) })
  expect(link.getAttribute('href')).toBe('/checkout?booking=41')
})

test.each(languages)('%s: several are counted, and named in a list', async (language) => {
  noteHold(inMinutes(8))
  const bus = live({ Module: 'Bus', TempReseravtionId: null, SessionID: 'a b', Name: 'Cairo' })
  openHeader(language, live(), bus)
  const button = await screen.findByRole('button', { name: new RegExp(said[language].several) })
  button.click()
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.getAttribute('href'))).toEqual([
    '/transportation/payment?session=a+b',
    '/checkout?booking=41',
  ])
})

test('what another tab holds shows without a reload, and goes when it is paid for', async () => {
  const page = openHeader('en')
  expect(screen.queryByRole('link')).toBeNull()
  page.on('getLiveReservations', holding(live()).getLiveReservations ?? answerWith(null))
  noteHold(inMinutes(8))
  await screen.findByRole('link', { name: /Continue your booking/ })
  page.on('getLiveReservations', holding().getLiveReservations ?? answerWith(null))
  noteHold()
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
})
