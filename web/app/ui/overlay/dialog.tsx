import { X } from '../brand/icons.ts'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { useUiText } from '../use-ui-text.ts'
import { usePullDown } from './use-pull-down.ts'

/** Opens and closes the browser's own modal: it keeps the focus inside and gives it back. */
function useModal(open: boolean, onClose: () => void, locked = false) {
  const ref = useRef<HTMLDialogElement>(null)
  // Pressing the scrim is pressing the dialog itself; Escape does the same by keyboard.
  useEffect(() => {
    const dialog = ref.current
    const onPress = (event: MouseEvent): void => {
      if (event.target === dialog && !locked) onClose()
    }
    const onCancel = (event: Event): void => {
      if (locked) event.preventDefault()
    }
    // Chromium closes on a second Escape whatever is said of the first: the key itself is kept away.
    const onKey = (event: KeyboardEvent): void => {
      if (locked && event.key === 'Escape') event.preventDefault()
    }
    dialog?.addEventListener('click', onPress)
    dialog?.addEventListener('cancel', onCancel)
    dialog?.addEventListener('keydown', onKey)
    return () => {
      dialog?.removeEventListener('click', onPress)
      dialog?.removeEventListener('cancel', onCancel)
      dialog?.removeEventListener('keydown', onKey)
    }
  }, [onClose, locked])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) {
      dialog.showModal()
      document.documentElement.style.overflow = 'hidden'
    } else dialog.close()
    return () => {
      document.documentElement.style.overflow = ''
    }
  }, [open])
  // One that is taken away open gives the focus back all the same: closed before it leaves the page.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  return ref
}

export type DialogProps = {
  open: boolean
  onClose: () => void
  /** As a question when something is at stake. */
  title: string
  children?: ReactNode
  /** Buttons, the safe one first. */
  actions?: ReactNode
  /** Something is under way: neither Escape, the scrim nor a button closes it. */
  locked?: boolean
  className?: string
}

/** A question or a small task above the page; a sheet from below on phones. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  locked,
  className = '',
}: DialogProps) {
  const t = useUiText()
  const id = useId()
  const ref = useModal(open, onClose, locked)
  return (
    <dialog ref={ref} className={`dialog ${className}`} aria-labelledby={id} onClose={onClose}>
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={id} className="type-h3">
              {title}
            </h2>
            <IconButton
              label={t('close')}
              disabled={locked}
              onClick={onClose}
              className="-me-2 -mt-2"
            >
              <X size={20} />
            </IconButton>
          </div>
          {children}
          {actions && <div className="dialog-actions">{actions}</div>}
        </>
      )}
    </dialog>
  )
}

export type SheetProps = DialogProps & {
  /** From below (default) or from the end side. */
  from?: 'bottom' | 'side'
  onReset?: () => void
  /** Stays at the bottom: a count and a button. */
  foot?: ReactNode
}

/** A drawer: × at the start, title in the middle, reset at the end, sticky foot. One from below is pulled down, too. */
export function Sheet({
  open,
  onClose,
  title,
  children,
  from = 'bottom',
  onReset,
  foot,
}: SheetProps) {
  const t = useUiText()
  const id = useId()
  const ref = useModal(open, onClose)
  const pull = usePullDown(onClose)
  return (
    <dialog
      ref={ref}
      className={`sheet sheet-${from}`}
      aria-labelledby={id}
      onClose={onClose}
      {...(from === 'bottom' ? pull : {})}
    >
      {open && (
        <>
          <div className="sheet-head">
            <IconButton label={t('close')} onClick={onClose}>
              <X size={20} />
            </IconButton>
            <h2 id={id} className="type-title">
              {title}
            </h2>
            {onReset ? (
              <button type="button" className="link min-h-11" onClick={onReset}>
                {t('reset')}
              </button>
            ) : (
              <span />
            )}
          </div>
          <div className="sheet-body">{children}</div>
          {foot && <div className="sheet-foot">{foot}</div>}
        </>
      )}
    </dialog>
  )
}
