import type { ArticleField, ArticleFields } from '@rihla/contract/blog/fields'
import type { EditableArticle } from '@rihla/contract/blog/managing'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Picture } from '../../../ui/card/picture.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { comparedTexts, fieldNames, languageOfField } from '../history/field-text.ts'
import { useWritingText } from '../use-writing-text.ts'
import { mergeFields, takeOver } from './merge.ts'

export type Resolution = {
  readonly fields: ArticleFields
  /** Something that I wrote is left out. */
  readonly dropsMine: boolean
}

type Side = 'mine' | 'theirs'

function Value({ field, text }: { field: ArticleField; text: string }) {
  const t = useWritingText()
  if (text === '') return <span className="type-small text-ink-3">{t('nothing')}</span>
  if (field === 'cover_image_url' || field === 'secondary_image_url')
    return (
      <span className="writing-picture">
        <Picture src={text} alt="" sizes="320px" />
      </span>
    )
  return (
    <span className="writing-words" lang={languageOfField(field)} dir="auto">
      {text}
    </span>
  )
}

/** A field that both changed: two texts, one of which is taken. */
function Clash({
  field,
  texts,
  chosen,
  onChoose,
}: {
  field: ArticleField
  texts: Readonly<Record<Side, string>>
  chosen: Side
  onChoose: (side: Side) => void
}) {
  const t = useWritingText()
  return (
    <fieldset className="writing-choice">
      <legend className="type-title">{t(fieldNames[field])}</legend>
      <div className="writing-pair">
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className="option items-start!">
            <input
              type="radio"
              className="check-box check-radio mt-1"
              name={`clash-${field}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <span className="grid min-w-0 flex-1 gap-1">
              <span className="font-semibold">{t(side)}</span>
              <Value field={field} text={texts[side]} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type ConflictProps = {
  base: ArticleFields
  mine: ArticleFields
  theirs: EditableArticle
  again: boolean
  busy: boolean
  /** Why saving failed. */
  failure: string | null
  onSave: (resolution: Resolution) => void
  onClose: () => void
}

/** Two texts over the same version: both are seen before one is saved, and neither is lost. */
export function ConflictDialog({ base, mine, theirs, again, busy, ...its }: ConflictProps) {
  const t = useWritingText()
  const { joined, clashes } = useMemo(
    () => mergeFields(base, mine, theirs.fields),
    [base, mine, theirs],
  )
  const [choices, setChoices] = useState<Partial<Record<ArticleField, Side>>>({})
  const sideOf = (field: ArticleField): Side => choices[field] ?? 'mine'
  const all = (side: Side): void =>
    setChoices(Object.fromEntries(clashes.map((field) => [field, side])))
  const taken = clashes.filter((field) => sideOf(field) === 'theirs')
  const name = theirs.saved_by ?? t('conflictUnnamed')
  const actions = (
    <>
      <Button disabled={busy} onClick={its.onClose}>
        {t('keepWriting')}
      </Button>
      <Button
        kind="teal"
        busy={busy && t('saving')}
        onClick={() =>
          its.onSave({
            fields: takeOver(joined, theirs.fields, taken),
            dropsMine: taken.length > 0,
          })
        }
      >
        {t('saveChosen')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={its.onClose}
      title={t('conflict')}
      className="writing-wide"
      locked={busy}
      actions={actions}
    >
      <div className="mt-3 grid gap-4">
        {again && <p className="notice notice-warn">{t('conflictAgain')}</p>}
        <p className="text-ink-2">
          {t(clashes.length > 0 ? 'conflictText' : 'conflictNone', { name })}
        </p>
        {clashes.length > 1 && (
          <div className="flex flex-wrap gap-2.5">
            <Button size="small" onClick={() => all('mine')}>
              {t('allMine')}
            </Button>
            <Button size="small" onClick={() => all('theirs')}>
              {t('allTheirs')}
            </Button>
          </div>
        )}
        {clashes.map((field) => {
          const [mineText, theirText] = comparedTexts(mine, theirs.fields, field)
          return (
            <Clash
              key={field}
              field={field}
              texts={{ mine: mineText, theirs: theirText }}
              chosen={sideOf(field)}
              onChoose={(side) => setChoices({ ...choices, [field]: side })}
            />
          )
        })}
        {clashes.length > 0 && <p className="type-caption text-ink-3">{t('conflictHistory')}</p>}
        {its.failure && (
          <p className="notice notice-bad" role="alert">
            {its.failure}
          </p>
        )}
      </div>
    </Dialog>
  )
}
