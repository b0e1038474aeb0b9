import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('groups stand in the order of their first, and keep that of theirs', () => {
  const groups = groupBy(['Cairo', 'Luxor', 'Cairns'], (name) => name[0])
  expect([...groups]).toEqual([
    ['C', ['Cairo', 'Cairns']],
    ['L', ['Luxor']],
  ])
})
