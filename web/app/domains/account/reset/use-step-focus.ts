import { useEffect, useRef } from 'react'

/** Puts the cursor into the field of each step but the one that a form opens with. */
export function useStepFocus(step: string) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) form.current?.querySelector('input')?.focus()
    before.current = step
  }, [step])
  return form
}
