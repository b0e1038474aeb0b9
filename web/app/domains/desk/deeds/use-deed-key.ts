import { useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'

/**
 * The key of a deed: pressed again after a failure it is the same, and so is the deed. Where the server refused it since
 * something else was asked for under it, that is read now and what is pressed next is meant: `failed` takes another, and
 * answers that it did. A deed that was kept goes on under its own by `resume`.
 */
export function useDeedKey() {
  const [Key, setKey] = useState<string>(() => crypto.randomUUID())
  const renew = (): void => setKey(crypto.randomUUID())
  const failed = (error: unknown): boolean => {
    const isOther = error instanceof ApiProblem && error.code === 'deed_differs'
    if (isOther) renew()
    return isOther
  }
  return { Key, renew, failed, resume: setKey }
}
