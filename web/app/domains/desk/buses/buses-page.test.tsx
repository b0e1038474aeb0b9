// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith, type Answers } from '../../../testing/fake-server.ts'
import {
  dialog,
  doneAs,
  effect,
  me,
  openBuses,
  press,
  sayWhy,
  service,
  startOf,
  texts,
  timetable,
} from './testing/open-buses.tsx'
import { WEEK } from './service-text.ts'

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('buses at the desk, in %s', (language) => {
  const t = texts[language]
  const open = (at: string, answers: Answers = {}) => openBuses(language, at, answers)

  test('lines are found by a station, in either script and however it is spelt', async () => {
    open('/desk/buses')
    expect(await screen.findAllByRole('link', { name: /Hurghada/ })).toHaveLength(2)
    for (const [value, count] of [
      ['dah', 1],
      ['الغردقه', 2],
      ['دهاب', 1],
      ['hurgada', 2],
      ['ramsis', 1],
    ] as const) {
      fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
      await vi.waitFor(() =>
        expect(screen.getAllByRole('link', { name: /Hurghada/ })).toHaveLength(count),
      )
    }
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } })
    await screen.findByText(t.busNoLines)
  })

  test('what is otherwise is sent, over the edition that was read, once what it does is shown', async () => {
    const page = open('/desk/buses?from=1&to=2')
    await press(t.busChange)
    const form = await dialog()
    fireEvent.change(form.getByLabelText(t.busPrice), { target: { value: '320' } })
    fireEvent.change(form.getByLabelText(t.busFromDay), { target: { value: '2026-12-10' } })
    await form.findByText(/5/)
    sayWhy(form)
    fireEvent.click(form.getByRole('button', { name: t.busChange }))
    await vi.waitFor(() => expect(page.requestsOf('changeTimetable')).toHaveLength(1))
    const sent = (await page.requestsOf('changeTimetable')[0]?.json()) as object
    expect(sent).toMatchObject({ Edition: 'one', From: '2026-12-10', Price: 320 })
    expect(Object.keys(sent)).not.toContain('Departs')
    expect(Object.keys(sent)).not.toContain('RoundPrice')
  })

  test('nothing is sent while seats are sold, nothing is changed, or a leg costs more', async () => {
    const Refused = [{ Day: '2026-12-10', Departs: '08:00', Sold: 2, Held: 1 }]
    const page = open('/desk/buses?from=1&to=2', {
      previewTimetable: answerWith({ ...effect, Repriced: 0, Refused }),
    })
    await press(t.busChange)
    const form = await dialog()
    const submit = () => fireEvent.click(form.getByRole('button', { name: t.busChange }))
    submit()
    await form.findByText(t.busNothingAsked)
    fireEvent.change(form.getByLabelText(t.busRoundPrice), { target: { value: '301' } })
    submit()
    await form.findByText(t.busRoundTooHigh)
    fireEvent.change(form.getByLabelText(t.busRoundPrice), { target: { value: '250' } })
    fireEvent.change(form.getByLabelText(t.busDeparts), { target: { value: '09:30' } })
    await form.findByText(new RegExp(t.busClaimed.replace('{sold}', '2').replace('{held}', '1')))
    sayWhy(form)
    submit()
    await vi.waitFor(() => expect(form.getByRole('alert').textContent).toBe(t.busEffectRefused))
    expect(page.requestsOf('changeTimetable')).toHaveLength(0)
  })

  test('a price that is left empty is refused beside its field, and none is made up', async () => {
    const page = open('/desk/buses?from=1&to=2')
    await press(t.busChange)
    const form = await dialog()
    fireEvent.change(form.getByLabelText(t.busPrice), { target: { value: '' } })
    sayWhy(form)
    fireEvent.click(form.getByRole('button', { name: t.busChange }))
    await form.findByText(t.numberWrong.replace('{min}', '1').replace('{max}', '100,000'))
    expect(document.activeElement).toBe(form.getByLabelText(t.busPrice))
    expect(form.queryByText(t.busRoundTooHigh)).toBeNull()
    expect(page.requestsOf('changeTimetable')).toHaveLength(0)
  })

  test('a line of a station that is out of use says so, and so does what is saved of it', async () => {
    const page = open('/desk/buses?from=1&to=2', {
      getBusTimetable: answerWith({ ...timetable, StationOff: 'Hurghada' }),
    })
    const said = (key: 'busStationOff' | 'busSavedOff') => t[key].replace('{station}', 'Hurghada')
    await screen.findByText(said('busStationOff'))
    await press(t.busChange)
    const form = await dialog()
    fireEvent.change(form.getByLabelText(t.busPrice), { target: { value: '320' } })
    sayWhy(form)
    fireEvent.click(form.getByRole('button', { name: t.busChange }))
    await screen.findByText(said('busSavedOff'))
    expect(page.requestsOf('changeTimetable')).toHaveLength(1)
  })

  test.each([
    ['change', 'busChange', 'busFromDay', 'changeTimetable'],
    ['departure that is added', 'busAdd', 'busAddFirst', 'addToTimetable'],
  ] as const)(
    'the first day of a %s is asked for where it was emptied',
    async (_, deed, day, call) => {
      const page = open('/desk/buses?from=1&to=2')
      await press(t[deed])
      const form = await dialog()
      fireEvent.change(form.getByLabelText(t.busDeparts), { target: { value: '09:30' } })
      fireEvent.change(form.getByLabelText(t[day]), { target: { value: '' } })
      sayWhy(form)
      fireEvent.click(form.getByRole('button', { name: t[deed] }))
      await form.findByText(t.busFromMissing)
      expect(page.requestsOf(call)).toHaveLength(0)
      fireEvent.change(form.getByLabelText(t[day]), { target: { value: '2026-12-10' } })
      fireEvent.click(form.getByRole('button', { name: t[deed] }))
      await vi.waitFor(() => expect(page.requestsOf(call)).toHaveLength(1))
    },
  )

  /** The timetable, whose price somebody else changes before the first deed arrives. */
  const changedMeanwhile = (call: 'changeTimetable' | 'endTimetable') => {
    let price = 300
    return open('/desk/buses?from=1&to=2', {
      getBusTimetable: (request) =>
        answerWith({
          ...timetable,
          // The other one also makes a longer way of it.
          Services: [
            {
              ...service,
              Minutes: price === 300 ? 365 : 2400,
              Price: price,
              Edition: `at ${price}`,
            },
          ],
        })(request),
      [call]: (request: Request) => {
        const isFirst = price === 300
        price = 410
        return isFirst
          ? answerAs(409, { code: 'content_changed', Error: 'Somebody saved this.' })(request)
          : doneAs(9)(request)
      },
    })
  }

  test('what somebody saved meanwhile is said where one types, and what was typed goes on over it', async () => {
    const page = changedMeanwhile('changeTimetable')
    await press(t.busChange)
    const form = await dialog()
    const submit = () => fireEvent.click(form.getByRole('button', { name: t.busChange }))
    fireEvent.change(form.getByLabelText(t.busMinutes), { target: { value: '380' } })
    await form.findByText(/5/)
    sayWhy(form)
    submit()
    await vi.waitFor(() => expect(form.getByRole('alert').textContent).toBe('Somebody saved this.'))
    const now = (await form.findByText(t.settingNow)).parentElement
    expect(now?.textContent).toContain('410')
    expect(now?.textContent).toContain({ en: '2 days later', ar: 'بعد يومين' }[language])
    expect(form.getByLabelText(t.busMinutes)).toHaveProperty('value', '380')
    expect(form.getByLabelText(t.busPrice)).toHaveProperty('value', '410')
    await vi.waitFor(() => expect(page.requestsOf('previewTimetable')).toHaveLength(2))
    submit()
    await screen.findByText(startOf(t.busOnSite))
    const sent = page.requestsOf('changeTimetable')
    expect(await Promise.all(sent.map((it) => it.json()))).toMatchObject([
      { Edition: 'at 300', Minutes: 380 },
      { Edition: 'at 410', Minutes: 380 },
    ])
  })

  test.each([
    ['a Monday on sale', '2026-12-05', '1', '7', t.busOnSite, []],
    ['a day that comes on sale later', '2027-03-01', '0123456', '1', t.busOnSiteFrom, ['31']],
  ])(
    'of a departure that is added the first day is named: %s',
    async (_, first, days, day, text, more) => {
      open('/desk/buses?from=1&to=2')
      await press(t.busAdd)
      const form = await dialog()
      fireEvent.change(form.getByLabelText(t.busDeparts), { target: { value: '09:30' } })
      fireEvent.change(form.getByLabelText(t.busAddFirst), { target: { value: first } })
      for (const [digit, box] of form
        .getAllByRole('checkbox')
        .map((it, at) => [WEEK[at], it] as const))
        if (days.includes(digit ?? '') !== (box as HTMLInputElement).checked) fireEvent.click(box)
      sayWhy(form)
      fireEvent.click(form.getByRole('button', { name: t.busAdd }))
      const said = (await screen.findByText(startOf(text))).textContent ?? ''
      for (const number of [day, ...more]) expect(said).toMatch(new RegExp(`(^|\\D)${number}\\D`))
    },
  )

  test('of a change the first day is named, also where managers end the sale before it', async () => {
    open('/desk/buses?from=1&to=2', {
      getSplashScreenData: answerWith({ BusMinDate: '2026-12-01', BusMaxDate: '2026-12-08' }),
    })
    await press(t.busChange)
    const form = await dialog()
    fireEvent.change(form.getByLabelText(t.busPrice), { target: { value: '320' } })
    // A Friday, on which it doesn't run.
    fireEvent.change(form.getByLabelText(t.busFromDay), { target: { value: '2026-12-11' } })
    await form.findByText(/5/)
    sayWhy(form)
    fireEvent.click(form.getByRole('button', { name: t.busChange }))
    const said = (await screen.findByText(startOf(t.busOnSiteUntil))).textContent
    expect(said).toMatch(/12\D.*2026.*8\D.*2026/s)
  })

  test('of a change from today on the first day is the server’s: today’s bus has left', async () => {
    open('/desk/buses?from=1&to=2', {
      changeTimetable: answerWith({ State: 'done', ServiceId: 10, FirstDay: '2026-12-02' }),
    })
    await press(t.busChange)
    const form = await dialog()
    fireEvent.change(form.getByLabelText(t.busDeparts), { target: { value: '23:59' } })
    await form.findByText(/5/)
    sayWhy(form)
    fireEvent.click(form.getByRole('button', { name: t.busChange }))
    const said = (await screen.findByText(startOf(t.busOnSite))).textContent
    expect(said).toMatch(/(^|\D)2\D.*2026/)
  })

  test('of a station out of use nothing is added: that is said beside the line', async () => {
    const Error = 'Hurghada is out of use.'
    open('/desk/buses?from=1&to=2', {
      addToTimetable: answerAs(409, { code: 'timetable_station_off', Error }),
    })
    await press(t.busAdd)
    const form = await dialog()
    fireEvent.change(form.getByLabelText(t.busDeparts), { target: { value: '09:30' } })
    sayWhy(form)
    fireEvent.click(form.getByRole('button', { name: t.busAdd }))
    const said = await form.findByRole('alert')
    expect(said.textContent).toBe(Error)
    expect(said.parentElement?.textContent).toContain(t.busLine)
    expect(said.parentElement?.textContent).toContain('Hurghada')
    expect(form.getByLabelText(t.busDeparts)).toHaveProperty('value', '09:30')
  })

  test('an end is asked over what somebody saved meanwhile, once that was shown', async () => {
    const page = changedMeanwhile('endTimetable')
    await press(t.busEnd)
    const form = await dialog()
    const submit = () => fireEvent.click(form.getByRole('button', { name: t.busEnd }))
    await form.findByText(/5/)
    sayWhy(form)
    submit()
    await form.findByText('Somebody saved this.')
    await form.findByText(t.settingNow)
    submit()
    await screen.findByText(t.busEnded)
    const sent = page.requestsOf('endTimetable')
    expect(await Promise.all(sent.map((it) => it.json()))).toMatchObject([
      { Edition: 'at 300', From: '2026-12-01' },
      { Edition: 'at 410', From: '2026-12-01' },
    ])
  })

  test('a bus that nobody has a seat of is cancelled', async () => {
    const page = open('/desk/buses?from=1&to=2')
    await press(t.busDepartures)
    // The other one has passengers.
    expect(await screen.findAllByRole('button', { name: t.busCancel })).toHaveLength(1)
    await press(t.busCancel)
    const form = await dialog()
    sayWhy(form)
    fireEvent.click(form.getByRole('button', { name: t.busCancelSubmit }))
    await vi.waitFor(() => expect(page.requestsOf('setBusDeparture')).toHaveLength(1))
    expect(await page.requestsOf('setBusDeparture')[0]?.json()).toMatchObject({
      Runs: false,
      Reason: 'The season',
    })
  })

  test.each([
    [300, 0],
    [1200, 1],
    [2400, 2],
  ])(
    'a ride of %i minutes from 08:00 says how many days later it arrives',
    async (Minutes, days) => {
      const answers = answerWith({ ...timetable, Services: [{ ...service, Minutes }] })
      open('/desk/buses?from=1&to=2', { getBusTimetable: answers })
      const times = await screen.findByRole('heading', { level: 3 })
      const words = { en: ['', 'next day', '2 days later'], ar: ['', 'اليوم التالي', 'بعد يومين'] }
      expect(times.textContent.replaceAll(/\d\d:\d\d/g, '')).toBe(words[language][days])
    },
  )

  test('whoever may only look is offered nothing else', async () => {
    open('/desk/buses?from=1&to=2', { getDeskMe: me('getBusLines') })
    await screen.findByText('Business')
    expect(screen.getAllByRole('button').map((it) => it.textContent)).toEqual([t.busDepartures])
  })
})
