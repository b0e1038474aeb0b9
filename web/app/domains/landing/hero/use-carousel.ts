import { useEffect, useState } from 'react'

export const ADVANCE_MS = 3000

/** The place so many steps on; after the last comes the first. */
export const stepped = (at: number, steps: number, count: number): number =>
  count === 0 ? 0 : (((at + steps) % count) + count) % count

/**
 * Which of `count` is shown: the next one every three seconds, unless it has the pointer or the focus
 * in it, and the visitor minds no motion. What is chosen by hand stays.
 */
export function useCarousel(count: number) {
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState(false)
  const [chosen, setChosen] = useState(false)
  useEffect(() => {
    if (held || chosen || count < 2) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (!document.hidden) setAt((now) => stepped(now, 1, count))
    }, ADVANCE_MS)
    return () => clearInterval(timer)
  }, [held, chosen, count])
  const choose = (next: number): void => {
    setChosen(true)
    setAt(next)
  }
  return {
    at,
    /** Whether it goes on by itself: screen readers then don't announce each picture. */
    moving: !held && !chosen,
    choose,
    step: (steps: 1 | -1) => choose(stepped(at, steps, count)),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
