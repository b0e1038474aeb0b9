// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { answerAs, answerWith, noConnection, type Answer } from '../../testing/fake-server.ts'
import { languages } from '@rihla/contract/values/language'
import { hotelOf, stayAnswers } from '../../testing/stays.ts'
import { openStays } from './testing/open-stays.tsx'

const words = {
  en: {
    noData: 'No data received',
    pricing: 'Failed to fetch hotel pricing',
    room: 'Failed to load room details',
    missing: 'Missing Information',
    missingText: 'missing booking data',
    page: 'Failed to load page',
    details: 'Failed to fetch hotel details',
    checkout: 'Checkout failed',
    login: 'Please login to continue with your booking',
    share: 'Share',
    copied: 'Link Copied',
    unsupported: 'Share not supported',
    gone: 'Hotel Not Found',
    again: 'Try Again',
  },
  ar: {
    noData: 'لم تصل أي بيانات',
    pricing: 'تعذّر تحميل أسعار الفندق',
    room: 'تعذّر تحميل تفاصيل الغرفة',
    missing: 'بيانات ناقصة',
    missingText: 'بيانات الحجز ناقصة',
    page: 'تعذّر تحميل الصفحة',
    details: 'تعذّر تحميل بيانات الفندق',
    checkout: 'تعذّر بدء الحجز',
    login: 'سجّل الدخول لمتابعة الحجز',
    share: 'مشاركة',
    copied: 'تم نسخ الرابط',
    unsupported: 'المشاركة غير مدعومة',
    gone: 'الفندق غير موجود',
    again: 'حاول مرة أخرى',
  },
} as const

const HOTEL = '/hotel?id=501&arrival-date=17-12-2026&departure-date=20-12-2026'
const book = () => screen.getAllByRole('button', { name: /^(Book|احجز)/ })[0] as HTMLElement
const roomButton = () => screen.findByRole('button', { name: /^(Room details|تفاصيل الغرفة)/ })
const chosenRoom = () => screen.findByRole('button', { name: /^(Selected|مختارة):/ })
const toast = () => document.querySelector('.toast')?.textContent ?? ''

describe.each(languages)('in %s', (language) => {
  const said = words[language]

  test('a ship under the address of hotels is not there, though the visitor came by a link', async () => {
    openStays(HOTEL, language, { getHotel: answerWith(hotelOf('cruise')) })
    expect(await screen.findByText(said.gone)).toBeTruthy()
  })

  test('the head and the reviews count the same ratings, as the list does', async () => {
    const rated = { ...hotelOf('hotel'), NumberOfRaters: 321, ReviewsCount: 45 }
    openStays(HOTEL, language, { getHotel: answerWith(rated) })
    await screen.findAllByText(/321/)
    const scores = [...document.querySelectorAll('.score')].map((it) => it.textContent)
    expect(scores.map((it) => /\d{2,}/.exec(it)?.[0])).toEqual(['321', '321'])
  })

  test.each([
    ['nothing', answerWith(null), said.noData],
    ['a refusal without words', answerAs(409, {}), said.details],
    ['no connection', noConnection, said.details],
  ] as const)('details answered by %s', async (_, answer, text) => {
    const page = openStays('/hotels', language)
    const well = page.answerOf('getHotel')
    page.on('getHotel', answer)
    await screen.findByRole('link', { name: 'Stay 1' })
    fireEvent.click(document.querySelector('.offer-card .card-link') as Element)
    await screen.findByRole('heading', { level: 1, name: said.page })
    screen.getByText(text)
    page.on('getHotel', well)
    fireEvent.click(screen.getByRole('button', { name: said.again }))
    await screen.findByRole('button', { name: said.share })
  })

  test('a hotel that is not there', async () => {
    openStays(HOTEL.replace('501', '9'.repeat(20)), language, {
      getHotel: answerAs(404, { Error: 'No', code: 'hotel_not_found' }),
    })
    await screen.findByRole('heading', { level: 1, name: said.gone })
  })

  test.each([
    ['the network', noConnection, noConnection],
    ['the server', answerAs(404, { Error: said.pricing }), answerAs(404, { Error: said.room })],
  ] as const)('prices and rooms that %s keeps from us', async (_, prices, rooms) => {
    const page = openStays(HOTEL, language, {
      getHotelPricing: prices,
      getHotelCalendar: noConnection,
      getRoomDetails: rooms,
    })
    const [failed] = await screen.findAllByRole('alert')
    if (!failed) throw new Error('Nothing is told')
    within(failed).getByText(said.pricing)
    page.on('getHotelPricing', stayAnswers().getHotelPricing as Answer)
    fireEvent.click(within(failed).getByRole('button'))
    await chosenRoom()
    fireEvent.click(await roomButton())
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText(said.room)
    expect(screen.queryByText(/Network error|HTTP \d/)).toBeNull()
  })

  test('no room is chosen', async () => {
    openStays(HOTEL, language)
    fireEvent.click(await chosenRoom())
    fireEvent.click(book())
    await waitFor(() => expect(toast()).toContain(said.missingText))
    expect(document.querySelector('.toast-title')?.textContent).toBe(said.missing)
  })

  test.each([
    [{}, ''],
    [{ Error: 'Just sold.', code: 'sold_out' }, 'Just sold.'],
  ])('a booking refused by %o', async (refusal, text) => {
    const page = openStays(HOTEL, language)
    page.on('setTempReservation', answerAs(409, refusal))
    await chosenRoom()
    fireEvent.click(book())
    await waitFor(() => expect(toast()).toContain(`${said.checkout}${text}`))
    expect(page.address()).toBe(HOTEL)
  })

  test('a booking that asks for a login', async () => {
    const page = openStays(HOTEL, language)
    page.on('setTempReservation', answerAs(401, { Error: 'No', code: 'unauthenticated' }))
    await chosenRoom()
    fireEvent.click(book())
    await screen.findByText(said.login)
    expect(page.address()).toBe('/login')
  })

  test('sharing copies the link, or says that it cannot', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>()
    vi.stubGlobal('navigator', { ...navigator, share: undefined, clipboard: { writeText } })
    const stay = `${HOTEL.replace('/hotel', '/cruise')}&adults=3&children=4`
    openStays(stay, language)
    fireEvent.click(await screen.findByRole('button', { name: said.share }))
    await waitFor(() => expect(toast()).toContain(said.copied))
    expect(writeText.mock.lastCall?.[0]).toContain(`http://localhost:3000${stay}`)
    vi.stubGlobal('navigator', { ...navigator, share: undefined, clipboard: undefined })
    fireEvent.click(screen.getByRole('button', { name: said.share }))
    await waitFor(() => expect(toast()).toContain(said.unsupported))
  })

  test('guests that cannot be count as not given', async () => {
    const page = openStays(`${HOTEL}&adults=11&children=13,1,2,3,4,5,6,7,x`, language)
    await waitFor(() => expect(page.requestsOf('getHotelPricing')).not.toHaveLength(0))
    expect(page.requestsOf('getHotelPricing')[0]?.url).toMatch(/AdultsCount=2$/)
  })
})
