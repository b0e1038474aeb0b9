import type { StockKind } from '../modules.ts'

/** Kinds of stock that staff change by day. A bus has as many places as it has seats. */
export const inventoryKinds = [
  'room',
  'activity',
  'package',
] as const satisfies readonly StockKind[]
export type InventoryKind = (typeof inventoryKinds)[number]
