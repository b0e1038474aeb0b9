import { ArrowUp } from '../brand/icons.ts'
import { useEffect, useState } from 'react'
import { IconButton } from './button.tsx'
import { scrollBehavior } from '../navigation/scroll-behavior.ts'

const SHOWN_AFTER = 300

/** A disc that leads back up, once one has scrolled more than 300 px. */
export function BackToTop({ label }: { label: string }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = (): void => setShown(scrollY > SHOWN_AFTER)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  if (!shown) return null
  return (
    <IconButton
      label={label}
      className="back-to-top icon-button-disc"
      onClick={() => scrollTo({ top: 0, behavior: scrollBehavior() })}
    >
      <ArrowUp size={20} />
    </IconButton>
  )
}
