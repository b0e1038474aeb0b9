import { CircleAlert, Eye } from '../../../ui/brand/icons.ts'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { LoadingBlock } from '../../../ui/feedback/result-block.tsx'
import type { Autosave } from '../drafts/use-autosave.ts'
import { clockTime } from '../date-labels.ts'
import { useWritingText } from '../use-writing-text.ts'
import { AboutPart } from './about-part.tsx'
import { OffersPart } from './offers-part.tsx'
import { PicturesPart } from './pictures-part.tsx'
import { TextPart } from './text-parts.tsx'
import { TopicsPart } from './topics-part.tsx'
import type { ArticleForm as Form } from './use-article-form.ts'

const Preview = lazy(async () => ({ default: (await import('../preview/preview.tsx')).Preview }))

/** What can be done with the text; `busy` says that it is being done. */
export type FormAction = {
  readonly text: string
  readonly busyText: string
  run(): void
}

type ArticleFormProps = {
  /** 0: a new article. */
  id: number
  form: Form
  autosave: Autosave
  /** Why the last save failed. */
  failure: string | null
  busy: 'save' | 'draft' | null
  save: FormAction
  /** Nothing for an article that readers see. */
  saveDraft: FormAction | null
  /** Where Cancel leads. */
  cancelTo: string
  /** Above the form: what was brought back. */
  notices?: ReactNode
  /** When readers see it. */
  publishing: ReactNode
  /** Further buttons. */
  more?: ReactNode
}

function Kept({ autosave }: { autosave: Autosave }) {
  const t = useWritingText()
  const language = useLanguage()
  return (
    <p className="type-caption text-ink-3" role="status">
      {autosave.failed ? (
        <span className="text-warn-ink">{t('notKept')}</span>
      ) : (
        autosave.keptAt && t('keptHere', { time: clockTime(autosave.keptAt, language) })
      )}
    </p>
  )
}

function Trouble({ form, failure }: Pick<ArticleFormProps, 'form' | 'failure'>) {
  const t = useWritingText()
  const count = Object.keys(form.problems).length
  const text = failure ?? (count > 0 ? t('problems', { count }) : null)
  return (
    <div role="alert">
      {text && (
        <p className="notice notice-bad">
          <CircleAlert aria-hidden />
          {text}
        </p>
      )}
    </div>
  )
}

function Foot({ onPreview, ...its }: ArticleFormProps & { onPreview: () => void }) {
  const t = useWritingText()
  const navigate = useNavigate()
  const { save, saveDraft, busy } = its
  return (
    <div className="writing-foot">
      <Trouble {...its} />
      <div className="flex flex-wrap items-center gap-2.5">
        <Button
          kind="primary"
          busy={busy === 'save' && save.busyText}
          onClick={() => busy === null && save.run()}
        >
          {save.text}
        </Button>
        {saveDraft && (
          <Button
            busy={busy === 'draft' && saveDraft.busyText}
            onClick={() => busy === null && saveDraft.run()}
          >
            {saveDraft.text}
          </Button>
        )}
        <Button onClick={onPreview}>
          <Eye aria-hidden />
          {t('preview')}
        </Button>
        {its.more}
        <Button kind="text" onClick={() => void navigate(its.cancelTo)}>
          {t('cancel')}
        </Button>
        <span className="flex-1" />
        <Kept autosave={its.autosave} />
      </div>
    </div>
  )
}

/** Everything that staff write of an article, and what is done with it. */
export function ArticleForm(props: ArticleFormProps) {
  const t = useWritingText()
  const { form, notices, publishing } = props
  const [previewing, setPreviewing] = useState(false)
  const place = useRef(0)
  const preview = (on: boolean): void => {
    if (on) place.current = scrollY
    setPreviewing(on)
    requestAnimationFrame(() => scrollTo(0, on ? 0 : place.current))
  }
  return (
    <>
      {previewing && (
        <Suspense fallback={<LoadingBlock text={t('loading')} />}>
          <Preview id={props.id} fields={form.draft.fields} onClose={() => preview(false)} />
        </Suspense>
      )}
      <div className="writing-form" hidden={previewing}>
        {notices}
        <TextPart form={form} language="en" />
        <TextPart form={form} language="ar" />
        <PicturesPart form={form} />
        <TopicsPart form={form} />
        <AboutPart form={form} />
        <OffersPart form={form} />
        {publishing}
        <Foot {...props} onPreview={() => preview(true)} />
      </div>
    </>
  )
}
