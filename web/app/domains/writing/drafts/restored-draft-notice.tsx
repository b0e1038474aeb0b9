import { History } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { clockTime } from '../date-labels.ts'
import { useWritingText } from '../use-writing-text.ts'

/** Says that an unsaved text is back, and offers to be rid of it, but not by one press. */
export function RestoredDraftNotice({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  const t = useWritingText()
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  return (
    <div className="notice notice-info items-center!" role="status">
      <History aria-hidden />
      <span className="flex-1">{t('broughtBack', { time: clockTime(at, language) })}</span>
      <button
        type="button"
        className="link min-h-11 text-info-ink!"
        onClick={() => setAsking(true)}
      >
        {t('discard')}
      </button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('discardQuestion')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('keepWriting')}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false)
                onDiscard()
              }}
            >
              {t('discard')}
            </Button>
          </>
        }
      >
        <p className="mt-3 text-ink-2">{t('discardText')}</p>
      </Dialog>
    </div>
  )
}
