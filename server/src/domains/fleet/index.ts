/** Buses of our own: stations, timetable, trips and who sits where. */
export { openDays, openTrips } from './open-trips.ts'
export { boardingOf } from './boarding-points.ts'
export { OWN_FLEET, ownFleet } from './own-fleet.ts'
export { addService } from './timetable/add-service.ts'
export { changeService, previewChange } from './timetable/change-service.ts'
export {
  editionOfService,
  isOnDay,
  runs,
  type Departure,
  type NamedService,
  type Service,
  type TimetableChange,
} from './timetable/service.ts'
export {
  listChoices,
  listLines,
  listServices,
  nameEnds,
  readDepartures,
  readService,
  type Line,
} from './timetable/service-store.ts'
export { beginFile, findBeside, followFile, type LostDeparture } from './timetable/follow-file.ts'
export { stationOff } from './timetable/station-off.ts'
export { partCode } from './timetable/part-code.ts'
export { findDeparture, setDeparture, type DepartureState } from './timetable/set-departure.ts'
