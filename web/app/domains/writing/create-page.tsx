import type { SavedArticle } from '@rihla/contract/blog/article-input'
import type { ArticleState } from '@rihla/contract/blog/fields'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../platform/api/use-api.ts'
import { serverNow } from '../../platform/clock.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { BLOG_PATH } from '../blog/index.ts'
import { CREATE_PATH, editHref } from './addresses.ts'
import { RestoredDraftNotice } from './drafts/restored-draft-notice.tsx'
import { leaveDraft, readDraft, type DraftPlace, type SavedDraft } from './drafts/saved-drafts.ts'
import { useAutosave, type Autosave } from './drafts/use-autosave.ts'
import { WithSlot } from './drafts/with-slot.tsx'
import { ArticleForm } from './form/article-form.tsx'
import { saveInput } from './form/article-input.ts'
import { emptyDraft, isSameDraft, stateOf, whenOf, type Draft } from './form/draft.ts'
import { focusFirstProblem } from './form/focus-first-problem.ts'
import { PublishPart } from './form/publish-part.tsx'
import { useArticleForm, type ArticleForm as Form } from './form/use-article-form.ts'
import { moment } from './date-labels.ts'
import { StaffFrame } from './staff-frame.tsx'
import { TOAST_MS } from './toasts.ts'
import { useFailure } from './use-failure.ts'
import { useWritingText } from './use-writing-text.ts'

type Busy = 'save' | 'draft' | null

/** A text that was written over a new article, as the browser keeps it. */
const draftOver = (saved: SavedArticle, sent: Draft, typed: Draft): SavedDraft => ({
  draft: { ...typed, slug: saved.slug },
  base: {
    version: saved.version,
    fields: sent.fields,
    when: whenOf(saved.publish_at),
    state: saved.state,
  },
  at: new Date().toISOString(),
})

/** Saves a new article, and begins the next or goes on with the draft. */
function useCreate(form: Form, autosave: Autosave, userId: number | undefined, onNext: () => void) {
  const t = useWritingText()
  const api = useApi()
  const language = useLanguage()
  const navigate = useNavigate()
  const failureText = useFailure()
  const [busy, setBusy] = useState<Busy>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** What was typed while it was saved goes on as the unsaved text of what was saved. */
  const goOn = async (saved: SavedArticle, sent: Draft): Promise<void> => {
    const title = t(saved.state === 'draft' ? 'draftSaved' : 'created')
    showToast({ title, text: t('typedSince'), durationMs: TOAST_MS })
    if (!leaveDraft(saved.id, userId, draftOver(saved, sent, form.latest()))) return
    autosave.forget()
    await navigate(editHref(saved.id))
  }
  const done = async (saved: SavedArticle, sent: Draft): Promise<void> => {
    const { id, state, publish_at: at } = saved
    if (!isSameDraft(form.latest(), sent)) return goOn(saved, sent)
    autosave.forget()
    if (state === 'draft') {
      showToast({ title: t('draftSaved'), text: t('draftSavedText'), durationMs: TOAST_MS })
      await navigate(editHref(id))
      return
    }
    const text = at ? t('scheduledText', { date: moment(at, language) }) : t('createdText')
    showToast({ title: t('created'), text, durationMs: TOAST_MS })
    form.replace(emptyDraft(serverNow()))
    onNext()
    scrollTo({ top: 0 })
  }
  const save = async (state: ArticleState): Promise<void> => {
    setFailure(null)
    if (Object.keys(form.check(state)).length > 0) return focusFirstProblem()
    setBusy(state === 'draft' ? 'draft' : 'save')
    try {
      const { draft, address } = form
      const saved = await api.call('createArticle', { ...saveInput(draft, state), slug: address })
      await done(saved, draft)
    } catch (problem) {
      const text = failureText(problem, 'createFailedText')
      setFailure(text)
      showToast({ title: t('createFailed'), text, tone: 'bad', durationMs: TOAST_MS })
    } finally {
      setBusy(null)
    }
  }
  return { busy, failure, save }
}

function NewArticle({ place }: { place: DraftPlace }) {
  const t = useWritingText()
  const [kept] = useState(() => readDraft(place))
  const [blank] = useState(() => emptyDraft(serverNow()))
  const [isBack, setIsBack] = useState(kept !== null)
  const form = useArticleForm(kept?.draft ?? blank, null)
  const autosave = useAutosave(place, form.draft, null, {
    changed: !isSameDraft(form.draft, blank),
    initiallyKept: kept?.at ?? null,
  })
  const { busy, failure, save } = useCreate(form, autosave, place.userId, () => setIsBack(false))
  const discard = (): void => {
    autosave.forget()
    form.replace(emptyDraft(serverNow()))
    setIsBack(false)
  }
  return (
    <ArticleForm
      id={0}
      form={form}
      autosave={autosave}
      failure={failure}
      busy={busy}
      cancelTo={BLOG_PATH}
      notices={isBack && kept && <RestoredDraftNotice at={kept.at} onDiscard={discard} />}
      publishing={<PublishPart form={form} />}
      save={{
        text: t('createArticle'),
        busyText: t('creating'),
        run: () => void save(stateOf(form.draft.when)),
      }}
      saveDraft={{
        text: t('saveDraft'),
        busyText: t('saving'),
        run: () => void save('draft'),
      }}
    />
  )
}

/** /blog/create: a new article. */
export function CreatePage() {
  const t = useWritingText()
  return (
    <StaffFrame title={t('create')} path={CREATE_PATH}>
      <h1 className="type-h1 mb-5">{t('create')}</h1>
      <WithSlot id={0}>{(place) => <NewArticle place={place} />}</WithSlot>
    </StaffFrame>
  )
}
