import type { SavedArticle } from '@rihla/contract/blog/article-input'
import { changedFields, type ArticleFields, type ArticleState } from '@rihla/contract/blog/fields'
import type { EditableArticle } from '@rihla/contract/blog/managing'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { serverNow } from '../../../platform/clock.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { CREATE_PATH, MANAGE_PATH } from '../addresses.ts'
import type { Resolution } from '../conflict/conflict-dialog.tsx'
import { leaveAsNew, readDraft, type DraftPlace } from '../drafts/saved-drafts.ts'
import { useAutosave } from '../drafts/use-autosave.ts'
import { fieldsInput, saveInput } from '../form/article-input.ts'
import { isSameDraft, type Draft } from '../form/draft.ts'
import { focusFirstProblem } from '../form/focus-first-problem.ts'
import { useArticleForm } from '../form/use-article-form.ts'
import { TOAST_MS } from '../toasts.ts'
import { useFailure } from '../use-failure.ts'
import { useWritingText } from '../use-writing-text.ts'
import { draftOf, isChanged, standingAfter, standingOf, type Standing } from './standing.ts'

type Conflict = {
  readonly theirs: EditableArticle
  /** What was to be saved. */
  readonly asked: ArticleState
  /** It was saved once more while one chose. */
  readonly again: boolean
}

/** What a save is written over. */
type Before = Pick<Standing, 'version' | 'state' | 'published_at'>

const codeOf = (problem: unknown): string | null =>
  problem instanceof ApiProblem ? problem.code : null

/** Whether it is unknown if the server has done it. */
const isUnanswered = (problem: unknown): boolean =>
  problem instanceof ApiProblem &&
  (problem.status === 0 || problem.status === 408 || problem.status >= 500)

/** Saves whose answer was lost that are remembered. */
const REMEMBERED = 20

/** The saves of this form whose answer was lost: what stands there now may be one of them. */
function useUnanswered() {
  const sent = useRef<{ version: number; fields: ArticleFields }[]>([])
  return {
    note: (version: number, fields: ArticleFields): void => {
      sent.current = [...sent.current, { version, fields }].slice(-REMEMBERED)
    },
    /** Whether nobody but this form has saved it since that version. */
    isOwn: (theirs: EditableArticle, version: number): boolean =>
      theirs.version === version + 1 &&
      sent.current.some(
        (it) => it.version === version && changedFields(it.fields, theirs.fields).length === 0,
      ),
  }
}

/** The text that is edited: what the browser has kept of it, else what is saved. */
function useEditedText(article: EditableArticle, place: DraftPlace) {
  const [kept] = useState(() => readDraft(place))
  const [standing, setStanding] = useState<Standing>(() => {
    const now = standingOf(article)
    // What was typed stands on the version that was shown then, whatever was saved since.
    if (!kept?.base) return now
    const { version, fields, when } = kept.base
    // A version that still stands may have come out since, by the clock.
    const state = version === now.version ? now.state : (kept.base.state ?? now.state)
    return { ...now, version, fields, when, state, shown: { ...now.shown, fields, when } }
  })
  const form = useArticleForm(kept?.draft ?? draftOf(article), article.slug)
  const changed = isChanged(form.draft, standing)
  const autosave = useAutosave(place, form.draft, standing, {
    changed,
    initiallyKept: kept?.at ?? null,
  })
  return { kept, standing, setStanding, form, changed, autosave }
}

