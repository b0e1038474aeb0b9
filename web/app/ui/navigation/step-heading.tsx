import { useEffect, useRef, type ReactNode } from 'react'

/** The heading of a step that was just opened: reading goes on from there. */
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
    if (!still) heading.current?.focus({ preventScroll: true })
  }, [still])
  return (
    <h2 ref={heading} tabIndex={-1} className={`${className} outline-none`}>
      {children}
    </h2>
  )
}
