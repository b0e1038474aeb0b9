import type { LocalizedText } from '@rihla/contract/values/language'
import type { Seat, Station } from '../../ports/bus-operator.ts'

export type BusClass = {
  readonly name: LocalizedText
  readonly colour: string
  readonly amenities: readonly string[]
}
export type LayoutSeat = Omit<Seat, 'state' | 'heldBy'>

/** What every answer needs and what rarely changes. */
export type Fleet = {
  readonly version: number
  readonly stations: ReadonlyMap<number, Station>
  /** Those that are in use, in their order. */
  readonly served: readonly Station[]
  readonly classes: ReadonlyMap<number, BusClass>
  readonly layouts: ReadonlyMap<number, readonly LayoutSeat[]>
}
