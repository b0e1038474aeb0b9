/** So many units of one thing on one day: what a hold claims. `kind` is the seller's word: 'activity'... */
export type StockLine = {
  readonly kind: string
  readonly itemId: number
  readonly day: string
  readonly quantity: number
}

/** The one global order in which stock is locked, so that opposite wishes never wait for each other. */
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
    const key = `${line.kind} ${line.itemId} ${line.day}`
    const before = rows.get(key)
    rows.set(key, { ...line, quantity: line.quantity + (before?.quantity ?? 0) })
  }
  return inLockOrder([...rows.values()])
}

/** Lines as parallel arrays, for `unnest`; throws on a line that can't be meant. */
export function asColumns(lines: readonly StockLine[]) {
  if (lines.length === 0) throw new Error('A hold needs at least one stock line')
  const keys = new Set(lines.map((line) => `${line.kind} ${line.itemId} ${line.day}`))
  if (keys.size !== lines.length) throw new Error('A stock line stands twice in one hold')
  if (lines.some((line) => !Number.isInteger(line.quantity) || line.quantity < 1))
    throw new Error('A stock line needs a whole quantity above 0')
  const ordered = inLockOrder(lines)
  return {
    kinds: ordered.map((line) => line.kind),
    ids: ordered.map((line) => line.itemId),
    days: ordered.map((line) => line.day),
    quantities: ordered.map((line) => line.quantity),
  }
}
