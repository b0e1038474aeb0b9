import type { HeldBooking } from '@rihla/contract/checkout'

const notes: Readonly<Record<string, 'stays-Hotel' | 'stays-NileCruise'>> = {
  Hotel: 'stays-Hotel',
  NileCruise: 'stays-NileCruise',
}

/** The text that says what stays held while one pays: places, a room, a cabin. */
export const heldNoteOf = ({ Module }: Pick<HeldBooking, 'Module'>) => notes[Module] ?? 'stays'
