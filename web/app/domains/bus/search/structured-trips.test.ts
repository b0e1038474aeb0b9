import type { BusTrip } from '@rihla/contract/bus/trips'
import { expect, it } from 'vitest'
import { structuredTrips } from './structured-trips.ts'

const trip = {
  StationNameFrom: 'Ramses',
  StationNameTo: 'Hurghada',
  TripClassName: 'Elite',
  TripDateTime: '2026-12-17T22:30:00+02:00',
  TimeMinutes: 360,
  Price: 460,
  RemainingChairs: 0,
} as BusTrip

it('says when each leaves and arrives, what it costs, and whether there are seats', () => {
  expect(structuredTrips([trip], 'Rihla')).toMatchObject({
    itemListElement: [
      {
        item: {
          '@type': 'BusTrip',
          departureTime: '2026-12-17T20:30:00.000Z',
          arrivalTime: '2026-12-18T02:30:00.000Z',
          offers: { price: 460, availability: 'https://schema.org/SoldOut' },
        },
      },
    ],
  })
})

it('is of twenty at most', () => {
  const list = structuredTrips(
    Array.from({ length: 30 }, () => trip),
    'Rihla',
  )
  expect(list).toMatchObject({ itemListElement: { length: 20 } })
})
