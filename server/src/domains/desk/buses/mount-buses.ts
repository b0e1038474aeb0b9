import type { BusLine, BusService } from '@rihla/contract/desk/buses/calls'
import { cairoDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import { refuse } from '../../../platform/refusal.ts'
import {
  editionOfService,
  isOnDay,
  listChoices,
  listLines,
  listServices,
  openDays,
  readDepartures,
  readService,
  runs,
  stationOff,
  type Departure,
  type Line,
  type NamedService,
} from '../../fleet/index.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'

const presentLine = (it: Line, language: Language): BusLine => ({
  FromId: it.fromId,
  ToId: it.toId,
  From: it.from[language],
  To: it.to[language],
  Services: it.services,
})

const presentService = (it: NamedService, language: Language): BusService => ({
  Id: it.id,
  Edition: editionOfService(it),
  Departs: it.departs,
  Minutes: it.minutes,
  Weekdays: it.weekdays.join(''),
  Class: it.className[language],
  ClassId: it.classId,
  Bus: it.bus,
  LayoutId: it.layoutId,
  Seats: it.seats,
  Price: toWholeEgp(it.price),
  RoundPrice: toWholeEgp(it.roundPrice),
  FirstDay: it.firstDay,
  // One that was taken off still has what was opened of it.
  LastDay: it.active ? it.lastDay : it.lastLive,
})

/** Lines of our own buses, their timetables, and the departures that are opened. */
export function mountBuses(mount: MountDesk, { db, clock, bus }: DeskDeps): void {
  mount('getBusLines', async (_input, _staff, { language }) => {
    const lines = await listLines(db, cairoDate(clock.now()))
    return {
      Items: lines.map((it) => ({ ...presentLine(it, language), SearchText: it.everyName })),
    }
  })

  mount('getBusTimetable', async ({ FromId, ToId }, _staff, { language }) => {
    const today = cairoDate(clock.now())
    const line = (await listLines(db, today)).find(
      ({ fromId, toId }) => fromId === FromId && toId === ToId,
    )
    if (!line) return refuse('timetable_not_found')
    const services = await listServices(db, line, today)
    const { classes, buses } = await listChoices(db)
    return {
      Line: presentLine(line, language),
      Today: today,
      OpenUntil: (await bus.bookableDays()).max,
      StationOff: (await stationOff(db, line))?.[language] ?? null,
      Services: services.map((it) => presentService(it, language)),
      Classes: classes.map(({ id, name }) => ({ Id: id, Name: name[language] })),
      Buses: buses.map(({ id, name, seats }) => ({ Id: id, Name: name, Seats: seats })),
    }
  })

  mount('getBusDepartures', async ({ id }) => {
    const now = clock.now()
    const service = await readService(db, id)
    if (!service) return refuse('timetable_not_found')
    const { first } = openDays(now)
    const departures = await readDepartures(db, id, { first, last: null }, now)
    // What it has no more, and nobody can have a seat of, isn't worth a line.
    const isOff = (await stationOff(db, service)) !== null
    const isInTimetable = (it: Departure): boolean => !isOff && isOnDay(service, it.day)
    const isOver = (it: Departure): boolean => !runs(it) && !isInTimetable(it)
    const shown = departures.filter((it) => !isOver(it))
    if (!service.active && shown.length === 0) return refuse('timetable_not_found')
    return {
      Items: shown.map((it) => ({
        TripId: it.tripId,
        Day: it.day,
        Departs: it.departs,
        Seats: it.seats,
        Sold: it.sold,
        Held: it.held,
        Price: toWholeEgp(it.price),
        Runs: runs(it),
        OnSale: !it.closed,
        HasLeft: it.departsAt <= now,
        InTimetable: isInTimetable(it),
      })),
    }
  })
}
