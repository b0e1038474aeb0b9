import { expect, it } from 'vitest'
import { wantedOf } from './change-draft.ts'

const stay = {
  Until: '2026-12-16T07:00:00Z',
  Percent: 100,
  HasDeposit: false,
  HasTo: true,
  Adults: 2,
  Ages: [4, 9],
  FirstDay: '2026-12-01',
  LastDay: '2027-12-01',
}
const was = { from: '2026-12-17', to: '2026-12-20', adults: 2, ages: '4, 9' }

it('is what was typed, with any digits', () => {
  expect(wantedOf({ ...was, ages: '٤، ٩، ٢' }, was, stay)).toEqual({
    From: '2026-12-17',
    To: '2026-12-20',
    Adults: 2,
    Ages: [4, 9, 2],
  })
  expect(wantedOf({ ...was, ages: '' }, was, stay)?.Ages).toBeUndefined()
})

it('is nothing while all is as it is booked, in whatever order its children stand', () => {
  expect(wantedOf(was, was, stay)).toBeNull()
  expect(wantedOf({ ...was, ages: '9 4' }, was, stay)).toBeNull()
})

it.each([
  { from: null },
  { to: null },
  { to: '2026-12-17' },
  { adults: null },
  { adults: 0 },
  { ages: 'four' },
])('is nothing while something is missing: %j', (part) => {
  expect(wantedOf({ ...was, ...part }, was, stay)).toBeNull()
})

it('says nothing of the last day where that follows from the first', () => {
  const day = { ...stay, HasTo: false }
  expect(wantedOf({ ...was, from: '2026-12-18', to: null }, was, day)).toMatchObject({
    From: '2026-12-18',
    To: undefined,
  })
})
