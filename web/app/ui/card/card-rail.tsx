import { ChevronLeft, ChevronRight } from '../brand/icons.ts'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { scrollBehavior } from '../navigation/scroll-behavior.ts'
import { useUiText } from '../use-ui-text.ts'

type Ends = { start: boolean; end: boolean }

/** Whether a rail stands at its first or last card; in Arabic it scrolls to negative places. */
export const endsOf = (box: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): Ends => {
  const passed = Math.abs(box.scrollLeft)
  return { start: passed < 4, end: passed + box.clientWidth > box.scrollWidth - 4 }
}

/** Cards in one line that is moved by hand, by keys, or by two buttons beside the heading. */
export function CardRail({
  heading,
  label,
  children,
  className = '',
}: {
  heading: ReactNode
  /** What stands in it. */
  label: string
  children: ReactNode
  className?: string
}) {
  const t = useUiText()
  const box = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState<Ends>({ start: true, end: false })
  const look = useCallback((): void => {
    if (box.current) setEnds(endsOf(box.current))
  }, [])
  // Says when it is first laid out, too: to ask before would lay out what is still far below.
  useEffect(() => {
    const watcher = new ResizeObserver(look)
    if (box.current) watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [look])
  const move = (steps: 1 | -1): void => {
    const rail = box.current
    const forward = document.dir === 'rtl' ? -steps : steps
    rail?.scrollBy({ left: forward * rail.clientWidth * 0.75, behavior: scrollBehavior() })
  }
  return (
    <>
      <div className="mb-5 flex items-end justify-between gap-4">
        {heading}
        {/* Where all cards are in sight there is nowhere to go. */}
        <div className="flex gap-2 max-md:hidden" hidden={ends.start && ends.end}>
          <IconButton
            className="icon-button-line"
            label={`${t('previous')}: ${label}`}
            disabled={ends.start}
            onClick={() => move(-1)}
          >
            <ChevronLeft size={18} className="mirror" />
          </IconButton>
          <IconButton
            className="icon-button-line"
            label={`${t('next')}: ${label}`}
            disabled={ends.end}
            onClick={() => move(1)}
          >
            <ChevronRight size={18} className="mirror" />
          </IconButton>
        </div>
      </div>
      {/* Arrow keys move it, also where nothing in it takes the focus. */}
      <div
        ref={box}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
        tabIndex={0}
        className={`rail ${className}`}
        aria-label={label}
        onScroll={look}
      >
        <ul className="contents">{children}</ul>
      </div>
    </>
  )
}
