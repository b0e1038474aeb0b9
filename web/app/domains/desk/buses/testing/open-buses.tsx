import { fireEvent, screen, within } from '@testing-library/react'
import type { Language } from '@rihla/contract/values/language'
import { withServerData } from '../../../../platform/cache/query.tsx'
import { answerWith, type Answer, type Answers } from '../../../../testing/fake-server.ts'
import { openPage } from '../../../../testing/open-page.tsx'
import arabicTexts from '../../messages.ar.ts'
import englishTexts from '../../messages.en.ts'
import { BusesPage } from '../buses-page.tsx'

/** A text up to what is filled in. */
export const startOf = (text: string): RegExp => new RegExp(`^${text.split('{')[0]}`)

export const texts = { en: englishTexts, ar: arabicTexts } as const
const line = { FromId: 1, ToId: 2, From: 'Ramses', To: 'Hurghada', Services: 1 }
export const service = {
  Id: 9,
  Edition: 'one',
  Departs: '08:00',
  Minutes: 365,
  Weekdays: '012346',
  Class: 'Business',
  ClassId: 3,
  Bus: 'wide',
  LayoutId: 4,
  Seats: 40,
  Price: 300,
  RoundPrice: 250,
  FirstDay: '2026-01-01',
  LastDay: null,
}
export const timetable = {
  Line: line,
  Today: '2026-12-01',
  OpenUntil: '2027-01-31',
  StationOff: null,
  Services: [service],
  Classes: [{ Id: 3, Name: 'Business' }],
  Buses: [{ Id: 4, Name: 'wide', Seats: 40 }],
}
export const effect = { Repriced: 5, SoldBefore: 3, Withdrawn: 0, Opened: 0, Refused: [] }
const departure = {
  TripId: 70,
  Day: '2026-12-03',
  Departs: '08:00',
  Seats: 40,
  Sold: 0,
  Held: 0,
  Price: 300,
  Runs: true,
  HasLeft: false,
  InTimetable: true,
}
export const me = (...May: string[]) =>
  answerWith({ UserId: 7, Name: 'Mona', Role: 'manager', May, RefundLimit: 1 })
const everything = me(
  'getBusLines',
  'changeTimetable',
  'endTimetable',
  'addToTimetable',
  'setBusDeparture',
)

/** It is done as asked: from the day on that was asked for. */
export const doneAs =
  (ServiceId: number): Answer =>
  async (request) => {
    const { From, FirstDay = From } = (await request.clone().json()) as Record<string, string>
    return answerWith({ State: 'done', ServiceId, FirstDay })(request)
  }

const Page = withServerData(BusesPage)

/** The page of buses, as a manager sees it whose server answers like this. */
export const openBuses = (language: Language, at: string, answers: Answers = {}) =>
  openPage(at, {
    language,
    routes: [{ path: '/desk/buses', element: <Page /> }],
    answers: {
      getDeskMe: everything,
      getBusLines: answerWith({
        Items: [
          { ...line, SearchText: 'Ramses رمسيس Hurghada الغردقة' },
          { ...line, FromId: 5, From: 'Dahab', SearchText: 'Dahab دهب Hurghada الغردقة' },
        ],
      }),
      getBusTimetable: answerWith(timetable),
      getBusDepartures: answerWith({
        Items: [departure, { ...departure, TripId: 71, Day: '2026-12-04', Sold: 2 }],
      }),
      getSplashScreenData: answerWith({ BusMinDate: '2026-12-01', BusMaxDate: '2027-01-30' }),
      previewTimetable: answerWith(effect),
      changeTimetable: doneAs(10),
      endTimetable: doneAs(9),
      addToTimetable: doneAs(11),
      setBusDeparture: answerWith({ State: 'done' }),
      ...answers,
    },
  })

export const press = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }))
}

export const dialog = async () => within(await screen.findByRole('dialog'))

/** Types why something is done. */
export const sayWhy = (form: Awaited<ReturnType<typeof dialog>>): void => {
  const box = form.getAllByRole('textbox').at(-1) ?? document.body
  fireEvent.change(box, { target: { value: 'The season' } })
}
