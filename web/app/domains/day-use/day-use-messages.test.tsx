// @vitest-environment happy-dom
import { languages, type Language } from '@rihla/contract/values/language'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { queryClient, ServerData } from '../../platform/cache/query.tsx'
import { dayUse, dayUseAnswers, dayUseCard } from '../../testing/day-use.ts'
import { CARDS_OF_A_PAGE, firstOfTwoPages } from '../../testing/stays.ts'
import { answerAs, answerWith, type Answer, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { DayUseRoute } from './day-use-kind.tsx'
import { SearchPage } from './search-page.tsx'

const words = {
  en: {
    error: 'Error',
    wrong: 'Oops! Something went wrong',
    again: 'Try Again',
    failed: 'Failed to load day use offers. Please try again.',
    empty: 'No data received from DayUse search API',
    details: 'Failed to fetch dayuse details',
    noDetails: 'No data received from dayuse details API',
    images: 'Failed to fetch dayuse images',
    noImages: 'No data received from dayuse images API',
    missing: 'Missing day use details',
    date: 'Invalid date format: 2026-12-17. Expected DD-MM-YYYY.',
    unavailable: 'Not available on this date',
    back: 'Back to offers',
    update: 'Failed to update booking details',
    config: 'Failed to load checkout configuration',
    reset: 'Reset Filters',
    edit: 'Edit',
  },
  ar: {
    error: 'خطأ',
    wrong: 'حدث خطأ ما',
    again: 'حاول مرة أخرى',
    failed: 'تعذّر تحميل عروض الداي يوز. حاول مرة أخرى.',
    empty: 'لم تصل نتائج البحث عن الداي يوز',
    details: 'تعذّر تحميل بيانات الداي يوز',
    noDetails: 'لم تصل بيانات الداي يوز',
    images: 'تعذّر تحميل صور الداي يوز',
    noImages: 'لم تصل صور الداي يوز',
    missing: 'بيانات الداي يوز ناقصة',
    date: 'صيغة التاريخ غير صحيحة: 2026-12-17. الصيغة المطلوبة DD-MM-YYYY.',
    unavailable: 'غير متاح في هذا التاريخ',
    back: 'العودة إلى العروض',
    update: 'تعذّر تحديث بيانات الحجز',
    config: 'تعذّر تحميل إعدادات الحجز',
    reset: 'إعادة الضبط',
    edit: 'تعديل',
  },
} as const

const nothing = answerWith(null)
const refused = answerAs(400, { Error: '', Data: null, code: 'HTTP_400' })
const ADDRESS = '/dayuse?id=1&arrival-date=17-01-2027&adults=2'
const well = dayUseAnswers()

const open = (address: string, language: Language, answers: Answers = {}) => {
  const search = (
    <ServerData>
      <SearchPage />
    </ServerData>
  )
  return openPage(address, {
    language,
    answers: { ...well, ...answers },
    routes: [
      { path: '/dayuses', element: search },
      { path: '/dayuse', element: <DayUseRoute loaded={{ failure: null }} /> },
      { path: '/checkout', element: <p /> },
    ],
  })
}

const cards = () => document.querySelectorAll('.offer-card .card-link')
const shown = () => waitFor(() => expect(cards()).toHaveLength(CARDS_OF_A_PAGE))
const isShown = () => waitFor(() => expect(document.querySelector('#overview')).not.toBeNull())
/** What alerts say, once one of them says this. */
const alerts = (text: string): Promise<string[]> =>
  waitFor(() => {
    const all = screen.queryAllByRole('alert').map((it) => it.textContent)
    expect(all.join('\n')).toContain(text)
    return all
  })
const press = (name: string | RegExp) =>
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as Element)

