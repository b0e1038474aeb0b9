// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { answerAs, answerWith, type Answer } from '../../testing/fake-server.ts'
import { languages } from '@rihla/contract/values/language'
import { honeymoonCard, packageAnswers, tripCard } from '../../testing/packages.ts'
import { CARDS_OF_A_PAGE, firstOfTwoPages } from '../../testing/stays.ts'
import { openPackages } from './testing/open-packages.tsx'

const words = {
  en: {
    honeymoons: 'Failed to load honeymoons. Please try again.',
    badFormat: 'Invalid response format from honeymoons API',
    noSection: 'No data section in honeymoons API response',
    noList: 'No data received from honeymoons API',
    more: 'The next results could not be loaded. Try again.',
    trips: 'Failed to load trips',
    honeymoon: 'Failed to fetch honeymoon details',
    noHoneymoon: 'No honeymoon data found',
    trip: 'Failed to fetch trip details',
    noTrip: 'No trip data found',
    checkout: 'Checkout failed',
    config: 'Failed to load checkout configuration',
    empty: 'Nothing matches your filters',
    again: 'Try Again',
    loadMore: 'Load More',
    reset: 'Reset Filters',
    back: 'Back to search',
  },
  ar: {
    honeymoons: 'تعذّر تحميل باقات شهر العسل. حاول مرة أخرى.',
    badFormat: 'صيغة الرد من خدمة شهر العسل غير صحيحة',
    noSection: 'لا بيانات في رد خدمة شهر العسل',
    noList: 'لم تصل نتائج البحث عن شهر العسل',
    more: 'تعذّر تحميل النتائج التالية. حاول مرة أخرى.',
    trips: 'تعذّر تحميل الرحلات',
    honeymoon: 'تعذّر تحميل بيانات شهر العسل',
    noHoneymoon: 'لا توجد بيانات لشهر العسل',
    trip: 'تعذّر تحميل بيانات الرحلة',
    noTrip: 'لا توجد بيانات لهذه الرحلة',
    checkout: 'تعذّر بدء الحجز',
    config: 'تعذّر تحميل إعدادات الحجز',
    empty: 'لا نتائج تطابق اختياراتك',
    again: 'حاول مرة أخرى',
    loadMore: 'عرض المزيد',
    reset: 'إعادة الضبط',
    back: 'العودة إلى البحث',
  },
} as const

const list = { honeymoon: 'getHoneymoons', trip: 'getTrips' } as const
const details = { honeymoon: 'getHoneymoonDetails', trip: 'getTripDetails' } as const
const well = (call: (typeof list | typeof details)[keyof typeof list]): Answer =>
  packageAnswers()[call] as Answer

/** The first page as it should be, and a refusal of every later one. */
const noNextPage =
  (first: object): Answer =>
  async (request) => {
    const { PageNumber } = (await request.json()) as { PageNumber: number }
    return PageNumber === 1
      ? Response.json({ Error: null, Data: first })
      : Response.json({}, { status: 404 })
  }

const cards = () => document.querySelectorAll('.offer-card .card-link')
const shown = (count: number) => waitFor(() => expect(cards()).toHaveLength(count))
const toast = () => document.querySelector('.toast')?.textContent ?? ''
const sort = () =>
  fireEvent.change(document.querySelector('.sort-field select') as Element, {
    target: { value: 'price-low' },
  })
/** The failure that says this, once it does. */
const failure = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const told = screen.getAllByRole('alert').find((it) => within(it).queryAllByText(text).length)
    if (!told) throw new Error(`Nothing says ${text}`)
    return told
  })
const book = () => screen.findAllByRole('button', { name: /^(Book|احجز)/ })

