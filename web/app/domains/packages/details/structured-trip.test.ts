import { expect, it } from 'vitest'
import { structuredTrip } from './structured-trip.ts'

it('lists the days of a trip, with their places where they have one', () => {
  const step = { key: 1, Day: 1, Order: 1, CityName: null, Latitude: null, Longitude: null }
  const steps = [
    {
      ...step,
      Title: 'Karnak',
      html: '<p>Columns</p>',
      CityName: 'Luxor',
      Latitude: 25.7,
      Longitude: 32.6,
    },
    { ...step, key: 2, Day: 2, Title: 'At leisure', html: 'Free' },
  ]
  expect(structuredTrip({ steps })).toMatchObject({
    '@type': ['Product', 'TouristTrip'],
    itinerary: {
      numberOfItems: 2,
      itemListElement: [
        {
          position: 1,
          item: {
            name: 'Karnak',
            description: 'Columns',
            address: { addressLocality: 'Luxor' },
            geo: { latitude: 25.7 },
          },
        },
        { position: 2, item: { name: 'At leisure', geo: undefined } },
      ],
    },
  })
})
