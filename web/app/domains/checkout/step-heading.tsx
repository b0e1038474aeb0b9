import { useEffect, useRef, type ReactNode } from 'react'

/** The heading of a step that was just opened: reading goes on from there. */
export function StepHeading({ children, still, as: Heading = 'h2', className = 'type-h3' }: { children: ReactNode; still?: boolean; as?: 'h1' | 'h2'; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!still) heading.current?.focus({ preventScroll: true })
  }, [still])
  return <Heading ref={heading} tabIndex={-1} className={`${className} outline-none`}>{children}</Heading>
}
