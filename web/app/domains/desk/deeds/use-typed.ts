import { useState } from 'react'

/**
 * What is typed over what stands: what nobody touched is what stands now, also once somebody else has saved. Answers
 * that, what changes it, and what forgets all that was typed.
 */
export function useTyped<T extends object>(standing: T) {
  const [typed, setTyped] = useState<Partial<T>>({})
  const change = (part: Partial<T>): void => setTyped((before) => ({ ...before, ...part }))
  const forget = (): void => setTyped({})
  return [{ ...standing, ...typed }, change, forget] as const
}
