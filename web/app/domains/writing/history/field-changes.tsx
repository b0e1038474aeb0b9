import type { ArticleField, ArticleFields } from '@rihla/contract/blog/fields'
import { useMemo } from 'react'
import { Picture } from '../../../ui/card/picture.tsx'
import { useWritingText } from '../use-writing-text.ts'
import { compareWords } from './compare-words.ts'
import { comparedTexts, fieldNames, languageOfField } from './field-text.ts'

const isImage = (field: ArticleField): field is 'cover_image_url' | 'secondary_image_url' =>
  field === 'cover_image_url' || field === 'secondary_image_url'

function Images({ before, after }: { before: string | null; after: string | null }) {
  const t = useWritingText()
  const sides = [
    ['before', before],
    ['after', after],
  ] as const
  return (
    <div className="grid grid-cols-2 gap-3">
      {sides.map(([side, src]) => (
        <figure key={side} className="grid gap-1">
          <figcaption className="type-caption text-ink-3">{t(side)}</figcaption>
          {src ? (
            <span className="writing-picture">
              <Picture src={src} alt="" sizes="200px" />
            </span>
          ) : (
            <span className="type-small">{t('nothing')}</span>
          )}
        </figure>
      ))}
    </div>
  )
}

function Words({ before, after, lang }: { before: string; after: string; lang: string }) {
  const t = useWritingText()
  const pieces = useMemo(() => compareWords(before, after), [before, after])
  return (
    <p className="writing-words" lang={lang} dir="auto">
      {pieces.map(({ kind, text }, at) => {
        const key = `${at} ${kind}`
        if (kind === 'same') return <span key={key}>{text}</span>
        const Mark = kind === 'removed' ? 'del' : 'ins'
        return (
          <Mark key={key}>
            <span className="sr-only">{t(kind)}: </span>
            {text}
          </Mark>
        )
      })}
    </p>
  )
}

/** What changed from one text to another, field by field in the order of the form. */
export function FieldChanges({
  fields,
  before,
  after,
}: {
  fields: readonly ArticleField[]
  before: ArticleFields
  after: ArticleFields
}) {
  const t = useWritingText()
  if (fields.length === 0) return <p className="type-small text-ink-2">{t('noChange')}</p>
  return (
    <dl className="grid gap-4">
      {fields.map((field) => {
        const [old, now] = comparedTexts(before, after, field)
        return (
          <div key={field} className="grid gap-1">
            <dt className="type-caption font-medium text-ink-2">{t(fieldNames[field])}</dt>
            <dd>
              {isImage(field) ? (
                <Images before={before[field]} after={after[field]} />
              ) : (
                <Words before={old} after={now} lang={languageOfField(field)} />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
