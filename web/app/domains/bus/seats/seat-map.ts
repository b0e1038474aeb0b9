import type { BusSeat } from '@rihla/contract/bus/seats'

/** The aisle follows this position. */
export const AISLE_AFTER = 240

/** A row of the bus: a seat or nothing at each column. */
export type SeatRow = { number: number; seats: readonly (BusSeat | null)[] }
/** The bus from above. `aisle` is the column after which it runs; -1 where there is none. */
export type SeatMap = {
  rows: readonly SeatRow[]
  columns: number
  /** Where each column is. */
  positions: readonly number[]
  aisle: number
}

const positions = (values: readonly number[]): number[] =>
  [...new Set(values)].toSorted((a, b) => a - b)

/** Rows and columns from the coordinates; the driver is in front, never mirrored. */
export function seatMapOf(seats: readonly BusSeat[]): SeatMap {
  const columns = positions(seats.map(({ XPosition }) => XPosition))
  const rows = positions(seats.map(({ YPosition }) => YPosition))
  const before = columns.filter((x) => x <= AISLE_AFTER).length
  const at = new Map(seats.map((seat) => [`${seat.XPosition} ${seat.YPosition}`, seat]))
  return {
    rows: rows.map((y, row) => ({
      number: row + 1,
      seats: columns.map((x) => at.get(`${x} ${y}`) ?? null),
    })),
    columns: columns.length,
    positions: columns,
    aisle: before < columns.length ? before - 1 : -1,
  }
}

export type SeatState = 'free' | 'chosen' | 'held' | 'taken'

/** What a seat is to this traveller: their own hold is theirs to change. */
export function stateOf({ SeatStatus, IsMine }: BusSeat, chosen: boolean): SeatState {
  const open = SeatStatus === 0 || (SeatStatus === 1 && IsMine)
  if (open) return chosen ? 'chosen' : 'free'
  return SeatStatus === 1 ? 'held' : 'taken'
}

export const isOpen = (seat: BusSeat): boolean => stateOf(seat, false) === 'free'

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
const steps: Readonly<Record<Arrow, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
export const isArrow = (key: string): key is Arrow => key in steps

/** The next seat that way on the vehicle itself, over gaps; the same one at its edge. */
export function neighbour(map: SeatMap, from: number, arrow: Arrow): number {
  const [down, right] = steps[arrow]
  let row = map.rows.findIndex(({ seats }) => seats.some((seat) => seat?.SeatID === from))
  let column = map.rows[row]?.seats.findIndex((seat) => seat?.SeatID === from) ?? -1
  for (;;) {
    row += down
    column += right
    const seats = map.rows[row]?.seats
    if (!seats || column < 0 || column >= map.columns) return from
    const seat = seats[column]
    if (seat) return seat.SeatID
  }
}

const apart = (a: BusSeat, b: BusSeat): number => {
  const across =
    Math.abs(a.XPosition - b.XPosition) +
    (a.XPosition <= AISLE_AFTER === b.XPosition <= AISLE_AFTER ? 0 : 60)
  return across + Math.abs(a.YPosition - b.YPosition) * 1.5
}

/**
 * So many free seats that sit closest together, the front preferred; fewer when the bus has fewer.
 * Around each free seat the nearest ones are taken, and the tightest group wins.
 */
export function seatsTogether(seats: readonly BusSeat[], count: number): BusSeat[] {
  const free = seats.filter(isOpen)
  const groups = free.map((anchor) =>
    free.toSorted((a, b) => apart(anchor, a) - apart(anchor, b)).slice(0, count),
  )
  const spread = (group: readonly BusSeat[]): number =>
    group.reduce((sum, a) => group.reduce((rest, b) => rest + apart(a, b), sum), 0)
  const front = (group: readonly BusSeat[]): number =>
    group.reduce((sum, { YPosition }) => sum + YPosition, 0)
  const best = groups.toSorted((a, b) => spread(a) - spread(b) || front(a) - front(b))[0] ?? []
  return best.toSorted((a, b) => a.YPosition - b.YPosition || a.XPosition - b.XPosition)
}
