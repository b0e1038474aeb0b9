import { expect, it } from 'vitest'
import { showingOf, type Runs } from './sale-days.ts'

/** A Tuesday, with days on sale as they come. */
const now = { today: '2026-12-01', time: '12:00' }
const sold = { min: '2026-12-01', max: '2027-01-30' }
const runs = (change: Partial<Runs>): Runs => ({
  from: '2026-12-01',
  to: null,
  weekdays: '0123456',
  departs: '18:00',
  ...change,
})

it.each<[string, Partial<Runs>, ReturnType<typeof showingOf>]>([
  ['today, which is still to leave', {}, { text: 'busOnSite', day: '2026-12-01' }],
  ['today, which has left', { departs: '08:00' }, { text: 'busOnSite', day: '2026-12-02' }],
  ['only Mondays', { weekdays: '1' }, { text: 'busOnSite', day: '2026-12-07' }],
  ['the last day on sale', { from: '2027-01-30' }, { text: 'busOnSite', day: '2027-01-30' }],
  [
    'a day later',
    { from: '2027-01-31' },
    { text: 'busOnSiteFrom', day: '2027-01-31', sale: '2026-12-02' },
  ],
  [
    'a Monday after it',
    { from: '2027-01-29', weekdays: '1' },
    { text: 'busOnSiteFrom', day: '2027-02-01', sale: '2026-12-03' },
  ],
  ['a season without such a day', { to: '2026-12-05', weekdays: '1' }, null],
  ['today alone, which has left', { to: '2026-12-01', departs: '08:00' }, null],
])('shows %s', (_, change, showing) => expect(showingOf(runs(change), sold, now)).toEqual(showing))

it('promises no day where managers set the last one, and none before the first', () => {
  const season = { min: '2026-12-10', max: '2026-12-20' }
  expect(showingOf(runs({}), season, now)).toEqual({ text: 'busOnSite', day: '2026-12-10' })
  expect(showingOf(runs({ from: '2026-12-21' }), season, now)).toEqual({
    text: 'busOnSiteUntil',
    day: '2026-12-21',
    last: '2026-12-20',
  })
})
