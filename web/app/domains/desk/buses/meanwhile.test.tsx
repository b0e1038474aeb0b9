// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith } from '../../../testing/fake-server.ts'
import {
  dialog,
  doneAs,
  me,
  openBuses,
  press,
  sayWhy,
  service,
  startOf,
  texts,
  timetable,
} from './testing/open-buses.tsx'

beforeEach(() => {
  queryClient().clear()
  adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser)
})
afterEach(clearSession)

type Row = Omit<typeof service, 'LastDay'> & { readonly LastDay: string | null }

const THIRD = '2026-12-03'
/** A change from today: the row ended yesterday, and another one has its days. */
const fromToday: Row = { ...service, Id: 10, Edition: 'ten', FirstDay: timetable.Today, Price: 410 }
/** A change from a day to come: the row ends before it, and another one goes on. */
const cut: Row = { ...service, Edition: 'cut', LastDay: '2026-12-02' }
const fromThird: Row = { ...fromToday, FirstDay: THIRD }

describe.each(languages)('what others save while a question is open, in %s', (language) => {
  const t = texts[language]
  /** The timetable, the answer to a deed over its first edition, and a poll that finds it changed. */
  function open(
    call: 'changeTimetable' | 'endTimetable' | 'addToTimetable',
    after: readonly Row[],
  ) {
    let rows: readonly Row[] = [service]
    const page = openBuses(language, '/desk/buses?from=1&to=2', {
      getBusTimetable: (request) => answerWith({ ...timetable, Services: rows })(request),
      [call]: async (request: Request) => {
        const { Edition } = (await request.clone().json()) as { Edition?: string }
        const isOld = Edition === service.Edition
        rows = after
        return isOld
          ? answerAs(409, { code: 'content_changed', Error: 'Somebody saved this.' })(request)
          : doneAs(10)(request)
      },
    })
    const poll = async (): Promise<void> => {
      rows = after
      await act(() => queryClient().invalidateQueries({ queryKey: ['desk'] }))
    }
    return { ...page, poll }
  }
  const sentTo = async (it: Request | undefined) => ({
    path: new URL(it?.url ?? '').pathname,
    ...((await it?.json()) as object),
  })

  test.each([
    ['a poll finds the row split', true],
    ['one’s own save is refused', false],
  ])(
    'K14: a change stays open where %s, and goes on over the row that has its days now',
    async (_, polls) => {
      const page = open('changeTimetable', [fromToday])
      await press(t.busChange)
      const form = await dialog()
      const submit = () => fireEvent.click(form.getByRole('button', { name: t.busChange }))
      fireEvent.change(form.getByLabelText(t.busMinutes), { target: { value: '380' } })
      await form.findByText(/5/)
      sayWhy(form)
      if (polls) {
        await page.poll()
        await vi.waitFor(() =>
          expect(form.getByLabelText(t.busPrice)).toHaveProperty('value', '410'),
        )
      }
      submit()
      expect((await form.findByRole('alert')).textContent).toBe('Somebody saved this.')
      expect((await form.findByText(t.settingNow)).parentElement?.textContent).toContain('410')
      expect(form.getByLabelText(t.busMinutes)).toHaveProperty('value', '380')
      await vi.waitFor(() =>
        expect(page.requestsOf('previewTimetable').at(-1)?.url).toContain('/10/'),
      )
      submit()
      await screen.findByText(startOf(t.busOnSite))
      expect(await sentTo(page.requestsOf('changeTimetable').at(-1))).toMatchObject({
        path: '/api/Desk/Buses/Timetable/10/Change',
        Edition: 'ten',
        Minutes: 380,
      })
    },
  )

  test('K14: a change asks about the row that has its first day now, and shows every part of a split', async () => {
    const page = open('changeTimetable', [cut, fromThird])
    await press(t.busChange)
    const form = await dialog()
    fireEvent.change(form.getByLabelText(t.busFromDay), { target: { value: THIRD } })
    fireEvent.change(form.getByLabelText(t.busMinutes), { target: { value: '380' } })
    await form.findByText(/5/)
    sayWhy(form)
    fireEvent.click(form.getByRole('button', { name: t.busChange }))
    const now = (await form.findByText(t.settingNow)).parentElement
    await vi.waitFor(() => expect(now?.textContent).toMatch(/300.*410/s))
    await vi.waitFor(() =>
      expect(page.requestsOf('previewTimetable').at(-1)?.url).toContain('/10/'),
    )
    fireEvent.click(form.getByRole('button', { name: t.busChange }))
    await screen.findByText(startOf(t.busOnSite))
    expect(await sentTo(page.requestsOf('changeTimetable').at(-1))).toMatchObject({
      path: '/api/Desk/Buses/Timetable/10/Change',
      Edition: 'ten',
      From: THIRD,
    })
  })

  test('K14: an end stays open over the row that has its days now', async () => {
    const page = open('endTimetable', [fromToday])
    await press(t.busEnd)
    const form = await dialog()
    await form.findByText(/5/)
    sayWhy(form)
    await page.poll()
    fireEvent.click(form.getByRole('button', { name: t.busEnd }))
    expect((await form.findByText(t.settingNow)).parentElement?.textContent).toContain('410')
    fireEvent.click(form.getByRole('button', { name: t.busEnd }))
    await screen.findByText(t.busEnded)
    expect(await sentTo(page.requestsOf('endTimetable').at(-1))).toMatchObject({
      path: '/api/Desk/Buses/Timetable/10/End',
      Edition: 'ten',
    })
  })

  test('K14: what was typed stays, and nothing is sent, where somebody ended the departure', async () => {
    const page = open('changeTimetable', [])
    await press(t.busChange)
    const form = await dialog()
    fireEvent.change(form.getByLabelText(t.busMinutes), { target: { value: '380' } })
    sayWhy(form)
    await page.poll()
    await form.findByText(t.busGone)
    expect(form.getByLabelText(t.busMinutes)).toHaveProperty('value', '380')
    fireEvent.click(form.getByRole('button', { name: t.busChange }))
    expect((await form.findByRole('alert')).textContent).toBe(t.busGone)
    expect(page.requestsOf('changeTimetable')).toHaveLength(0)
  })

  test('K14: a departure that is being added stays, at the prices that one saw, when another adds an earlier one', async () => {
    const earlier = { ...service, Id: 12, Departs: '05:00', Price: 999, RoundPrice: 900 }
    const page = open('addToTimetable', [earlier, service])
    await press(t.busAdd)
    const form = await dialog()
    fireEvent.change(form.getByLabelText(t.busDeparts), { target: { value: '09:30' } })
    sayWhy(form)
    await page.poll()
    await screen.findByText('05:00')
    expect(form.getByLabelText(t.busDeparts)).toHaveProperty('value', '09:30')
    fireEvent.click(form.getByRole('button', { name: t.busAdd }))
    await vi.waitFor(() => expect(page.requestsOf('addToTimetable')).toHaveLength(1))
    expect(await sentTo(page.requestsOf('addToTimetable')[0])).toMatchObject({
      Departs: '09:30',
      Price: 300,
      RoundPrice: 250,
    })
  })

  test('a line that is found no more says so, keeps what is typed, and leads to the others', async () => {
    const page = open('changeTimetable', [])
    await press(t.busChange)
    const form = await dialog()
    fireEvent.change(form.getByLabelText(t.busMinutes), { target: { value: '380' } })
    const gone = { code: 'timetable_not_found', Error: 'No bus runs there.' }
    page.on('getBusTimetable', answerAs(404, gone))
    await page.poll()
    await screen.findByText('No bus runs there.')
    expect(form.getByLabelText(t.busMinutes)).toHaveProperty('value', '380')
    expect(form.getByText(t.busGone)).toBeTruthy()
    fireEvent.click(form.getByRole('button', { name: t.back }))
    expect(screen.queryByText('Business')).toBeNull()
    const [back, ...on] = screen.getAllByRole('link', { name: t.busAllLines })
    expect(back).toBeTruthy()
    fireEvent.click(on[0] ?? document.body)
    expect(await screen.findAllByRole('link', { name: /Hurghada/ })).toHaveLength(2)
  })

  test('a timetable stays where it can’t be asked for just now', async () => {
    const page = open('changeTimetable', [])
    await screen.findByText('Business')
    page.on('getBusTimetable', answerAs(409, { code: 'busy', Error: 'Busy.' }))
    await page.poll()
    await vi.waitFor(() => expect(page.requestsOf('getBusTimetable').length).toBeGreaterThan(1))
    expect(screen.getByText('Business')).toBeTruthy()
  })

  test('a line without a departure says so, and gets one by whoever may add one', async () => {
    const page = openBuses(language, '/desk/buses?from=1&to=2', {
      getBusTimetable: answerWith({ ...timetable, Services: [] }),
    })
    await screen.findByText(t.busNoServices)
    await screen.findByText(t.busNoServicesText)
    await press(t.busAdd)
    const form = await dialog()
    fireEvent.change(form.getByLabelText(t.busDeparts), { target: { value: '09:30' } })
    sayWhy(form)
    fireEvent.click(form.getByRole('button', { name: t.busAdd }))
    await vi.waitFor(() => expect(page.requestsOf('addToTimetable')).toHaveLength(1))
    expect(await sentTo(page.requestsOf('addToTimetable')[0])).toMatchObject({
      Departs: '09:30',
      ClassId: 3,
      LayoutId: 4,
    })
  })

  test('whoever may not add one isn’t told to', async () => {
    openBuses(language, '/desk/buses?from=1&to=2', {
      getDeskMe: me('getBusLines'),
      getBusTimetable: answerWith({ ...timetable, Services: [] }),
    })
    await screen.findByText(t.busNoServices)
    expect(screen.queryByText(t.busNoServicesText)).toBeNull()
  })
})
