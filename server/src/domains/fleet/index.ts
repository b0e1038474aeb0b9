/** Buses of our own: stations, timetable, trips and who sits where. */
export { openTrips } from './open-trips.ts'
export { ownFleet } from './own-fleet.ts'
