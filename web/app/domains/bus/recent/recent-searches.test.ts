// @vitest-environment happy-dom
import { defaultBusSearch } from '@rihla/contract/bus/address'
import { beforeEach, expect, it } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

const search = (fromStationId: number, departureDate = '2026-12-17') => ({
  ...defaultBusSearch,
  fromStationId,
  toStationId: 99,
  departureDate,
})
const kept = () => recentSearches().map((it) => [it.fromStationId, it.departureDate])

beforeEach(() => localStorage.clear())

it('keeps the last four, the newest first and each pair of stations once', () => {
  for (const from of [1, 2, 3, 4, 5]) rememberSearch(search(from))
  rememberSearch(search(3, '2026-12-20'))
  expect(kept()).toEqual([
    [3, '2026-12-20'],
    [5, '2026-12-17'],
    [4, '2026-12-17'],
    [2, '2026-12-17'],
  ])
  forgetSearches()
  expect(kept()).toEqual([])
})

it.each(['nonsense', '{}', '[1, null, {"fromStationId": 1}]'])('reads %s as none', (text) => {
  localStorage.setItem('rihla:bus-searches', text)
  expect(kept()).toEqual([])
})
