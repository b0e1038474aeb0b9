import type { BusOperator } from '../../ports/bus-operator.ts'
import { cheapestDays, findTrip, searchTrips, seatMap } from './find-trips.ts'
import { holdSeats } from './hold-seats.ts'
import { createFleetCache } from './fleet-cache.ts'
import type { FleetNeeds, FleetParts } from './parts.ts'
import { cancelLeg, confirmSale, keepForPayment, lookUpSale, releaseSeats } from './settle-sale.ts'

/** Our own buses, in the shape of the port. A call that finds rows locked too long throws (`busy`), but `hold` says so. */
export function ownFleet(needs: FleetNeeds): BusOperator {
  const parts: FleetParts = { ...needs, fleet: createFleetCache(needs.db) }
  return {
    name: 'own-fleet',
    capabilities: { keepsForPayment: true, cancels: true },
    listStations: async () => (await parts.fleet.current()).served,
    searchTrips: (wish) => searchTrips(parts, wish),
    cheapestDays: (wish) => cheapestDays(parts, wish),
    findTrip: (tripId) => findTrip(parts, tripId),
    seatMap: (tripId) => seatMap(parts, tripId),
    hold: (wish) => holdSeats(parts, wish),
    keepForPayment: (key) => keepForPayment(parts, key),
    release: (key) => releaseSeats(parts, key),
    confirm: (key) => confirmSale(parts, key),
    lookUp: (key) => lookUpSale(parts, key),
    cancelLeg: (key, tripId) => cancelLeg(parts, key, tripId),
  }
}
