// @vitest-environment happy-dom
import { languages, type Language } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServerData } from '../../platform/cache/query.tsx'
import { answerAs, answerWith, type Answer, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { SearchPage } from './search-page.tsx'

const card = (ActivityId: number) => ({
  ActivityId,
  Name: `Activity ${ActivityId}`,
  Price: 900,
  NextDate: null,
})

/** Three pages of two, and the pages that were asked for. */
function threePages() {
  const asked: number[] = []
  const answer: Answer = async (request) => {
    const { PageNumber } = (await request.json()) as { PageNumber: number }
    asked.push(PageNumber)
    const ids = PageNumber > 3 ? [] : [PageNumber * 2 - 1, PageNumber * 2]
    return Response.json({
      Error: null,
      Data: { Data: ids.map(card), PageNumber, PageSize: 20, TotalPages: 3, TotalRecords: 6 },
    })
  }
  return { asked, answer }
}

function openActivities(
  address: string,
  language: Language = 'en',
  answers: Answers = {},
  loader: () => Promise<null> = async () => null,
) {
  const { asked, answer } = threePages()
  const element = (
    <ServerData>
      <SearchPage />
    </ServerData>
  )
  const page = openPage(address, {
    language,
    routes: [{ path: '/activities', element, loader, HydrateFallback: () => null }],
    answers: {
      getActivities: answer,
      getAllActivityTypes: answerWith([]),
      getDestinations: answerWith([]),
      getSplashScreenData: answerWith({}),
      ...answers,
    },
  })
  return { page, asked, answer }
}

const shown = (...ids: number[]) =>
  waitFor(() =>
    expect(
      [...document.querySelectorAll('.offer-card .card-link')].map((it) => it.textContent),
    ).toEqual(ids.map((id) => `Activity ${id}`)),
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a next page that failed is asked for again, not passed over', async () => {
  const { page, asked, answer } = openActivities('/activities')
  await shown(1, 2)
  press('Load more on one page')
  page.on('getActivities', answerAs(404, {}))
  press('Load More')
  await waitFor(() => expect(document.querySelector('.toast')).not.toBeNull())
  await shown(1, 2)
  page.on('getActivities', answer)
  press('Load More')
  await shown(1, 2, 3, 4)
  expect(asked).toEqual([1, 2])
})

test('numbered pages show one page, whatever was loaded below it before', async () => {
  const { page } = openActivities('/activities?page=2')
  await shown(3, 4)
  press('Load more on one page')
  press('Load More')
  await shown(3, 4, 5, 6)
  press('Show numbered pages')
  await shown(3, 4)
  fireEvent.click(screen.getByRole('link', { name: 'Page 3' }))
  await shown(5, 6)
  expect(page.address()).toBe('/activities?page=3')
})

test('a page that is turned is read from the top of its results on; other filters take no focus', async () => {
  openActivities('/activities')
  await shown(1, 2)
  for (const [page, ids] of [
    [2, [3, 4]],
    [1, [1, 2]],
  ] as const) {
    const link = screen.getByRole('link', { name: `Page ${page}` })
    link.focus()
    fireEvent.click(link)
    await shown(...ids)
    expect(document.activeElement?.querySelector('.toolbar')).not.toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  }
  const sort = document.querySelector<HTMLSelectElement>('.sort-field select')
  sort?.focus()
  if (sort) fireEvent.change(sort, { target: { value: sort.options[1]?.value } })
  await shown(1, 2)
  expect(document.activeElement).toBe(sort)
})

test('a page past the last says so, and is asked for once', async () => {
  const { page, asked } = openActivities('/activities?page=9')
  await screen.findByRole('heading', { name: 'There is no page 9' })
  expect(asked).toEqual([9])
  fireEvent.click(screen.getByRole('link', { name: 'Go to the first page' }))
  await shown(1, 2)
  expect(page.address()).toBe('/activities')
})

test.each([
  ['/activities', 'Sold out'],
  ['/activities?adultsCount=1', 'Sold out'],
  ['/activities?adultsCount=12', 'No date for your party'],
  ['/activities?childrenAges=6', 'No date for your party'],
])('%s says of an activity without a day what is true of its party', async (address, said) => {
  openActivities(address)
  await shown(1, 2)
  const badges = [...document.querySelectorAll('.badge-warn')].map((it) => it.textContent)
  expect(badges).toEqual([said, said])
})

const sortField = () => document.querySelector('.sort-field select') as HTMLSelectElement
const sheetWords = {
  en: {
    filters: 'Filters',
    plain: 'Show results',
    counted: 'Show 6 results',
    showing: 'Showing 1 - 2 of 6 results',
  },
  ar: {
    filters: 'تصفية',
    plain: 'عرض النتائج',
    counted: 'عرض 6 نتائج',
    showing: 'النتائج 1 - 2 من 6',
  },
} as const

