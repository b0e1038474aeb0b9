import { useRef, type TouchEvent } from 'react'

/** Shorter than this, in px, a finger only trembled. */
const SHORTEST = 40

/** One finger's way across, to what comes next (1) or came before (-1) in the direction that the page is read. */
export function useSwipe(move: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      const isAlone = touches.length === 1 && (window.visualViewport?.scale ?? 1) < 1.01
      from.current = finger && isAlone ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      const start = from.current
      from.current = null
      if (!start || !finger) return
      const across = finger.clientX - start.x
      if (Math.abs(across) < SHORTEST || Math.abs(across) < Math.abs(finger.clientY - start.y))
        return
      move(across > 0 === (document.documentElement.dir === 'rtl') ? 1 : -1)
    },
  }
}
