import { expect, it } from 'vitest'
import { agesOf, blankSale, inputOf } from './sale-draft.ts'

const room = {
  Kind: 'room' as const,
  Id: 7,
  Module: 'Hotel',
  Name: 'Pearl',
  Part: 'Double',
  City: 'Luxor',
}

it.each([
  ['', []],
  ['4, 9', [4, 9]],
  ['٤، ١٢', [4, 12]],
  ['four', null],
  ['123', null],
])('reads the ages in %s', (text, ages) => expect(agesOf(text)).toEqual(ages))

it('asks for a price once all of it is there', () => {
  const days = { ...blankSale, from: '2026-12-01', to: '2026-12-03' }
  expect(inputOf(room, { ...days, to: null })).toBeNull()
  expect(inputOf(room, { ...days, to: days.from })).toBeNull()
  expect(inputOf(room, { ...days, adults: null })).toBeNull()
  expect(inputOf(room, { ...days, ages: 'x' })).toBeNull()
  expect(inputOf(room, { ...days, ages: '4' })).toMatchObject({ To: '2026-12-03', Ages: [4] })
  expect(inputOf(room, { ...days, promocode: ' ' })?.Promocode).toBeUndefined()
  expect(inputOf(room, { ...days, promocode: 'NILE10 ' })?.Promocode).toBe('NILE10')
  const visit = { ...room, Kind: 'activity' as const, Module: 'Activity' }
  expect(inputOf(visit, { ...days, to: null })).toMatchObject({ To: undefined, Adults: 2 })
})
