/** What moves at a gateway, as its settlement file has it. */
export const movements = ['payment', 'refund', 'chargeback'] as const
export type Movement = (typeof movements)[number]

/**
 * How what we booked stands to what the gateway's files say. alike: both have it. crossing: both have it, but one of
 * them on a day outside of the period. ours and theirs: one alone has it. amount: both have it, with other amounts.
 * expected: ours alone, at the edge of what was imported, so that the next file may have it. undone: we booked that it
 * came and that it went back, and the gateway has neither, since it was undone before it was settled. unfiled: ours, on
 * a day for which no file was imported.
 */
export const matchStates = [
  'alike',
  'crossing',
  'undone',
  'amount',
  'ours',
  'theirs',
  'expected',
  'unfiled',
] as const
export type MatchState = (typeof matchStates)[number]

/** Those that somebody has to explain. */
export const differenceStates = ['amount', 'ours', 'theirs'] as const satisfies MatchState[]

/** Those whose movements are listed one by one. */
export const listedStates = [
  ...differenceStates,
  'expected',
  'undone',
] as const satisfies MatchState[]
export type ListedState = (typeof listedStates)[number]
