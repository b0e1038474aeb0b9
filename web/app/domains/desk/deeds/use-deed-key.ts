import { useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'

/**
 * The key of a deed: pressed again after a failure it is the same, and so is the deed. Where the server refused it since
 * something else was asked for under it, that is read now and what is pressed next is meant: `failed` takes another.
 */
export function useDeedKey() {
  const [Key, setKey] = useState(() => crypto.randomUUID())
  const renew = (): void => setKey(crypto.randomUUID())
  const failed = (error: unknown): void => {
    if (error instanceof ApiProblem && error.code === 'deed_differs') renew()
  }
  return { Key, renew, failed }
}
