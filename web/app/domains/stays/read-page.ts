import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import { ApiProblem } from '../../platform/api/problem.ts'

export type StayPage = {
  PageNumber: number
  TotalPages: number
  TotalRecords: number
  Data: readonly HotelCard[]
}

/** What was wrong with an answer of the search, as a key of this domain's texts. */
export type BadAnswer = 'badFormat' | 'noSection' | 'noData'

export class StayProblem extends Error {
  override name = 'StayProblem'
  readonly key: BadAnswer
  constructor(key: BadAnswer) {
    super(key)
    this.key = key
  }
}

const whole = (value: unknown, least: number): number =>
  typeof value === 'number' && value > least ? value : least

/**
 * A page of results whatever was answered (offers-and-checkout.md section 3): it must be an object
 * with a Data section; page numbers below 1 become 1, totals below 0 become 0, no list is an empty one.
 */
export function readPage(answer: unknown): StayPage {
  if (answer === null || answer === undefined) throw new StayProblem('noData')
  if (typeof answer !== 'object') throw new StayProblem('badFormat')
  if (!('Data' in answer)) throw new StayProblem('noSection')
  const page = answer as Record<string, unknown>
  return {
    PageNumber: whole(page['PageNumber'], 1),
    TotalPages: whole(page['TotalPages'], 0),
    TotalRecords: whole(page['TotalRecords'], 0),
    Data: Array.isArray(page['Data']) ? (page['Data'] as HotelCard[]) : [],
  }
}

type SearchFailure = BadAnswer | 'noResponse' | 'searchFailed'

/** The text for a failed search: the server's own words, else a key of ours. */
export function failureOf(problem: Error): { text: string } | { key: SearchFailure } {
  if (problem instanceof StayProblem) return { key: problem.key }
  if (!(problem instanceof ApiProblem)) return { key: 'searchFailed' }
  if (problem.status === 0 || problem.status === 408) return { key: 'noResponse' }
  const told = problem.message && !problem.message.startsWith('HTTP ')
  return told ? { text: problem.message } : { key: 'searchFailed' }
}
