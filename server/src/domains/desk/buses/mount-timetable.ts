import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { fromEgp } from '@rihla/contract/values/money'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import {
  addService,
  changeService,
  previewChange,
  setDeparture,
  type Departure,
  type DepartureState,
  type TimetableChange,
} from '../../fleet/index.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { departuresInWords } from './departures-in-words.ts'
import { departureState, noService, serviceState } from './timetable-state.ts'

type Asked = {
  readonly id: number
  readonly From: CalendarDate
  readonly To?: CalendarDate | undefined
  readonly Departs?: string | undefined
  readonly Minutes?: number | undefined
  readonly Weekdays?: string | undefined
  readonly Price?: number | undefined
  readonly RoundPrice?: number | undefined
}

/** Digits, in the order of the week. */
const weekdaysOf = (digits: string): number[] => [...digits].map(Number).toSorted((a, b) => a - b)

/** What is asked for; what is left out isn't there. */
const changeOf = (it: Asked): TimetableChange => ({
  id: it.id,
  from: it.From,
  to: it.To ?? null,
  terms: {
    ...(it.Departs !== undefined && { departs: it.Departs }),
    ...(it.Minutes !== undefined && { minutes: it.Minutes }),
    ...(it.Weekdays !== undefined && { weekdays: weekdaysOf(it.Weekdays) }),
    ...(it.Price !== undefined && { price: fromEgp(it.Price) }),
    ...(it.RoundPrice !== undefined && { roundPrice: fromEgp(it.RoundPrice) }),
  },
})
const endOf = (it: Pick<Asked, 'id' | 'From'>): TimetableChange => ({
  id: it.id,
  from: it.From,
  to: null,
  terms: null,
})

const stateOf = ({
  Runs,
  OnSale,
}: {
  Runs: boolean
  OnSale?: boolean | undefined
}): DepartureState => (Runs ? (OnSale === false ? 'off_sale' : 'on_sale') : 'cancelled')

type Claimed = Refusal<'departure_claimed'> & { readonly claimed: readonly Departure[] }
const isClaimed = (it: object): it is Claimed => 'claimed' in it
type StationOff = Refusal<'timetable_station_off'> & { readonly station: LocalizedText }
const isStationOff = (it: object): it is StationOff => 'station' in it

/** A refusal that names departures, or a station, does so in the language of whoever asked. */
function inWords(refused: Refusal | Claimed | StationOff, language: Language): Refusal {
  if (isStationOff(refused)) return refuse(refused.refusal, { station: refused.station[language] })
  if (!isClaimed(refused)) return refused
  return refuse('departure_claimed', { days: departuresInWords(refused.claimed, language) })
}

/** When our own buses leave and what a seat costs: tried and changed, shown on the site at once. */
export function mountTimetable(mount: MountDesk, deps: DeskDeps): void {
  const { db, clock, offersChanged } = deps

  mount('previewTimetable', async (input) => {
    const asked = input.Ends === true ? endOf(input) : changeOf(input)
    const plan = await previewChange(deps, asked)
    if (isRefusal(plan)) return plan
    return {
      Repriced: plan.repriced.length,
      SoldBefore: plan.repriced.reduce((sum, { sold }) => sum + sold, 0),
      Withdrawn: plan.withdrawn.length,
      Opened: plan.opened.length + plan.reopened.length,
      Refused: plan.refused.map(({ day, departs, sold, held }) => ({
        Day: day,
        Departs: departs,
        Sold: sold,
        Held: held,
      })),
    }
  })

  type Written = { readonly serviceId: number; readonly firstDay: CalendarDate }
  type Work = () => Promise<Written | Refusal | Claimed | StationOff>
  /** Does what is asked; `about` is told which row the log looks at afterwards. */
  const write = async (work: Work, language: Language, about?: (serviceId: number) => void) => {
    const written = await orBusy(work)
    if (isRefusal(written)) return inWords(written, language)
    about?.(written.serviceId)
    await offersChanged()
    const { serviceId: ServiceId, firstDay: FirstDay } = written
    return { State: 'done' as const, ServiceId, FirstDay }
  }

  for (const [name, asked] of [
    ['changeTimetable', changeOf],
    ['endTimetable', endOf],
  ] as const)
    mount(name, async (input, staff, { language }) => {
      let row = input.id
      return doDeed(
        deps,
        deedOf(staff, name, input, null),
        () => serviceState(db, row),
        () =>
          write(
            () => changeService(deps, input.Edition, asked(input)),
            language,
            (serviceId) => {
              row = serviceId
            },
          ),
      )
    })

  mount('addToTimetable', async (input, staff, { language }) => {
    const asked = {
      fromId: input.FromId,
      toId: input.ToId,
      classId: input.ClassId,
      layoutId: input.LayoutId,
      departs: input.Departs,
      minutes: input.Minutes,
      weekdays: weekdaysOf(input.Weekdays),
      price: fromEgp(input.Price),
      roundPrice: fromEgp(input.RoundPrice),
      firstDay: input.FirstDay,
      lastDay: input.LastDay ?? null,
    }
    let row: number | null = null
    return doDeed(
      deps,
      deedOf(staff, 'addToTimetable', { ...input, id: 0 }, null),
      () => (row === null ? noService(db, asked) : serviceState(db, row)),
      () =>
        write(
          () => addService(deps, asked),
          language,
          (serviceId) => {
            row = serviceId
          },
        ),
    )
  })

  mount('setBusDeparture', async (input, staff, { language }) =>
    doDeed(
      deps,
      deedOf(staff, 'setBusDeparture', input, null),
      () => departureState(db, input.id, clock.now()),
      async () => {
        const done = await orBusy(() => setDeparture(deps, input.id, stateOf(input)))
        if (done !== 'done') return inWords(done, language)
        await offersChanged()
        return { State: 'done' as const }
      },
    ),
  )
}