/** Saving, and what happens when another editor has saved before. */
export function useEdit(article: EditableArticle, place: DraftPlace) {
  const { id } = article
  const t = useWritingText()
  const api = useApi()
  const navigate = useNavigate()
  const failureText = useFailure()
  const text = useEditedText(article, place)
  const { form, standing, setStanding, autosave } = text
  const [isBack, setIsBack] = useState(text.kept !== null)
  const [busy, setBusy] = useState<'save' | 'draft' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isGone, setIsGone] = useState(false)
  const unanswered = useUnanswered()
  const read = (): Promise<EditableArticle> => api.call('getEditableArticle', { id })

  /** Shows the article as it is saved now. */
  const reload = async (): Promise<void> => {
    const fresh = await read()
    autosave.forget()
    setStanding(standingOf(fresh))
    form.replace(draftOf(fresh))
    setIsBack(false)
  }
  /** Shows what is saved in the place of what isn't, once it could be read. */
  const discard = async (): Promise<void> => {
    setFailure(null)
    try {
      await reload()
    } catch (problem) {
      const words = failureText(problem, 'loadArticleFailed')
      setFailure(words)
      showToast({ title: t('loadArticleFailed'), text: words, tone: 'bad', durationMs: TOAST_MS })
    }
  }
  /** What was written of an article that is gone goes on as a new one. */
  const goOnAsNew = async (): Promise<void> => {
    if (!leaveAsNew(form.latest(), place.userId, serverNow())) return
    autosave.forget()
    await navigate(CREATE_PATH)
  }
  const fail = (problem: unknown): void => {
    const gone = codeOf(problem) === 'article_not_found'
    if (gone) setIsGone(true)
    const words = gone ? t('gone') : failureText(problem, 'updateFailedText')
    setFailure(words)
    showToast({ title: t('updateFailed'), text: words, tone: 'bad', durationMs: TOAST_MS })
  }
  const setAside = (fields: ArticleFields): Promise<unknown> =>
    api.call('keepRevision', { id, ...fieldsInput(fields) })

  /** What was typed while it was saved stays in the form, over what was saved. */
  const finish = async (draft: Draft, saved: SavedArticle, before: Before): Promise<void> => {
    const isMore = !isSameDraft(form.latest(), draft)
    if (!isMore) autosave.forget()
    setConflict(null)
    setIsBack(false)
    setStanding(standingAfter(draft, saved, before))
    const isDraft = saved.state === 'draft'
    const withdrawn = isDraft && before.state === 'published'
    const title = t(withdrawn ? 'withdrawn' : isDraft ? 'draftSaved' : 'updated')
    const text = isMore ? t('typedSince') : isDraft ? t('draftSavedText') : undefined
    showToast({ title, text, durationMs: TOAST_MS })
    if (!isDraft && !isMore) await navigate(MANAGE_PATH)
  }

  /** Another version stands there: a save of ours whose answer was lost is gone on from, else one is asked. */
  const meet = async (draft: Draft, asked: ArticleState, before: Before): Promise<void> => {
    try {
      const theirs = await read()
      if (unanswered.isOwn(theirs, before.version)) return await send(draft, asked, theirs)
      setConflict({ theirs, asked, again: conflict !== null })
    } catch (problem) {
      fail(problem)
    }
  }

  const send = async (draft: Draft, asked: ArticleState, before: Before): Promise<void> => {
    setFailure(null)
    setBusy(asked === 'draft' ? 'draft' : 'save')
    try {
      const over = { id, version: before.version }
      const saved = await api.call('updateArticle', { ...over, ...saveInput(draft, asked) })
      await finish(draft, saved, before)
    } catch (problem) {
      if (isUnanswered(problem)) unanswered.note(before.version, draft.fields)
      if (codeOf(problem) !== 'article_changed') return fail(problem)
      await meet(draft, asked, before)
    } finally {
      setBusy(null)
    }
  }

  const save = async (asked: ArticleState): Promise<void> => {
    setFailure(null)
    if (Object.keys(form.check(asked)).length > 0) return focusFirstProblem()
    await send(form.draft, asked, standing)
  }

  /** Saves what was chosen of two texts; what of mine is left out goes into the history first. */
  const resolve = async ({ fields, publication, dropsMine }: Resolution): Promise<void> => {
    if (!conflict) return
    const { theirs } = conflict
    try {
      if (dropsMine) await setAside(form.draft.fields)
    } catch (problem) {
      return fail(problem)
    }
    const draft = { ...form.draft, fields, when: publication.when }
    form.replace(draft)
    setStanding(standingOf(theirs))
    await send(draft, publication.state, theirs)
  }

  return {
    ...text,
    isBack,
    busy,
    failure,
    conflict,
    save,
    resolve,
    reload,
    discard,
    isGone,
    goOnAsNew,
    setAside,
    leaveConflict: () => setConflict(null),
  }
}