describe.each(languages)('in %s', (language) => {
  const said = words[language]

  test.each([
    ['a refusal without words', answerAs(404, {}), said.honeymoons],
    ['a refusal in words', answerAs(422, { Error: 'Not so' }), 'Not so'],
    ['no data', answerWith(null), said.noList],
    ['something else', answerWith(5), said.badFormat],
    ['no section', answerWith({}), said.noSection],
  ] as const)('a list of honeymoons answered by %s', async (_, answer, text) => {
    const page = openPackages('/honeymoons', language)
    await shown(CARDS_OF_A_PAGE)
    page.on('getHoneymoons', answer)
    sort()
    const card = await failure(text)
    page.on('getHoneymoons', well('getHoneymoons'))
    fireEvent.click(within(card).getByRole('button'))
    await shown(CARDS_OF_A_PAGE)
  })

  test('a list of honeymoons is tried twice more', async () => {
    const page = openPackages('/honeymoons', language)
    await shown(CARDS_OF_A_PAGE)
    let tries = 0
    page.on('getHoneymoons', async () => {
      tries += 1
      return Response.json({}, { status: 503 })
    })
    const toFake = ['Date', 'setTimeout', 'clearTimeout'] as const
    vi.useFakeTimers({ toFake: [...toFake], now: Date.now(), shouldAdvanceTime: true })
    sort()
    for (const tried of [1, 2]) {
      await waitFor(() => expect(tries).toBe(tried))
      // After 1 s, and then after 2.
      await act(() => vi.advanceTimersByTimeAsync(tried * 1000))
    }
    await failure(said.honeymoons)
    expect(tries).toBe(3)
  })

  test('a next page that cannot be loaded', async () => {
    const first = firstOfTwoPages(honeymoonCard)
    const page = openPackages('/honeymoons', language, { getHoneymoons: noNextPage(first) })
    await shown(CARDS_OF_A_PAGE)
    fireEvent.click(screen.getByRole('button', { name: said.loadMore }))
    await waitFor(() => expect(toast()).toContain(said.more))
    expect(cards()).toHaveLength(CARDS_OF_A_PAGE)
    const second = {
      ...first,
      PageNumber: 2,
      Data: first.Data.map((_, at) => honeymoonCard(at + CARDS_OF_A_PAGE + 1)),
    }
    page.on('getHoneymoons', answerWith(second))
    fireEvent.click(await screen.findByRole('button', { name: said.again }))
    await shown(2 * CARDS_OF_A_PAGE)
  })

  test('trips that cannot be loaded', async () => {
    const page = openPackages('/trips', language)
    await shown(CARDS_OF_A_PAGE)
    page.on('getTrips', answerAs(404, {}))
    sort()
    await waitFor(() => expect(toast()).toContain(said.trips))
    const blocks = await waitFor(() => {
      const found = document.querySelectorAll('[role=alert] h2')
      expect(found).toHaveLength(1)
      return found
    })
    expect(blocks[0]?.closest('[role=alert]')?.textContent).toContain(said.trips)
  })

  test('a next page of trips that cannot be loaded', async () => {
    openPackages('/trips', language, { getTrips: noNextPage(firstOfTwoPages(tripCard)) })
    await shown(CARDS_OF_A_PAGE)
    fireEvent.click(screen.getByRole('button', { name: said.loadMore }))
    await waitFor(() => expect(toast()).toContain(said.trips))
    expect(cards()).toHaveLength(CARDS_OF_A_PAGE)
  })

  test.each([
    ['honeymoon', 500, { Error: null }, said.honeymoon],
    ['honeymoon', 200, { Error: null, Data: null }, said.noHoneymoon],
    ['trip', 500, { Error: null }, said.trip],
    ['trip', 200, { Error: null, Data: null }, said.noTrip],
  ] as const)('a %s answered by %d', async (kind, status, body, text) => {
    const page = openPackages(`/${kind}s`, language, { [details[kind]]: answerAs(status, body) })
    await shown(CARDS_OF_A_PAGE)
    fireEvent.click(cards()[0] as Element)
    const block = await failure(text)
    page.on(details[kind], well(details[kind]))
    fireEvent.click(within(block).getAllByRole('button').at(-1) as Element)
    await waitFor(() => expect(document.querySelector('#overview')).not.toBeNull())
  })

  test('a honeymoon shows all of its pictures', async () => {
    const address = '/honeymoon?id=1&arrival-date=17-01-2027&adults=2'
    openPackages(address, language)
    await waitFor(() => expect(document.querySelectorAll('.gallery-tile')).toHaveLength(20))
  })

  test('a honeymoon whose pictures cannot be had', async () => {
    const address = '/honeymoon?id=1&arrival-date=17-01-2027&adults=2'
    openPackages(address, language, { getHoneymoonImages: answerAs(404, {}) })
    await waitFor(() => expect(document.querySelector('#overview')).not.toBeNull())
    expect(document.querySelectorAll('.gallery-tile')).toHaveLength(0)
  })

  test.each(['honeymoon', 'trip'] as const)('a %s that is not there', async (kind) => {
    const gone = answerAs(404, { Error: 'No', code: 'offer_not_found' })
    const address = `/${kind}?id=999999&arrival-date=17-01-2027&adults=2`
    const page = openPackages(address, language, { [details[kind]]: gone })
    fireEvent.click(await screen.findByRole('button', { name: said.back }))
    await waitFor(() => expect(page.address()).toBe(`/${kind}s`))
  })

  test('a booking that cannot be started', async () => {
    const page = openPackages('/trip?id=1&arrival-date=17-01-2027&adults=2', language, {
      checkoutConfig: answerAs(404, {}),
      setTempReservation: answerAs(404, {}),
    })
    fireEvent.click((await book())[0] as Element)
    await waitFor(() => expect(toast()).toContain(said.config))
    page.on('checkoutConfig', packageAnswers().checkoutConfig as Answer)
    fireEvent.click((await book())[0] as Element)
    await waitFor(() => expect(toast()).toContain(said.checkout))
  })

  test.each(['honeymoon', 'trip'] as const)('a search of %ss without results', async (kind) => {
    const none = { Data: [], PageNumber: 1, PageSize: 20, TotalPages: 0, TotalRecords: 0 }
    const page = openPackages(`/${kind}s?searchText=nothing-has-this-name`, language, {
      [list[kind]]: answerWith(none),
    })
    await screen.findByRole('heading', { name: said.empty })
    page.on(list[kind], well(list[kind]))
    fireEvent.click(screen.getAllByRole('button', { name: said.reset }).at(-1) as Element)
    await shown(CARDS_OF_A_PAGE)
    expect(page.address()).toBe(`/${kind}s`)
  })
})
