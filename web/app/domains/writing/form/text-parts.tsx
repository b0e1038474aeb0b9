import type { ArticleFields } from '@rihla/contract/blog/fields'
import { ARTICLE } from '@rihla/contract/blog/limits'
import { directionOf, type Language } from '@rihla/contract/values/language'
import { lazy, Suspense } from 'react'
import { LoadingArea, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { prose } from '../../../ui/form/prose.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useWritingText } from '../use-writing-text.ts'
import { FormPart } from './form-part.tsx'
import type { ArticleForm } from './use-article-form.ts'

// The editor is by far the heaviest part of these pages: the others can be filled while it comes.
const RichText = lazy(async () => ({ default: (await import('../editor/rich-text.tsx')).RichText }))

type Texts = 'title' | 'subtitle' | 'content'
type Names = Readonly<Record<Texts, keyof ArticleFields & (Texts | `${Texts}_ar`)>>

/** The columns of each language, as they are named. */
const columns: Readonly<Record<Language, Names>> = {
  en: { title: 'title', subtitle: 'subtitle', content: 'content' },
  ar: { title: 'title_ar', subtitle: 'subtitle_ar', content: 'content_ar' },
}
const labels = {
  en: { part: 'english', title: 'title', subtitle: 'subtitle', content: 'content' },
  ar: { part: 'arabic', title: 'titleAr', subtitle: 'subtitleAr', content: 'contentAr' },
} as const

function EditorPlace() {
  const t = useWritingText()
  return (
    <LoadingArea text={t('loadingEditor')}>
      <Skeleton className="h-[420px] w-full" />
    </LoadingArea>
  )
}

/** Title, subtitle and content in one language. */
export function TextPart({ form, language }: { form: ArticleForm; language: Language }) {
  const t = useWritingText()
  const names = columns[language]
  const says = labels[language]
  const { fields } = form.draft
  const problem = (name: keyof ArticleFields) => {
    const key = form.problems[name]
    return key ? t(key) : null
  }
  const line = (name: 'title' | 'subtitle') => ({
    label: t(says[name]),
    name: names[name],
    value: fields[names[name]],
    counter: t('characters', { n: fields[names[name]].length, max: ARTICLE[name].max }),
    error: problem(names[name]),
    lang: language,
    dir: directionOf(language),
    autoComplete: 'off',
    ...prose,
    onChange: (text: string) => form.set({ [names[name]]: text }),
  })
  return (
    <FormPart title={t(says.part)} lang={language}>
      <TextField {...line('title')} />
      <TextField {...line('subtitle')} />
      <Suspense fallback={<EditorPlace />}>
        <RichText
          key={form.edition}
          label={t(says.content)}
          language={language}
          value={fields[names.content]}
          error={problem(names.content)}
          onChange={(html) => form.set({ [names.content]: html })}
        />
      </Suspense>
    </FormPart>
  )
}
