import type { BusService } from '@rihla/contract/desk/buses/calls'
import { expect, it } from 'vitest'
import { service } from './testing/open-buses.tsx'
import { follow, rowOfDay } from './use-followed.ts'

const row: BusService = service
const other: BusService = { ...service, Id: 8, Departs: '21:00' }
const from = (Id: number, FirstDay: string, change: Partial<BusService> = {}): BusService => ({
  ...service,
  Id,
  FirstDay,
  ...change,
})
/** The ids of the rows that have its days once each of these was seen. */
const idsAfter = (...seen: (readonly BusService[])[]): number[] =>
  seen.reduce(follow, { rows: [row], seen: [row, other] }).rows.map(({ Id }) => Id)

const cut = { ...row, LastDay: '2026-12-09' }

it.each<[string, (readonly BusService[])[], number[]]>([
  ['stays as it is', [[row, other]], [9]],
  ['gets another price, and stays one row', [[{ ...row, Price: 1 }, other]], [9]],
  ['changes as a whole from today', [[from(10, '2026-12-01'), other]], [10]],
  ['changes twice meanwhile', [[from(10, '2026-12-01')], [from(11, '2026-12-01')]], [11]],
  [
    'leaves at another time from now on',
    [[from(10, '2026-12-01', { Departs: '08:30' }), other]],
    [10],
  ],
  ['changes from a day on', [[from(10, '2026-12-10'), cut, other]], [9, 10]],
  [
    'changes for a season',
    [[from(11, '2026-12-21'), from(10, '2026-12-10', { LastDay: '2026-12-20' }), cut, other]],
    [9, 10, 11],
  ],
  ['is ended', [[other]], []],
  ['is ended from a day on', [[cut, other]], [9]],
  [
    'is left alone while a row is added',
    [[row, other, from(10, '2026-12-01', { Departs: '09:00' })]],
    [9],
  ],
  [
    'is left alone while another row changes',
    [[row, from(10, '2026-12-01', { Departs: '20:00' })]],
    [9],
  ],
  [
    'changes at once with another row',
    [[from(10, '2026-12-01', { Departs: '20:30' }), from(11, '2026-12-01', { Departs: '08:10' })]],
    [11],
  ],
  ['is ended while another bus is added', [[other, from(10, '2026-12-01', { LayoutId: 5 })]], []],
])('a row that %s', (_, seen, ids) => expect(idsAfter(...seen)).toEqual(ids))

it('a day is of the row that runs then, or next', () => {
  const rows = [cut, from(10, '2026-12-12')]
  expect(rowOfDay(rows, '2026-12-09')?.Id).toBe(9)
  expect(rowOfDay(rows, '2026-12-10')?.Id).toBe(10)
  expect(rowOfDay(rows, null)?.Id).toBe(9)
  expect(rowOfDay([cut], '2026-12-10')?.Id).toBe(9)
  expect(rowOfDay([], '2026-12-10')).toBeUndefined()
})
