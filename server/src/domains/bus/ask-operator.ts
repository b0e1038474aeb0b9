import type { BusOperator } from '../../ports/bus-operator.ts'
import type { BusDeps } from './deps.ts'

/** The operator threw or was too slow: what it did is unknown, and a repeated call settles it. */
export type NoAnswer = { readonly noAnswer: true }

export const isNoAnswer = (answer: unknown): answer is NoAnswer =>
  typeof answer === 'object' && answer !== null && 'noAnswer' in answer

/** Well within the 25 s after which a client asks again. */
const PATIENCE_MS = 10_000

/** Asks the operator something, never inside a transaction of ours, and not for ever. */
export async function askOperator<T>(
  { operator, log, patienceMs = PATIENCE_MS }: Pick<BusDeps, 'operator' | 'log' | 'patienceMs'>,
  ask: (operator: BusOperator) => Promise<T>,
): Promise<T | NoAnswer> {
  // A bare timer: every search and every look at a seat map comes through here.
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The bus operator ${operator.name} didn't answer in time`)),
      patienceMs,
    ).unref()
  })
  try {
    return await Promise.race([ask(operator), tooLate])
  } catch (error) {
    log.warn({ err: error, operator: operator.name }, 'bus operator gave no answer')
    return { noAnswer: true }
  } finally {
    clearTimeout(timer)
  }
}
