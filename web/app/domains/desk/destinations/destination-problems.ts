import { PHOTO_ADDRESS, PHOTO_ADDRESS_MAX } from '@rihla/contract/content/photo-shapes'
import {
  spellingsIn,
  type DestinationField,
  type DestinationFields,
} from '@rihla/contract/desk/destinations/fields'
import { destinationLimits as limits } from '@rihla/contract/desk/limits'

/** The text that says what isn't right. */
type Problem =
  | 'destinationNameMissing'
  | 'destinationSummaryMissing'
  | 'destinationImageWrong'
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
  const image = its.Image?.trim() ?? ''
  if (image !== '' && (!PHOTO_ADDRESS.test(image) || image.length > PHOTO_ADDRESS_MAX))
    problems.set('Image', 'destinationImageWrong')
  const { Position } = its
  if (Position === null || !Number.isInteger(Position) || Math.abs(Position) > limits.position)
    problems.set('Position', 'destinationPositionWrong')
  const Spellings = spellingsIn(its.Spellings)
  if (
    Spellings.length > limits.spellings ||
    Spellings.some(({ length }) => length > limits.spelling)
  )
    problems.set('Spellings', 'destinationSpellingsWrong')
  return problems
}