describe.each(languages)('in %s', (language) => {
  const say = words[language]

  test('a search that brings nothing, fails, and works again', async () => {
    const page = open('/dayuses', language)
    await shown()
    page.on('getDayUses', nothing)
    fireEvent.change(document.querySelector('.sort-field select') as Element, {
      target: { value: 'price-low' },
    })
    await screen.findByRole('heading', { name: say.wrong })
    expect((await alerts(say.empty)).filter((text) => text.includes(say.empty))).toHaveLength(2)
    page.on('getDayUses', refused)
    press(say.again)
    await alerts(say.failed)
    await alerts(say.error)
    page.on('getDayUses', well.getDayUses as Answer)
    press(say.again)
    await shown()
  })

  test('a search that nothing matches', async () => {
    const none = { Data: [], PageNumber: 1, PageSize: 20, TotalPages: 0, TotalRecords: 0 }
    const page = open('/dayuses?searchText=nothing-has-this-name', language, {
      getDayUses: answerWith(none),
    })
    await screen.findAllByRole('button', { name: say.reset })
    page.on('getDayUses', well.getDayUses as Answer)
    press(say.reset)
    await shown()
    expect(page.address()).toBe('/dayuses')
  })

  test.each([
    ['/dayuse', say.missing],
    ['/dayuse?id=501', say.missing],
    ['/dayuse?id=501&arrival-date=2026-12-17', say.date],
  ])('a link like %s leads to the list', async (address, text) => {
    const page = open(address, language)
    await alerts(text)
    await waitFor(() => expect(page.address()).toBe('/dayuses'))
  })

  test.each([
    ['nothing', nothing, say.noDetails],
    ['a refusal', refused, say.details],
  ] as const)('an offer answered by %s', async (_, answer, text) => {
    const page = open(ADDRESS, language, { getDayUseDetails: answer })
    await screen.findByText(text)
    press(say.back)
    await waitFor(() => expect(page.address()).toBe('/dayuses'))
  })

  test.each([
    ['nothing', nothing, say.noImages],
    ['a refusal', refused, say.images],
  ] as const)('pictures answered by %s: those of the offer stay', async (_, answer, text) => {
    open(ADDRESS, language, { getDayUseImages: answer })
    await isShown()
    await alerts(text)
    expect(document.querySelectorAll('.gallery-tile').length).toBeGreaterThan(2)
  })

  test('a date that is full can’t be booked', async () => {
    open(ADDRESS, language, {
      getDayUseDetails: answerWith({
        ...dayUse,
        IsAvailable: false,
        BookButtonText: say.unavailable,
      }),
    })
    await isShown()
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: say.unavailable })
    expect(buttons.some(({ disabled }) => disabled)).toBe(true)
    expect(screen.queryByRole('button', { name: /^(Book|احجز)/ })).toBeNull()
    // On a phone the way on to another day stands beside it.
    expect(document.querySelector('.booking-bar .link')?.textContent).toMatch(say.edit)
  })

  test('a booking that cannot be started, and a change that cannot be shown', async () => {
    const page = open(ADDRESS, language, { checkoutConfig: refused })
    await isShown()
    press(/^(Book|احجز)/)
    await alerts(say.config)
    page.on('getDayUseDetails', refused)
    press(say.edit)
    const more = await waitFor(() => {
      const found = document.querySelectorAll('.stepper-disc')
      expect(found.length).toBeGreaterThan(0)
      return found[found.length - 1] as Element
    })
    fireEvent.click(more)
    fireEvent.submit(more.closest('form') as Element)
    await alerts(say.update)
  })
})

const HOUR = 3_600_000
const setClock = (instant: number | string): void => {
  vi.setSystemTime(instant)
}

describe.each(['the same tab', 'another tab'])(
  'a list that was kept, opened again in %s',
  (tab) => {
    test.each([
      ['until its day’s sale ends', '2027-01-17T07:30Z', 1, '2027-01-17', null, true],
      ['until its day has come', '2027-01-16T21:30Z', 1, '2027-01-17', null, true],
      ['while free cancellation may end', '2027-01-16T07:30Z', 1, '2027-01-17', 'Free', true],
      ['for less than 3 hours', '2027-01-14T07:30Z', 2, '2027-01-17', 'Free', false],
      ['for less than 3 hours, sold out', '2027-01-14T07:30Z', 2, null, null, false],
      ['for 3 hours', '2027-01-14T07:30Z', 3, '2027-01-17', null, true],
    ])('%s', async (_, opened, hours, NextDate, FreeCancellation, isAsked) => {
      const ofDay = (id: number) => ({ ...dayUseCard(id), NextDate, FreeCancellation })
      const answers = { getDayUses: answerWith(firstOfTwoPages(ofDay)) }
      setClock(opened)
      open('/dayuses', 'en', answers)
      await shown()
      cleanup()
      if (tab === 'another tab') queryClient().clear()
      setClock(Date.parse(opened) + hours * HOUR)
      const again = open('/dayuses', 'en', answers)
      await shown()
      await waitFor(() => expect(queryClient().isFetching()).toBe(0))
      expect(again.requestsOf('getDayUses')).toHaveLength(isAsked ? 1 : 0)
    })
  },
)
