import { expect, test } from 'vitest'
import { inReadingOrder, labelOf } from './alert-details.ts'

test('details are read from what is named to what is not', () => {
  const details = ['to', 'odd', 'file', 'toString', 'from'].map((Name) => ({ Name, Value: Name }))
  const names = inReadingOrder(details).map(({ Name }) => Name)
  expect(names).toEqual(['file', 'from', 'to', 'odd', 'toString'])
  expect(names.map(labelOf)).toEqual(['detailFile', 'detailFrom', 'detailTo', null, null])
})
