import { addDays } from '@rihla/contract/values/dates'
import { describe, expect, it } from 'vitest'
import { planChange } from './plan-change.ts'
import { editionOfService, type Departure, type Service, type Terms } from './service.ts'

const FIRST = '2026-12-05' // a Saturday
const now = new Date('2026-12-05T09:00:00Z')
const days = { first: FIRST, last: '2026-12-11' }
const terms: Terms = {
  departs: '08:00',
  minutes: 360,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  price: 300_00,
  roundPrice: 250_00,
}
const at = (day: string, hour = '06:00'): Date => new Date(`${day}T${hour}:00Z`)
/** A week of departures at 8 in Cairo; that of the first day has left. */
const week = (change: (day: string) => Partial<Departure> = () => ({})): Departure[] =>
  Array.from({ length: 7 }, (_, nth) => {
    const day = addDays(FIRST, nth)
    return {
      tripId: nth + 1,
      day,
      departs: '08:00',
      departsAt: at(day),
      minutes: 360,
      price: 300_00,
      roundPrice: 250_00,
      seats: 4,
      sold: 0,
      held: 0,
      closed: false,
      withdrawn: false,
      ...change(day),
    }
  })
const plan = (departures: Departure[], wanted: Terms | null, hour = '06:00') => {
  const wantedAt = new Map(departures.map(({ day }) => [day, at(day, hour).getTime()]))
  const it = planChange({ departures, wanted, wantedAt, days, isInUse: true, now })
  const idsOf = (some: readonly Departure[]) => some.map(({ tripId }) => tripId)
  return {
    kept: idsOf(it.kept),
    repriced: idsOf(it.repriced),
    withdrawn: idsOf(it.withdrawn),
    refused: idsOf(it.refused),
    opened: it.opened,
  }
}

describe('a change of the timetable', () => {
  it('of the price alone moves nothing, whatever is sold', () => {
    const sold = week(() => ({ sold: 2, held: 1 }))
    expect(plan(sold, { ...terms, price: 320_00 })).toEqual({
      kept: [2, 3, 4, 5, 6, 7],
      repriced: [2, 3, 4, 5, 6, 7],
      withdrawn: [],
      refused: [],
      opened: [],
    })
  })

  it('of the time replaces what nobody booked, and is refused by what somebody did', () => {
    const some = week((day) => (day === '2026-12-08' ? { held: 1 } : {}))
    expect(plan(some, { ...terms, departs: '09:30' }, '07:30')).toEqual({
      kept: [],
      repriced: [],
      withdrawn: [2, 3, 5, 6, 7],
      refused: [4],
      opened: ['2026-12-06', '2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'],
    })
  })

  it('of the way’s length is another arrival, so another departure', () => {
    expect(plan(week(), { ...terms, minutes: 300 }).withdrawn).toEqual([2, 3, 4, 5, 6, 7])
  })

  it('opens nothing in place of what was cancelled or has left', () => {
    const some = week((day) => ({ closed: day === '2026-12-08' }))
    const { opened, withdrawn } = plan(some, { ...terms, departs: '09:30' }, '07:30')
    expect(opened).not.toContain('2026-12-08')
    expect(opened).not.toContain(FIRST)
    expect(withdrawn).toEqual([2, 3, 5, 6, 7])
  })

  it('of the weekdays takes days away and adds others', () => {
    const weekend = week().filter(({ day }) => ['2026-12-10', '2026-12-11'].includes(day))
    expect(plan(weekend, { ...terms, weekdays: [4, 0] })).toEqual({
      kept: [6],
      repriced: [],
      withdrawn: [7],
      refused: [],
      opened: ['2026-12-06'],
    })
  })

  it('that ends it opens nothing', () => {
    const some = week((day) => (day === '2026-12-11' ? { sold: 1 } : {}))
    expect(plan(some, null)).toEqual({
      kept: [],
      repriced: [],
      withdrawn: [2, 3, 4, 5, 6],
      refused: [7],
      opened: [],
    })
  })
})

it('an edition is another one once anything is', () => {
  const service: Service = {
    ...terms,
    id: 1,
    active: true,
    fromId: 1,
    toId: 2,
    classId: 1,
    layoutId: 1,
    firstDay: FIRST,
    lastDay: null,
  }
  const others = [{ price: 1 }, { lastDay: FIRST }, { weekdays: [1] }, { active: false }]
  const editions = [service, ...others.map((it) => ({ ...service, ...it }))].map(editionOfService)
  expect(new Set(editions).size).toBe(editions.length)
})
