// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { answerAs, answerWith, noConnection } from '../../testing/fake-server.ts'
import { CARDS_OF_A_PAGE } from '../../testing/stays.ts'
import { languages } from '@rihla/contract/values/language'
import { openStays } from './testing/open-stays.tsx'

const words = {
  en: {
    search: 'An error occurred while searching hotels',
    cruises: 'Failed to search nile cruises. Please try again.',
    cruisesTitle: 'Search Error',
    badFormat: 'Invalid response format from hotels API',
    noSection: 'No data section in hotels API response',
    noData: 'No data received',
    noResponse: 'No response received from server',
    more: 'The next results could not be loaded. Try again.',
    loadMore: 'Load More',
    map: 'Map',
    coming: 'More hotels are still coming',
    arrived: '3 more hotels found: show them',
    badDate: 'Invalid date format in URL',
    missingHotel: 'Missing hotel ID or dates',
    missingCruise: 'Missing cruise ID or dates',
  },
  ar: {
    search: 'حدث خطأ أثناء البحث عن الفنادق',
    cruises: 'تعذّر البحث عن رحلات الكروز. حاول مرة أخرى.',
    cruisesTitle: 'تعذّر البحث',
    badFormat: 'صيغة الرد من خدمة الفنادق غير صحيحة',
    noSection: 'لا بيانات في رد خدمة الفنادق',
    noData: 'لم تصل أي بيانات',
    noResponse: 'لم يصل رد من الخادم',
    more: 'تعذّر تحميل النتائج التالية. حاول مرة أخرى.',
    loadMore: 'عرض المزيد',
    map: 'خريطة',
    coming: 'ما زالت نتائج فنادق أخرى في الطريق',
    arrived: 'وجدنا 3 فنادق أخرى: اعرضها',
    badDate: 'صيغة التاريخ في الرابط غير صحيحة',
    missingHotel: 'رقم الفندق أو التواريخ ناقصة',
    missingCruise: 'رقم الباخرة أو التواريخ ناقصة',
  },
} as const

type Page = { Data: unknown[]; TotalRecords: number }

/** A list that waits for a late supplier asks again after so long. */
const ASKED_AGAIN_MS = 2000

const sizeIn = (url: string) => new URL(url).searchParams.get('PageSize')
const cards = () => document.querySelectorAll('.offer-card .card-link')
const toast = () => document.querySelector('.toast')
const sort = () =>
  fireEvent.change(document.querySelector('.sort-field select') as Element, {
    target: { value: 'price-low' },
  })

