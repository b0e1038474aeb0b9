import { expect, it } from 'vitest'
import { isFromPrice, tileHref } from './tile-href.ts'

const tile = { Id: 7, NextDate: '2026-12-17', DepartureDate: null }

it.each([
  ['Activity', '/activity?id=7&arrival-date=17-12-2026&adults=2'],
  ['DayUse', '/dayuse?id=7&arrival-date=17-12-2026&adults=2'],
  ['Honeymoon', '/honeymoon?id=7&arrival-date=17-12-2026&adults=2'],
  ['Trip', '/trip?id=7&arrival-date=17-12-2026&adults=2'],
  ['Hotel', '/hotel?id=7&arrival-date=17-12-2026&departure-date=18-12-2026&adults=2'],
  ['NileCruise', '/cruise?id=7&arrival-date=17-12-2026&departure-date=18-12-2026&adults=2'],
] as const)('a %s leads to its next day', (ModuleType, href) => {
  expect(tileHref({ ...tile, ModuleType }, '2026-11-22')).toBe(href)
})

it('leads to whole stays, and to another day where none is left', () => {
  const cruise = { ...tile, ModuleType: 'NileCruise', DepartureDate: '2026-12-21' } as const
  expect(tileHref(cruise, '2026-11-22')).toContain('departure-date=21-12-2026')
  expect(tileHref({ ...cruise, NextDate: null }, '2026-11-22')).toContain(
    'arrival-date=22-11-2026&departure-date=23-11-2026',
  )
})

it('has a price from which one stays, and the price of what else it leads to', () => {
  const from = (['Hotel', 'NileCruise'] as const).map((ModuleType) => isFromPrice({ ModuleType }))
  expect(from).toEqual([true, true])
  const exact = ['Activity', 'DayUse', 'Honeymoon', 'Trip'] as const
  expect(exact.filter((ModuleType) => isFromPrice({ ModuleType }))).toEqual([])
})
