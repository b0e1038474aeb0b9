import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useAccountText } from '../use-account-text.ts'

/** Covers a page of staff and the questions that are open on it: they stay as they are, with what was typed, and can't be seen or used. */
export function StaffCover({ children }: { children: ReactNode }) {
  const t = useAccountText()
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const cover = ref.current
    cover?.showModal()
    // Closed before it leaves the page, it gives the focus back.
    return () => cover?.close()
  }, [])
  // Chromium closes on a second Escape whatever is said of the first: the key itself is kept away.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') event.preventDefault()
  }
  return (
    <dialog
      ref={ref}
      className="staff-cover"
      aria-label={t('staffHome')}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      <div className="page-width grid min-h-[80dvh] max-w-[640px]! content-center py-10">
        {children}
      </div>
    </dialog>
  )
}
