import { DAY_USE_TYPE } from '@rihla/contract/catalogue/activities'
import { SLOTS } from './price-slots.ts'

/** What offers are counted by; undefined means any, but of types any activity's: day-use (13) must be named. */
export type Facets = {
  readonly cityId?: number | undefined
  readonly typeId?: number | undefined
  /** True: only with free cancellation. */
  readonly free?: boolean | undefined
}

export type CountRow = {
  city_id: number
  type_id: number
  free_cancellation: boolean
  slots: number[]
  counts: number[]
}

/** How many offers there are, for any facets and any run of price slots, without asking a database. */
export type Counts = { count(facets: Facets, first?: number, last?: number): number }

const keyOf = (
  city: number | undefined,
  type: number | undefined,
  free: boolean | undefined,
): string => `${city ?? '*'}/${type ?? '*'}/${free ? 'free' : '*'}`

/**
 * A cube of running sums: (city or all) x (type or all) x (free cancellation or any), each with the
 * number of offers up to a price slot. A count is one subtraction; see decisions, 'totals'.
 */
export function createCounts(rows: readonly CountRow[]): Counts {
  const cube = new Map<string, Int32Array>()
  const add = (key: string, row: CountRow): void => {
    let sums = cube.get(key)
    if (!sums) cube.set(key, (sums = new Int32Array(SLOTS)))
    for (let i = 0; i < row.slots.length; i++) {
      const slot = row.slots[i] ?? 0
      sums[slot] = (sums[slot] ?? 0) + (row.counts[i] ?? 0)
    }
  }
  for (const row of rows)
    for (const city of [row.city_id, undefined])
      for (const type of row.type_id === DAY_USE_TYPE ? [row.type_id] : [row.type_id, undefined])
        for (const free of row.free_cancellation ? [true, undefined] : [undefined])
          add(keyOf(city, type, free), row)
  for (const sums of cube.values())
    for (let slot = 1; slot < SLOTS; slot++) sums[slot] = (sums[slot] ?? 0) + (sums[slot - 1] ?? 0)

  return {
    count({ cityId, typeId, free }, first = 0, last = SLOTS - 1) {
      const sums = cube.get(keyOf(cityId, typeId, free))
      if (!sums || last < first) return 0
      return (sums[last] ?? 0) - (first > 0 ? (sums[first - 1] ?? 0) : 0)
    },
  }
}
