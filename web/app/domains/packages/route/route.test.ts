import { describe, expect, it } from 'vitest'
import { daysText, routeOf, type RouteStep } from './route.ts'

const places = { Cairo: [30.05, 31.23], Luxor: [25.69, 32.64], Aswan: [24.09, 32.9] } as const
const day = (Day: number, name: keyof typeof places | null): RouteStep => ({
  Order: Day,
  Day,
  CityName: name,
  Latitude: name && places[name][0],
  Longitude: name && places[name][1],
})

describe('the route of an itinerary', () => {
  const route = routeOf([
    day(5, 'Cairo'),
    day(1, 'Cairo'),
    day(2, 'Luxor'),
    day(3, null),
    day(4, 'Aswan'),
  ])
  it('has each place once, with its days in order', () => {
    expect(route.stops.map(({ name, days }) => [name, days])).toEqual([
      ['Cairo', [1, 5]],
      ['Luxor', [2]],
      ['Aswan', [4]],
    ])
  })
  it('leads from place to place and back', () => {
    expect(route.legs).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ])
  })
  it('stands still while one stays, and is nothing without places', () => {
    expect(routeOf([day(1, 'Cairo'), day(2, 'Cairo')]).legs).toEqual([])
    expect(routeOf([day(1, null)])).toEqual({ stops: [], legs: [] })
  })
})

it.each([
  [[1], '1'],
  [[2, 1, 3], '1–3'],
  [[1, 2, 5], '1–2, 5'],
])('%j are days %s', (days, text) => {
  expect(daysText(days, ', ')).toBe(text)
})
