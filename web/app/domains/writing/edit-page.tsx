import type { EditableArticle } from '@rihla/contract/blog/managing'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, ExternalLink, History } from '../../ui/brand/icons.ts'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../platform/api/problem.ts'
import { useApi } from '../../platform/api/use-api.ts'
import { serverNow } from '../../platform/clock.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { LoadingBlock } from '../../ui/feedback/result-block.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { articleHref } from '../blog/index.ts'
import { CREATE_PATH, editHref, MANAGE_PATH } from './addresses.ts'
import { RestoredDraftNotice } from './drafts/restored-draft-notice.tsx'
import { rescueDrafts, type DraftPlace } from './drafts/saved-drafts.ts'
import { useWriter, WithSlot } from './drafts/with-slot.tsx'
import { useEdit } from './edit/use-edit.ts'
import { useRestore } from './edit/use-restore.ts'
import { ArticleForm } from './form/article-form.tsx'
import { stateOf } from './form/draft.ts'
import { FormPart } from './form/form-part.tsx'
import { PublishPart } from './form/publish-part.tsx'
import { moment } from './date-labels.ts'
import { editQuery } from './queries.ts'
import { StaffFrame } from './staff-frame.tsx'
import { TOAST_MS } from './toasts.ts'
import { useWritingText } from './use-writing-text.ts'

const HistorySheet = lazy(async () => ({
  default: (await import('./history/history-sheet.tsx')).HistorySheet,
}))
const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict/conflict-dialog.tsx')).ConflictDialog,
}))

type Edit = ReturnType<typeof useEdit>

/** Of an article that readers see: since when, and the way back to drafts. */
function Published({ edit, slug }: { edit: Edit; slug: string }) {
  const t = useWritingText()
  const language = useLanguage()
  const { published_at: at } = edit.standing
  return (
    <FormPart title={t('publishing')}>
      <p>{at && t('isPublished', { date: moment(at, language) })}</p>
      <div className="flex flex-wrap gap-2.5">
        <LinkButton to={articleHref(slug)}>
          <ExternalLink aria-hidden />
          {t('view')}
        </LinkButton>
        <Button
          kind="danger-quiet"
          busy={edit.busy === 'draft' && t('saving')}
          onClick={() => edit.busy === null && void edit.save('draft')}
        >
          {t('withdraw')}
        </Button>
      </div>
    </FormPart>
  )
}

function Conflict({ edit }: { edit: Edit }) {
  const { conflict, form, standing } = edit
  if (!conflict) return null
  return (
    <Suspense>
      <ConflictDialog
        key={conflict.theirs.version}
        base={standing}
        mine={{ fields: form.draft.fields, when: form.draft.when, state: conflict.asked }}
        theirs={conflict.theirs}
        again={conflict.again}
        busy={edit.busy !== null}
        failure={edit.failure}
        onSave={(resolution) => void edit.resolve(resolution)}
        onClose={edit.leaveConflict}
      />
    </Suspense>
  )
}

/** Of an article that somebody has deleted: its text needn't go with it. */
function Gone({ onGoOn }: { onGoOn: () => void }) {
  const t = useWritingText()
  return (
    <div className="notice notice-warn items-center!" role="status">
      <CircleAlert aria-hidden />
      <span className="flex-1">{t('gone')}</span>
      <Button size="small" onClick={onGoOn}>
        {t('goOnAsNew')}
      </Button>
    </div>
  )
}

function EditForm({ article, place }: { article: EditableArticle; place: DraftPlace }) {
  const t = useWritingText()
  const edit = useEdit(article, place)
  const restore = useRestore(article.id, edit)
  const [history, setHistory] = useState(false)
  const { form, standing, autosave, kept } = edit
  const isOut = standing.state === 'published'
  return (
    <>
      <ArticleForm
        id={article.id}
        form={form}
        autosave={autosave}
        failure={edit.failure}
        busy={edit.busy}
        cancelTo={MANAGE_PATH}
        notices={
          edit.isGone ? (
            <Gone onGoOn={() => void edit.goOnAsNew()} />
          ) : (
            edit.isBack &&
            kept && <RestoredDraftNotice at={kept.at} onDiscard={() => void edit.discard()} />
          )
        }
        publishing={
          isOut ? <Published edit={edit} slug={article.slug} /> : <PublishPart form={form} />
        }
        more={
          <Button onClick={() => setHistory(true)}>
            <History aria-hidden />
            {t('history')}
          </Button>
        }
        save={{
          text: t('updateArticle'),
          busyText: t('updating'),
          run: () => void edit.save(isOut ? 'published' : stateOf(form.draft.when)),
        }}
        saveDraft={
          isOut
            ? null
            : { text: t('saveDraft'), busyText: t('saving'), run: () => void edit.save('draft') }
        }
      />
      <Conflict edit={edit} />
      {history && (
        <Suspense>
          <HistorySheet
            id={article.id}
            current={standing.version}
            restore={restore}
            onClose={() => setHistory(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function Loaded({ id }: { id: number }) {
  const t = useWritingText()
  const api = useApi()
  const navigate = useNavigate()
  const writer = useWriter()
  const { data, error } = useQuery(editQuery(api, id))
  const leave = useEffectEvent((problem: Error) => {
    const isGone = problem instanceof ApiProblem && problem.code === 'article_not_found'
    const isRescued = isGone && rescueDrafts(id, writer, serverNow())
    const text = isRescued ? t('gone') : undefined
    showToast({ title: t('loadArticleFailed'), text, tone: 'bad', durationMs: TOAST_MS })
    void navigate(isRescued ? CREATE_PATH : MANAGE_PATH, { replace: true })
  })
  useEffect(() => {
    if (error) leave(error)
  }, [error])
  if (data)
    return (
      <WithSlot key={data.id} id={data.id}>
        {(place) => <EditForm article={data} place={place} />}
      </WithSlot>
    )
  return <LoadingBlock text={t('loadingArticle')} />
}

/** /blog/edit/{id}: an article that exists. */
export function EditPage({ id }: { id: number }) {
  const t = useWritingText()
  return (
    <StaffFrame title={t('edit')} path={editHref(id)}>
      <h1 className="type-h1 mb-5">{t('edit')}</h1>
      <Loaded key={id} id={id} />
    </StaffFrame>
  )
}
