/** So many units of one thing on one day: what a hold claims. `kind` is the seller's word: 'activity'... */
export type StockLine = {
  readonly kind: string
  readonly itemId: number
  readonly day: string
  readonly quantity: number
  /** Which ones, where places have numbers: `quantity` of them. */
  readonly seats?: readonly number[]
}

/** The stock row that a line claims from, as a key. */
export const rowOf = (line: Omit<StockLine, 'quantity'>): string =>
  `${line.kind} ${line.itemId} ${line.day}`

/** Whether two requests claim the same, in whatever order. */
export function sameLines(a: readonly StockLine[], b: readonly StockLine[]): boolean {
  const key = (line: StockLine): string =>
    `${rowOf(line)} ${line.quantity} ${(line.seats ?? []).toSorted((x, y) => x - y).join()}`
  return a.length === b.length && new Set([...a, ...b].map(key)).size === a.length
}

/** What `to` claims beyond `from`, line by line and seat by seat. */
export function difference(to: readonly StockLine[], from: readonly StockLine[]): StockLine[] {
  const had = new Map(from.map((line) => [rowOf(line), line]))
  return to
    .map((line) => {
      const before = had.get(rowOf(line))
      if (!line.seats) return { ...line, quantity: line.quantity - (before?.quantity ?? 0) }
      const seatsBefore = new Set(before?.seats)
      const seats = line.seats.filter((seat) => !seatsBefore.has(seat))
      return { ...line, seats, quantity: seats.length }
    })
    .filter((line) => line.quantity > 0)
}

/** The one global order in which stock is locked, so that opposite requests never wait for each other. */
export const inLockOrder = (lines: readonly StockLine[]): StockLine[] =>
  lines.toSorted(
    (a, b) =>
      (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0) ||
      a.itemId - b.itemId ||
      (a.day < b.day ? -1 : a.day > b.day ? 1 : 0),
  )

/** Lines of several holds added up by stock row, in the lock order: each row is touched once. */
export function addUp(lines: readonly StockLine[]): StockLine[] {
  const rows = new Map<string, StockLine>()
  for (const line of lines) {
    const before = rows.get(rowOf(line))
    const seats = line.seats && [...(before?.seats ?? []), ...line.seats]
    const quantity = line.quantity + (before?.quantity ?? 0)
    rows.set(rowOf(line), { ...line, quantity, ...(seats && { seats }) })
  }
  return inLockOrder([...rows.values()])
}

/** Lines as parallel arrays, for `unnest`; throws on a line that can't be meant. */
export function asColumns(lines: readonly StockLine[]) {
  if (lines.length === 0) throw new Error('A hold needs at least one stock line')
  if (new Set(lines.map(rowOf)).size !== lines.length)
    throw new Error('A stock line stands twice in one hold')
  if (lines.some((line) => !Number.isInteger(line.quantity) || line.quantity < 1))
    throw new Error('A stock line needs a whole quantity above 0')
  if (lines.some((line) => line.seats && new Set(line.seats).size !== line.quantity))
    throw new Error('A stock line needs as many different seats as its quantity')
  const ordered = inLockOrder(lines)
  return {
    kinds: ordered.map((line) => line.kind),
    ids: ordered.map((line) => line.itemId),
    days: ordered.map((line) => line.day),
    quantities: ordered.map((line) => line.quantity),
    /** A text a line, as PostgreSQL reads an array; null where there are no numbers. */
    seats: ordered.map((line) => (line.seats ? `{${line.seats.join()}}` : null)),
  }
}
