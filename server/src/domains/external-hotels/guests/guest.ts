/** A guest as they were named: in which room, and what was asked of them. Latin names go to the hotel. */
export type Guest = {
  readonly name: string
  readonly surname: string
  /** Years; null: an adult. */
  readonly age: number | null
  /** As its owner writes it; null: not said. */
  readonly localName: string | null
  readonly email: string | null
  /** E.164. */
  readonly phone: string | null
  /** A country's code. */
  readonly nationality: string | null
  readonly documentType: string | null
  readonly documentValue: string | null
}

/** A place for a guest in what is booked: of the nth rate, in the nth of its rooms. */
export type Place = {
  readonly rate: number
  /** 1 for the first room of its occupancy. */
  readonly room: number
  /** Among all rooms, from 1 on. */
  readonly roomOfAll: number
  readonly age: number | null
}