describe.each(languages)('in %s', (language) => {
  const said = words[language]

  test.each([
    ['a refusal without words', answerAs(404, {}), said.search],
    ['no data', answerWith(null), said.noData],
    ['something else', answerWith(5), said.badFormat],
    ['no section', answerWith({}), said.noSection],
    ['nobody', noConnection, said.noResponse],
  ] as const)('a search answered by %s', async (_, answer, text) => {
    const page = openStays('/hotels', language)
    await waitFor(() => expect(cards()).toHaveLength(CARDS_OF_A_PAGE))
    const well = page.answerOf('getHotels')
    page.on('getHotels', answer)
    sort()
    const alert = (await screen.findByText(text)).closest('[role=alert]')
    page.on('getHotels', well)
    fireEvent.click(within(alert as HTMLElement).getByRole('button'))
    await waitFor(() => expect(cards()).toHaveLength(CARDS_OF_A_PAGE))
  })

  /** A list of one hotel, while a supplier is still being asked; answers what lets it answer. */
  async function openBeforeOthers() {
    const page = openStays('/hotels', language)
    await waitFor(() => expect(cards()).toHaveLength(CARDS_OF_A_PAGE))
    const whole = page.answerOf('getHotels')
    page.on('getHotels', async (request) => {
      const { Data: its } = (await (await whole(request)).json()) as { Data: Page }
      const Data = { ...its, Data: its.Data.slice(0, 1), TotalRecords: its.TotalRecords - 3 }
      return answerWith({ ...Data, ExternalHotels: 'coming' })(request)
    })
    const toFake = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
    vi.useFakeTimers({ toFake: [...toFake], now: Date.now(), shouldAdvanceTime: true })
    sort()
    await screen.findByText(said.coming)
    expect(cards()).toHaveLength(1)
    const answer = () => {
      page.on('getHotels', whole)
      return act(() => vi.advanceTimersByTimeAsync(ASKED_AGAIN_MS))
    }
    return { page, answer }
  }

  test('a supplier that is late: said, and asked again until it has answered', async () => {
    const { answer } = await openBeforeOthers()
    await answer()
    await waitFor(() => expect(cards()).toHaveLength(CARDS_OF_A_PAGE))
    expect(screen.queryByText(said.coming)).toBeNull()
  })

  test('what stands beside the list is asked again once a late supplier has answered', async () => {
    const { page, answer } = await openBeforeOthers()
    fireEvent.click(screen.getByRole('button', { name: said.map }))
    const sizes = () => page.requestsOf('getHotels').map(({ url }) => sizeIn(url))
    /** How often the number of all, the stays on the map and the counts of the filters were asked for. */
    const asked = () => [
      sizes().filter((size) => size === '1').length,
      sizes().filter((size) => size === '100').length,
      page.requestsOf('getHotelCounts').length,
    ]
    await waitFor(() => expect(Math.min(...asked())).toBeGreaterThan(0))
    const before = asked()
    await answer()
    await waitFor(() => expect(cards()).toHaveLength(CARDS_OF_A_PAGE))
    await waitFor(() =>
      expect(asked().map((times, at) => times > (before[at] ?? 0))).toEqual([true, true, true]),
    )
  })

  test('what a late supplier has waits to be asked for while the list is in use', async () => {
    const { answer } = await openBeforeOthers()
    ;(cards()[0] as HTMLElement).focus()
    await answer()
    const button = await screen.findByRole('button', { name: said.arrived })
    expect(cards()).toHaveLength(1)
    fireEvent.click(button)
    await waitFor(() => expect(cards()).toHaveLength(CARDS_OF_A_PAGE))
    expect(screen.queryByRole('button', { name: said.arrived })).toBeNull()
  })

  test('a next page brings none twice while what came late waits', async () => {
    const { answer } = await openBeforeOthers()
    const first = cards()[0] as HTMLElement
    first.focus()
    await answer()
    await screen.findByRole('button', { name: said.arrived })
    fireEvent.click(screen.getByRole('button', { name: said.loadMore }))
    await waitFor(() => expect(cards()).toHaveLength(CARDS_OF_A_PAGE))
    expect(cards()[0]).toBe(first)
    expect(screen.getByRole('button', { name: said.arrived })).not.toBeNull()
  })

  test('cruises that cannot be searched', async () => {
    const page = openStays('/cruises', language)
    await waitFor(() => expect(cards()).toHaveLength(CARDS_OF_A_PAGE))
    page.on('getHotels', answerAs(404, {}))
    sort()
    await waitFor(() => expect(toast()?.textContent).toContain(said.cruises))
    expect(document.querySelector('.toast-title')?.textContent).toBe(said.cruisesTitle)
  })

  test.each(['/hotels', '/cruises'])('a next page of %s that cannot be loaded', async (address) => {
    const page = openStays(address, language)
    await waitFor(() => expect(cards()).toHaveLength(CARDS_OF_A_PAGE))
    page.on('getHotels', answerAs(404, {}))
    fireEvent.click(screen.getByRole('button', { name: said.loadMore }))
    await waitFor(() => expect(toast()?.textContent).toContain(said.more))
    expect(cards()).toHaveLength(CARDS_OF_A_PAGE)
  })

  test.each([
    ['/hotel?id=501&arrival-date=31-02-2027&departure-date=03-03-2027', said.badDate, '/hotels'],
    ['/cruise?id=901&arrival-date=01-03-2027&departure-date=2027-03-05', said.badDate, '/cruises'],
    ['/hotel?id=501', said.missingHotel, '/hotels'],
    ['/hotel?id=501&arrival-date=2026-12-17&departure-date=20-12-2026', said.badDate, '/hotels'],
    ['/cruise?id=901', said.missingCruise, '/cruises'],
    ['/hotel?id=abc&arrival-date=17-12-2026&departure-date=20-12-2026', '', '/hotels'],
    ['/hotel?id=0&arrival-date=17-12-2026&departure-date=20-12-2026', '', '/hotels'],
    ['/hotel?id=-1&arrival-date=17-12-2026&departure-date=20-12-2026', '', '/hotels'],
    ['/hotel?id=1.5&arrival-date=17-12-2026&departure-date=20-12-2026', '', '/hotels'],
  ])('%s names no stay or a day that is none', async (address, text, list) => {
    const page = openStays(address, language)
    await waitFor(() => expect(page.address()).toBe(list))
    await waitFor(() => expect(toast()?.textContent).toContain(text))
  })

  test('nonsense in the address of a search counts as not given', async () => {
    const page = openStays(
      '/hotels?adultsCount=11&childrenAges=13&stars=9&cityId=x&priceFrom=-5&page=0',
      language,
    )
    await waitFor(() => expect(cards()).toHaveLength(CARDS_OF_A_PAGE))
    const asked = page.requestsOf('getHotels').map(({ url }) => new URL(url).search)
    expect(asked).toContain(
      '?PageNumber=1&PageSize=20&Filters.HotelType=0&Filters.PriceOrderType=0&Filters.RatingOrderType=0&Filters.AdultsCount=2',
    )
  })
})
