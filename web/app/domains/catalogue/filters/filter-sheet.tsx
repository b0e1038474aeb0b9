import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Sheet } from '../../../ui/overlay/dialog.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** The filters on small screens. */
export default function FilterSheet({
  total,
  note,
  showText,
  onShow,
  onReset,
  onClose,
  children,
}: {
  /** How many results there are; null: it isn't known. */
  total: number | null
  /** Beside the button that closes it, and what that button says where it isn't how many there are. */
  note?: string
  showText?: string
  onShow?: () => void
  onReset: () => void
  onClose: () => void
  children: ReactNode
}) {
  const t = useCatalogueText()
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filters')}
      onReset={onReset}
      foot={
        <>
          {note && <span className="type-small text-ink-2">{note}</span>}
          <Button kind="primary" onClick={() => (onShow?.(), onClose())}>
            {showText ?? (total === null ? t('seeResults') : t('showResults', { count: total }))}
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  )
}
