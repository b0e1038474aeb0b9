import { useRef, type TouchEvent } from 'react'

/** So far, in px, a sheet is pulled to be closed; less, and it goes back. */
const FAR = 80

/** Of a sheet from below: it follows the finger that pulls it down by its head. */
export function usePullDown(close: () => void) {
  const from = useRef<number | null>(null)
  const pulled = ({ changedTouches }: TouchEvent): number =>
    from.current === null ? 0 : Math.max(0, (changedTouches[0]?.clientY ?? 0) - from.current)
  const show = ({ currentTarget }: TouchEvent<HTMLElement>, by: number): void => {
    currentTarget.style.translate = by > 0 ? `0 ${by}px` : ''
  }
  const letGo = (event: TouchEvent<HTMLElement>): void => {
    from.current = null
    show(event, 0)
  }
  return {
    onTouchStart: ({ touches, target }: TouchEvent<HTMLElement>) => {
      const isBelow = target instanceof Element && target.closest('.sheet-body, .sheet-foot')
      from.current = isBelow || touches.length > 1 ? null : (touches[0]?.clientY ?? null)
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => show(event, pulled(event)),
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const isFar = pulled(event) > FAR
      letGo(event)
      if (isFar) close()
    },
    onTouchCancel: letGo,
  }
}
