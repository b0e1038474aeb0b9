import { expect, it } from 'vitest'
import { mapLink } from './map-link.ts'

it.each([
  [25.709000000000003, 32.648, 'mlat=25.709&mlon=32.648#map=16/25.709/32.648'],
  [30, 31.22, 'mlat=30&mlon=31.22#map=16/30/31.22'],
  [27.2578951, 33.8116067, 'mlat=27.257895&mlon=33.811607#map=16/27.257895/33.811607'],
])('leads to %f, %f without digits that say nothing', (latitude, longitude, end) =>
  expect(mapLink({ latitude, longitude })).toBe(`https://www.openstreetmap.org/?${end}`),
)

it('leads nowhere without a position', () =>
  expect(mapLink({ latitude: null, longitude: 31 })).toBeNull())
