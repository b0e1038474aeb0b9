import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { TOAST_MS } from '../toasts.ts'
import { useFailure } from '../use-failure.ts'
import { useWritingText } from '../use-writing-text.ts'
import type { useEdit } from './use-edit.ts'

/**
 * Brings a version back; answers why it couldn't, or null. What is typed and not saved goes into the
 * history first. When a colleague saved meanwhile, a form without changes shows that at once.
 */
export function useRestore(id: number, edit: ReturnType<typeof useEdit>) {
  const t = useWritingText()
  const api = useApi()
  const failureText = useFailure()
  const { changed, form, standing, setAside, reload } = edit
  return async (revision: number): Promise<string | null> => {
    try {
      if (changed) await setAside(form.draft.fields)
      await api.call('restoreRevision', { id, version: standing.version, revision })
      await reload()
      showToast({ title: t('restored'), durationMs: TOAST_MS })
      return null
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.code === 'article_changed' && !changed)
        await reload().catch(() => {})
      return failureText(problem, 'restoreFailed')
    }
  }
}
