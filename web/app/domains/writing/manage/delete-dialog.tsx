import type { ManagedArticle } from '@rihla/contract/blog/managing'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { serverNow } from '../../../platform/clock.ts'
import { rescueDrafts } from '../drafts/saved-drafts.ts'
import { useWriter } from '../drafts/with-slot.tsx'
import { TOAST_MS } from '../toasts.ts'
import { useFailure } from '../use-failure.ts'
import { useWritingText } from '../use-writing-text.ts'
import { saidIn } from './managed-card.tsx'

/** Asks before an article goes with its images and its history. */
export function DeleteDialog({
  article,
  onDone,
}: {
  article: ManagedArticle
  onDone: (deleted: boolean) => void
}) {
  const t = useWritingText()
  const api = useApi()
  const failureText = useFailure('offlineList')
  const { text: title } = saidIn({ en: article.title, ar: article.title_ar }, useLanguage())
  const writer = useWriter()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const remove = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await api.call('deleteArticle', { id: article.id })
      // What was written of it and never saved is no part of what was deleted.
      rescueDrafts(article.id, writer, serverNow())
      showToast({ title: t('deleted'), durationMs: TOAST_MS })
      onDone(true)
    } catch (problem) {
      const failed = t('deleteFailed')
      const text = failureText(problem, 'deleteFailed')
      setFailure(text)
      showToast({
        title: failed,
        text: text === failed ? undefined : text,
        tone: 'bad',
        durationMs: TOAST_MS,
      })
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={() => onDone(false)}
      title={t('deleteQuestion')}
      locked={busy}
      actions={
        <>
          <Button disabled={busy} onClick={() => onDone(false)}>
            {t('cancel')}
          </Button>
          <Button kind="danger" busy={busy && t('deleting')} onClick={() => void remove()}>
            {t('deleteIt')}
          </Button>
        </>
      }
    >
      <p className="mt-3 text-ink-2">{t('deleteText', { title })}</p>
      {failure && (
        <p className="notice notice-bad mt-3" role="alert">
          {failure}
        </p>
      )}
    </Dialog>
  )
}
