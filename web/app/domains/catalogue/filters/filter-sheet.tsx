import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Sheet } from '../../../ui/overlay/dialog.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** The filters on small screens. */
export default function FilterSheet({
  total,
  onReset,
  onClose,
  children,
}: {
  total: number
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
        <Button kind="primary" onClick={onClose}>
          {t('showResults', { count: total })}
        </Button>
      }
    >
      {children}
    </Sheet>
  )
}
