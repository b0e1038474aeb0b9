import { useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import type { Deed } from './deed-button.tsx'

/** A deed over the edition of what it changes. */
export type OverEdition = Deed & { readonly Edition: string }

/**
 * Changes something over the edition that stood there when the question opened. Where somebody saved meanwhile the
 * question stays with what was typed, says what stands now (`isClash`), and goes on over that when it is asked again.
 * `forget`: what was typed, once it is saved, and where another edition is asked about.
 */
export function useOverEdition(edition: string, forget: () => void) {
  const [seen, setSeen] = useState(edition)
  const [isClash, setClash] = useState(false)
  const begin = (): void => {
    if (seen !== edition) forget()
    setSeen(edition)
    setClash(false)
  }
  const over = async <T>(deed: Deed, run: (deed: OverEdition) => Promise<T>): Promise<T> => {
    try {
      const done = await run({ ...deed, Edition: isClash ? edition : seen })
      forget()
      return done
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'content_changed') setClash(true)
      throw error
    }
  }
  return { isClash, begin, over }
}
