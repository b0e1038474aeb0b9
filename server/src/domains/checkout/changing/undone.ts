import { isRefusal, type Refusal } from '../../../platform/refusal.ts'

/** Rolls back what was done towards a change that is then refused: another one that is being paid for stays open. */
class Undone extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`Undone: ${refusal.refusal}`)
    this.refusal = refusal
  }
}

/** Runs something that `sure` may roll back; answers its refusal then. */
export async function orUndone<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Undone) return error.refusal
    throw error
  }
}

/** An answer that isn't a refusal; a refusal rolls back the transaction, and is the answer of `orUndone`. */
export function sure<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Undone(answer)
  return answer
}
