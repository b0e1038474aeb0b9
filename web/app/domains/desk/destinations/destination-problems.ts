import {
  destinationOf,
  type DestinationField,
  type DestinationFields,
} from '@rihla/contract/desk/destinations/fields'
import { POSITION_MAX, SPELLING_MAX, SPELLINGS_MAX } from '@rihla/contract/desk/limits'

/** The text that says what isn't right. */
type Problem =
  | 'destinationNameMissing'
  | 'destinationSummaryMissing'
  | 'destinationPositionWrong'
  | 'destinationSpellingsWrong'
export type DestinationProblems = ReadonlyMap<DestinationField, Problem>

/** What isn't right yet, by field. */
export function problemsOf(its: DestinationFields): DestinationProblems {
  const problems = new Map<DestinationField, Problem>()
  for (const side of ['En', 'Ar'] as const) {
    if (its[`${side}.Name`].trim() === '') problems.set(`${side}.Name`, 'destinationNameMissing')
    const more = its[`${side}.Story`] + its[`${side}.BestTime`] + its[`${side}.GettingThere`]
    if (more.trim() !== '' && its[`${side}.Summary`].trim() === '')
      problems.set(`${side}.Summary`, 'destinationSummaryMissing')
  }
  const { Position } = its
  if (!Number.isInteger(Position) || Position < 0 || Position > POSITION_MAX)
    problems.set('Position', 'destinationPositionWrong')
  const { Spellings } = destinationOf(its)
  if (Spellings.length > SPELLINGS_MAX || Spellings.some(({ length }) => length > SPELLING_MAX))
    problems.set('Spellings', 'destinationSpellingsWrong')
  return problems
}
