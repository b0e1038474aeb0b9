import { fieldsOf } from '@rihla/contract/desk/destinations/fields'
import { expect, it } from 'vitest'
import { mergeFields } from './merge-fields.ts'

const said = { Name: 'Luxor', Summary: '', Story: '', BestTime: '', GettingThere: '' }
const base = fieldsOf({
  Image: null,
  IsShown: true,
  Position: 1,
  Spellings: [],
  En: said,
  Ar: { ...said, Name: 'الأقصر' },
})

it('what only one of two changed is theirs, and where both did one’s own stays', () => {
  const mine = { ...base, 'En.Name': 'Thebes', Position: 4 }
  const theirs = { ...base, Position: 9, IsShown: false }
  const { changes, joined } = mergeFields(base, mine, theirs)
  expect(joined).toEqual({ ...base, 'En.Name': 'Thebes', Position: 4, IsShown: false })
  expect(changes).toEqual([
    { place: 'IsShown', before: true, after: false, isMine: false },
    { place: 'Position', before: 1, after: 9, isMine: true },
  ])
})
