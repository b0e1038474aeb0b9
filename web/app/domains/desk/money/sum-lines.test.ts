import { expect, it } from 'vitest'
import { sumBy, type MoneyLine } from './sum-lines.ts'

const line = (Day: string, Module: string, In: number): MoneyLine => ({
  Day,
  Module,
  Method: 'Wallet',
  MethodName: 'Wallet',
  In,
  Held: 0,
  Taken: In,
  Disputed: 0,
  Owed: 0,
  Returned: 0,
})

it('adds up lines of a day, or of a kind, to the piastre', () => {
  const lines = [line('a', 'Bus', 0.1), line('a', 'Trip', 0.2), line('b', 'Bus', 7)]
  expect(sumBy(lines, (it) => it.Day).map(({ key, amounts }) => [key, amounts.In])).toEqual([
    ['a', 0.3],
    ['b', 7],
  ])
  expect(sumBy(lines, (it) => it.Module).map(({ amounts }) => amounts.Taken)).toEqual([7.1, 0.2])
})
