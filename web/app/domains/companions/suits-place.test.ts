import { describe, expect, it } from 'vitest'
import { ageOn, suitsPlace } from './suits-place.ts'

describe('how old a companion is on the day of arrival', () => {
  it.each([
    ['2020-12-10', '2026-12-10', 6],
    ['2020-12-11', '2026-12-10', 5],
    ['2020-02-29', '2026-02-28', 5],
    ['2020-02-29', '2026-03-01', 6],
    ['2026-12-10', '2026-12-10', 0],
  ])('born %s, on %s: %i', (born, day, age) => {
    expect(ageOn(born, day)).toBe(age)
  })
})

describe('a place', () => {
  it.each([
    ['of an adult', null, '2013-12-10', true],
    ['of an adult', null, '2013-12-11', false],
    ['of a child of six', 6, '2020-05-01', true],
    ['of a child of six', 6, '2019-05-01', false],
    ['of a child of six', 6, null, true],
    ['of an adult', null, null, true],
  ] as const)('%s (%s) for who was born %s: %s', (_, age, BirthDate, suits) => {
    expect(suitsPlace({ BirthDate }, age, '2026-12-10')).toBe(suits)
  })
})
