import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePrivacyText } from './use-privacy-text.ts'

/** The button that opens the choices; the focus goes there when the question is answered. */
export const CHOICES_ID = 'privacy-choices'
const ChoicesDialog = lazy(() => import('./choices-dialog.tsx'))

/** Opens the choices. */
export function PrivacyChoices() {
  const t = usePrivacyText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" id={CHOICES_ID} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('choices')}
      </button>
      {open &&
        createPortal(
          <Suspense>
            <ChoicesDialog onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
