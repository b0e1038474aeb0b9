import { useEffect, useRef, type ReactNode } from 'react'

/** Whether a heading stands where reading begins: neither above the screen nor in its lower half. */
const isInSight = ({ top }: DOMRect): boolean => top >= 0 && top < innerHeight / 2

/** The heading of a step that was just opened: reading goes on from there, and the page moves to it. */
export function StepHeading({
  children,
  still,
  className = 'type-h3',
}: {
  children: ReactNode
  still?: boolean
  className?: string
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const it = heading.current
    if (still || !it) return
    it.focus({ preventScroll: true })
    if (!isInSight(it.getBoundingClientRect())) it.scrollIntoView({ block: 'start' })
  }, [still])
  return (
    <h2 ref={heading} tabIndex={-1} className={`${className} scroll-mt-24 outline-none`}>
      {children}
    </h2>
  )
}
