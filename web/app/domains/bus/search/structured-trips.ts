import type { BusTrip } from '@rihla/contract/bus/trips'

const stop = (name: string) => ({ '@type': 'BusStation', name })

/** Departures for search engines, the first of them. */
export const structuredTrips = (trips: readonly BusTrip[], provider: string): object => ({
  '@type': 'ItemList',
  itemListElement: trips.slice(0, 20).map((trip, at) => {
    const start = new Date(trip.TripDateTime)
    return {
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'BusTrip',
        name: `${trip.StationNameFrom} – ${trip.StationNameTo}, ${trip.TripClassName}`,
        departureBusStop: stop(trip.StationNameFrom),
        arrivalBusStop: stop(trip.StationNameTo),
        departureTime: start.toISOString(),
        arrivalTime: new Date(start.getTime() + trip.TimeMinutes * 60_000).toISOString(),
        provider: { '@type': 'Organization', name: provider },
        offers: {
          '@type': 'Offer',
          price: trip.Price,
          priceCurrency: 'EGP',
          availability:
            trip.RemainingChairs > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
        },
      },
    }
  }),
})
