import { proposedMinutes } from '@rihla/contract/blog/reading-time'
import { readSlug } from '@rihla/contract/blog/slug'
import { useContext } from 'react'
import { SiteContext } from '../../../platform/site.ts'
import { NumberField, TextField } from '../../../ui/form/text-field.tsx'
import { articleHref } from '../../blog/index.ts'
import { useWritingText } from '../use-writing-text.ts'
import { FormPart } from './form-part.tsx'
import type { ArticleForm } from './use-article-form.ts'

/** Where readers will find it: suggested by the title, typed otherwise, fixed once it is saved. */
function Address({ form }: { form: ArticleForm }) {
  const t = useWritingText()
  const { publicUrl } = useContext(SiteContext)
  const { draft, problems, address, isNew } = form
  const isTyped = isNew && draft.slug !== null
  return (
    <div className="grid gap-1">
      <TextField
        label={t('address')}
        name="slug"
        dir="ltr"
        autoComplete="off"
        value={address}
        disabled={!isNew}
        error={problems.slug ? t(problems.slug) : null}
        hint={isNew ? new URL(articleHref(address), publicUrl).href : t('addressFixed')}
        onChange={(slug) => form.change({ slug })}
        onBlur={() => draft.slug !== null && form.change({ slug: readSlug(draft.slug) || null })}
      />
      {isTyped && (
        <button
          type="button"
          className="link min-h-11 justify-self-start text-sm"
          onClick={() => form.change({ slug: null })}
        >
          {t('addressSuggest')}
        </button>
      )}
    </div>
  )
}

function Minutes({ form }: { form: ArticleForm }) {
  const t = useWritingText()
  const { fields } = form.draft
  const proposed = proposedMinutes(fields.content, fields.content_ar)
  const { time_to_read: problem } = form.problems
  return (
    <div className="grid gap-1">
      <NumberField
        label={t('minutes')}
        name="time_to_read"
        autoComplete="off"
        value={fields.time_to_read === 0 ? null : fields.time_to_read}
        error={problem ? t(problem) : null}
        hint={t('minutesProposed', { count: proposed })}
        maxLength={2}
        onChange={(minutes) => form.set({ time_to_read: minutes ?? 0 })}
      />
      {proposed !== fields.time_to_read && (
        <button
          type="button"
          className="link min-h-11 justify-self-start text-sm"
          onClick={() => form.set({ time_to_read: proposed })}
        >
          {t('minutesUse')}
        </button>
      )}
    </div>
  )
}

/** Who wrote it, how long it takes and where it stands. */
export function AboutPart({ form }: { form: ArticleForm }) {
  const t = useWritingText()
  const { fields } = form.draft
  const { author, author_ar: authorAr } = form.problems
  return (
    <FormPart title={t('about')}>
      <div className="writing-pair">
        <TextField
          label={t('author')}
          name="author"
          autoComplete="off"
          value={fields.author}
          error={author ? t(author) : null}
          onChange={(text) => form.set({ author: text })}
        />
        <TextField
          label={t('authorAr')}
          name="author_ar"
          lang="ar"
          dir="rtl"
          autoComplete="off"
          value={fields.author_ar}
          error={authorAr ? t(authorAr) : null}
          hint={t('authorArHint')}
          onChange={(text) => form.set({ author_ar: text })}
        />
      </div>
      <div className="writing-pair">
        <Minutes form={form} />
        <Address form={form} />
      </div>
    </FormPart>
  )
}
