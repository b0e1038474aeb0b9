import { expect, it } from 'vitest'
import { agesOf, blankSale, draftFor, inputOf } from './sale-draft.ts'

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

const typed = {
  ...blankSale,
  from: '2026-12-20',
  to: '2026-12-22',
  adults: 3,
  ages: '4',
  board: '7',
  refundable: true,
  promocode: 'NILE',
}

it('takes days, party and code over to another room, not what belongs to the one before', () =>
  expect(draftFor({ Kind: 'room' }, { Kind: 'room' }, typed)).toEqual({
    ...typed,
    board: '0',
    refundable: false,
  }))

it.each([
  ['package', 'activity'],
  ['room', 'package'],
] as const)('asks for the day anew where a %s comes after a %s', (next, before) =>
  expect(draftFor({ Kind: next }, { Kind: before }, typed)).toMatchObject({
    from: null,
    to: null,
    adults: 3,
  }),
)
