import type { Paged } from '@rihla/contract/envelope'

/** What was wrong with the answer of a search. */
export type BadAnswer = 'badFormat' | 'noSection' | 'noData'

/** An answer that is no page of results. */
export class BadAnswerProblem extends Error {
  override name = 'BadAnswerProblem'
  readonly key: BadAnswer
  constructor(key: BadAnswer) {
    super(key)
    this.key = key
  }
}

const whole = (value: unknown, least: number): number =>
  typeof value === 'number' && value > least ? value : least

/** `coming`: a supplier is still being asked, and the same search finds more in a moment. */
export type Page<Card> = Paged<Card> & { coming?: true }

/**
 * A page of results whatever was answered: it must be an object
 * with a Data section; page numbers below 1 become 1, totals below 0 become 0, no list is an empty
 * one, and missing totals are taken from the list.
 */
export function readPage<Card>(answer: unknown, size: number): Page<Card> {
  if (answer === null || answer === undefined) throw new BadAnswerProblem('noData')
  if (typeof answer !== 'object') throw new BadAnswerProblem('badFormat')
  if (!('Data' in answer)) throw new BadAnswerProblem('noSection')
  const page = answer as Record<string, unknown>
  const Data = Array.isArray(page['Data']) ? (page['Data'] as Card[]) : []
  const TotalRecords = whole(page['TotalRecords'] ?? Data.length, 0)
  return {
    Data,
    PageNumber: whole(page['PageNumber'], 1),
    PageSize: whole(page['PageSize'] ?? size, 1),
    TotalPages: whole(page['TotalPages'] ?? Math.ceil(TotalRecords / size), 0),
    TotalRecords,
    ...(page['ExternalHotels'] === 'coming' && { coming: true }),
  }
}
