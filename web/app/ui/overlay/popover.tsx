import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { watchBack } from './watch-back.ts'

export type PopoverProps = {
  open: boolean
  onClose: () => void
  label: string
  children: ReactNode
  /** On phones it comes from below as a sheet. */
  sheet?: boolean
  /** Lines up with the end of the trigger instead of its start. */
  end?: boolean | undefined
  role?: 'dialog' | 'menu'
  className?: string
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, [tabindex="0"]'

/**
 * Floats under the element before it; put both in one `position: relative` box. Takes the focus,
 * gives it back, and closes on Escape, on a phone's Back, on a press outside and when the focus leaves.
 */
export function Popover({
  open,
  onClose,
  label,
  children,
  sheet,
  end,
  role = 'dialog',
  className = '',
}: PopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // Before anything in here takes the focus, as a calendar does.
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  useEffect(() => {
    if (!open) return
    const before = opener.current
    if (!box.current?.contains(document.activeElement))
      box.current
        ?.querySelector<HTMLElement>(`[data-autofocus], ${FOCUSABLE}`)
        ?.focus({ preventScroll: true })
    const outside = (target: EventTarget | null): boolean =>
      !(target instanceof Node) || !box.current?.parentElement?.contains(target)
    const onPress = (event: PointerEvent): void => {
      if (outside(event.target)) close.current()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      // Nor does it close a dialog that this one floats in.
      event.preventDefault()
      close.current()
      if (before instanceof HTMLElement) before.focus()
    }
    const onFocus = (event: FocusEvent): void => {
      if (event.target !== document && outside(event.target)) close.current()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('focusin', onFocus)
    const unwatch = watchBack(() => close.current())
    return () => {
      unwatch()
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('focusin', onFocus)
      if (before instanceof HTMLElement && document.activeElement === document.body)
        before.focus({ preventScroll: true })
    }
  }, [open])
  if (!open) return null
  return (
    <>
      {sheet && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className="popover-scrim"
          onClick={onClose}
        />
      )}
      <div
        ref={box}
        role={role}
        aria-label={label}
        className={`popover ${sheet ? 'popover-sheet' : ''} ${end ? 'popover-end' : ''} ${className}`}
      >
        {children}
      </div>
    </>
  )
}
