import type { BusOperator } from '../../ports/bus-operator.ts'
import { cheapestDays, findTrip, routesSold, searchTrips, seatMap } from './find-trips.ts'
import { holdSeats } from './hold-seats.ts'
import { changeSeats } from './change-seats.ts'
import { createFleetCache } from './fleet-cache.ts'
import type { FleetNeeds, FleetDeps } from './deps.ts'
import { cancelLeg, confirmSale, keepForPayment, lookUpSale, releaseSeats } from './settle-sale.ts'

/** What bookings say that sold their seats. */
export const OWN_FLEET = 'own-fleet'

/** Our own buses, in the shape of the port. A call that finds rows locked too long throws (`busy`), but `hold` says so. */
export function ownFleet(needs: FleetNeeds): BusOperator {
  const deps: FleetDeps = { ...needs, fleet: createFleetCache(needs.db) }
  return {
    name: OWN_FLEET,
    capabilities: { keepsForPayment: true, cancels: true, changesSeats: true },
    listStations: async () => (await deps.fleet.current()).served,
    searchTrips: (request) => searchTrips(deps, request),
    cheapestDays: (request) => cheapestDays(deps, request),
    routesSold: (request) => routesSold(deps, request),
    findTrip: (tripId) => findTrip(deps, tripId),
    seatMap: (tripId) => seatMap(deps, tripId),
    hold: (request) => holdSeats(deps, request),
    keepForPayment: (key) => keepForPayment(deps, key),
    release: (key) => releaseSeats(deps, key),
    confirm: (key) => confirmSale(deps, key),
    lookUp: (key) => lookUpSale(deps, key),
    cancelLeg: (key, tripId) => cancelLeg(deps, key, tripId),
    changeSeats: (key, tripId, seats) => changeSeats(deps, key, tripId, seats),
  }
}