test.each(languages)(
  '%s: the sheet of filters counts no results before they came',
  async (language) => {
    const say = sheetWords[language]
    const { page, answer } = openActivities('/activities', language)
    await shown(1, 2)
    expect(document.querySelector('.toolbar [role=status]')?.textContent).toBe(say.showing)
    press(say.filters)
    const sheet = await screen.findByRole('dialog')
    const isSaid = (text: string) => within(sheet).findByRole('button', { name: text })
    await isSaid(say.counted)
    const waiting: (() => void)[] = []
    page.on('getActivities', async (request) => {
      await new Promise<void>((go) => waiting.push(go))
      return answer(request)
    })
    fireEvent.change(sortField(), { target: { value: 'price-low' } })
    await isSaid(say.plain)
    await waitFor(() => expect(waiting).toHaveLength(1))
    for (const go of waiting) go()
    await isSaid(say.counted)
    page.on('getActivities', answerAs(400, {}))
    fireEvent.change(sortField(), { target: { value: 'price-high' } })
    await waitFor(() => expect(document.querySelector('.toast')).not.toBeNull())
    await isSaid(say.plain)
  },
)

const luxor = { getDestinations: answerWith([{ CityId: 3, CityName: 'Luxor' }]) }
const where = () => document.querySelector('[role=search] [role=combobox]') as HTMLInputElement
const more = () =>
  waitFor(() => {
    const found = document.querySelectorAll<HTMLButtonElement>('.filter-side .stepper-disc')
    expect(found.length).toBeGreaterThan(1)
    return found[1] as HTMLButtonElement
  })
const freeOnly = () =>
  document.querySelector('.filter-side input[type=checkbox]') as HTMLInputElement
const sideCity = () => document.querySelector('.filter-side select') as HTMLSelectElement

test('of two filters that are chosen quickly both count', async () => {
  let pageLoads = Promise.resolve()
  const loader = async () => (await pageLoads, null)
  const { page } = openActivities('/activities?page=2', 'en', luxor, loader)
  await shown(3, 4)
  await waitFor(() => expect(sideCity().options).toHaveLength(2))
  const plus = await more()
  /** Presses before the address of the first has come, and the address that comes of them. */
  const quickly = async (presses: () => void, address: string): Promise<void> => {
    let arrive = (): void => undefined
    pageLoads = new Promise((go) => (arrive = go))
    const before = page.address()
    presses()
    expect(page.address()).toBe(before)
    arrive()
    await waitFor(() => expect(page.address()).toBe(address))
  }
  const plusPlus = () => (fireEvent.click(plus), fireEvent.click(plus))
  const both = '/activities?cityId=3&adultsCount=4&hasFreeCancellation=true'
  await quickly(plusPlus, '/activities?adultsCount=4')
  await quickly(() => {
    fireEvent.click(freeOnly())
    fireEvent.change(sideCity(), { target: { value: '3' } })
  }, both)
  // There and back again, and on from there.
  await quickly(
    () => {
      fireEvent.click(freeOnly())
      fireEvent.click(freeOnly())
      fireEvent.click(plus)
    },
    both.replace('adultsCount=4', 'adultsCount=5'),
  )
  const reset = screen.getAllByRole('button', { name: 'Reset Filters' })[0] as Element
  await quickly(() => (fireEvent.click(plus), fireEvent.click(reset)), '/activities')
  expect(freeOnly().checked).toBe(false)
  await quickly(plusPlus, '/activities?adultsCount=4')
})

test('what is typed in the search form stays while its cities come and filters change', async () => {
  let arrive = (): void => undefined
  const coming = new Promise<void>((go) => (arrive = go))
  const { page } = openActivities('/activities?cityId=3', 'en', {
    getDestinations: async (request) => (await coming, luxor.getDestinations(request)),
    autoComplete: answerWith([]),
  })
  await shown(1, 2)
  expect(where().value).toBe('')
  fireEvent.focus(where())
  fireEvent.change(where(), { target: { value: 'Balloon' } })
  arrive()
  await waitFor(() => expect(sideCity().options).toHaveLength(2))
  expect(where().value).toBe('Balloon')
  fireEvent.click(await more())
  await waitFor(() => expect(page.address()).toBe('/activities?cityId=3&adultsCount=3'))
  // The form says who comes, as the filters do, and leaves the place as it is typed.
  const form = document.querySelector('[role=search]') as HTMLElement
  await waitFor(() => expect(form.textContent).toMatch(/3.adults/))
  expect(where().value).toBe('Balloon')
  // A place that is chosen elsewhere takes its field.
  fireEvent.change(sideCity(), { target: { value: '' } })
  await waitFor(() => expect(where().value).toBe(''))
  fireEvent.change(sideCity(), { target: { value: '3' } })
  await waitFor(() => expect(where().value).toBe('Luxor'))
})
