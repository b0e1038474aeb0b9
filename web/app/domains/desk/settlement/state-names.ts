import type { ListedState, MatchState, Movement } from '@rihla/contract/desk/settlement/states'

/** What a state is called, and what it is. */
export const stateNames = {
  alike: { name: 'matchAlike', note: 'matchAlikeNote' },
  crossing: { name: 'matchCrossing', note: 'matchCrossingNote' },
  undone: { name: 'matchUndone', note: 'matchUndoneNote' },
  amount: { name: 'matchAmount', note: 'matchAmountNote' },
  ours: { name: 'matchOurs', note: 'matchOursNote' },
  theirs: { name: 'matchTheirs', note: 'matchTheirsNote' },
  expected: { name: 'matchExpected', note: 'matchExpectedNote' },
  unfiled: { name: 'matchUnfiled', note: 'matchUnfiledNote' },
} as const satisfies Record<MatchState, object>

/** What a movement in this state means, and what to do about it. */
export const meanings = {
  ours: 'meansOurs',
  theirs: 'meansTheirs',
  amount: 'meansAmount',
  expected: 'meansExpected',
  undone: 'meansUndone',
} as const satisfies Record<ListedState, string>

export const movementNames = {
  payment: 'movementPayment',
  refund: 'movementRefund',
  chargeback: 'movementChargeback',
} as const satisfies Record<Movement, string>
