import { expect, it } from 'vitest'
import { matchingCities } from './destination-field.tsx'

const cities = [
  { CityId: 5, CityName: 'أسوان' },
  { CityId: 6, CityName: 'الغردقة' },
]
const ids = (typed: string, ...suggested: number[]) => {
  const list = suggested.map((Id) => ({ Kind: 'Destination', Id }))
  return matchingCities(cities, typed, list).map(({ CityId }) => CityId)
}

it('lists all cities, and those that begin or contain what is typed, before the server answers', () => {
  expect(ids('')).toEqual([5, 6])
  expect(ids('الغرد')).toEqual([6])
})

it.each(['اسوان', 'aswan', 'asuan'])('lists the city that the server knows as %s', (typed) => {
  expect(ids(typed)).toEqual([])
  expect(ids(typed, 5)).toEqual([5])
})

it('leaves offers with the number of a city where they belong', () => {
  expect(matchingCities(cities, 'ballon', [{ Kind: 'Activity', Id: 5 }])).toEqual([])
})
