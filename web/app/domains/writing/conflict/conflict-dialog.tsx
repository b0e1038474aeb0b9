import type { ArticleField, ArticleFields } from '@rihla/contract/blog/fields'
import type { EditableArticle } from '@rihla/contract/blog/managing'
import { useMemo, useState, type ReactNode } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Picture } from '../../../ui/card/picture.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { moment } from '../date-labels.ts'
import { instantOf, whenOf } from '../form/draft.ts'
import { comparedTexts, fieldNames, languageOfField } from '../history/field-text.ts'
import { useWritingText } from '../use-writing-text.ts'
import { mergeFields, takeOver } from './merge.ts'
import { mergePublication, type Publication } from './merge-publication.ts'

export type Resolution = {
  readonly fields: ArticleFields
  readonly publication: Publication
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

/** What both changed: two answers, one of which is taken. */
function Clash({
  name,
  legend,
  values,
  chosen,
  onChoose,
}: {
  name: string
  legend: string
  values: Readonly<Record<Side, ReactNode>>
  chosen: Side
  onChoose: (side: Side) => void
}) {
  const t = useWritingText()
  return (
    <fieldset className="writing-choice">
      <legend className="type-title">{legend}</legend>
      <div className="writing-pair">
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className="option items-start!">
            <input
              type="radio"
              className="check-box check-radio mt-1"
              name={`clash-${name}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <span className="grid min-w-0 flex-1 gap-1">
              <span className="font-semibold">{t(side)}</span>
              {values[side]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Whether and when readers see it, in words. */
function usePublicationText(): (publication: Publication) => string {
  const t = useWritingText()
  const language = useLanguage()
  return ({ state, when }) => {
    if (state === 'draft') return t('isDraft')
    const at = state === 'scheduled' ? instantOf(when) : null
    return at === null ? t('isOut') : t('comesOut', { date: moment(at, language) })
  }
}

type Written = Publication & { readonly fields: ArticleFields }

/** What is joined of two texts, and what was chosen where they clash. */
function useChoices(base: Written, mine: Written, theirs: EditableArticle) {
  const { joined, clashes } = useMemo(
    () => mergeFields(base.fields, mine.fields, theirs.fields),
    [base, mine, theirs],
  )
  const theirPublication = { state: theirs.state, when: whenOf(theirs.publish_at) }
  const publication = mergePublication(base, mine, theirPublication)
  const [choices, setChoices] = useState<Partial<Record<ArticleField, Side>>>({})
  const [publicationSide, choosePublication] = useState<Side>('theirs')
  const sideOf = (field: ArticleField): Side => choices[field] ?? 'mine'
  const taken = clashes.filter((field) => sideOf(field) === 'theirs')
  const isMine = publication.clashes && publicationSide === 'mine'
  const resolution: Resolution = {
    fields: takeOver(joined, theirs.fields, taken),
    publication: isMine ? { state: mine.state, when: mine.when } : publication.joined,
    dropsMine: taken.length > 0,
  }
  return {
    clashes,
    publication,
    theirPublication,
    publicationSide,
    resolution,
    sideOf,
    choosePublication,
    choose: (field: ArticleField, side: Side) => setChoices({ ...choices, [field]: side }),
    all: (side: Side): void => {
      setChoices(Object.fromEntries(clashes.map((field) => [field, side])))
      choosePublication(side)
    },
  }
}

type ConflictProps = {
  base: Written
  /** With the publication that was asked for. */
  mine: Written
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
  const publicationText = usePublicationText()
  const choices = useChoices(base, mine, theirs)
  const { clashes, publication } = choices
  const questions = clashes.length + (publication.clashes ? 1 : 0)
  const name = theirs.saved_by ?? t('conflictUnnamed')
  const actions = (
    <>
      <Button disabled={busy} onClick={its.onClose}>
        {t('keepWriting')}
      </Button>
      <Button kind="teal" busy={busy && t('saving')} onClick={() => its.onSave(choices.resolution)}>
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
        <p className="text-ink-2">{t(questions > 0 ? 'conflictText' : 'conflictNone', { name })}</p>
        {publication.isTheirs && (
          <p className="notice notice-warn">
            {t('conflictPublication', { name, publication: publicationText(publication.joined) })}
          </p>
        )}
        {questions > 1 && (
          <div className="flex flex-wrap gap-2.5">
            <Button size="small" onClick={() => choices.all('mine')}>
              {t('allMine')}
            </Button>
            <Button size="small" onClick={() => choices.all('theirs')}>
              {t('allTheirs')}
            </Button>
          </div>
        )}
        {publication.clashes && (
          <Clash
            name="publication"
            legend={t('when')}
            values={{
              mine: publicationText(mine),
              theirs: publicationText(choices.theirPublication),
            }}
            chosen={choices.publicationSide}
            onChoose={choices.choosePublication}
          />
        )}
        {clashes.map((field) => {
          const [mineText, theirText] = comparedTexts(mine.fields, theirs.fields, field)
          return (
            <Clash
              key={field}
              name={field}
              legend={t(fieldNames[field])}
              values={{
                mine: <Value field={field} text={mineText} />,
                theirs: <Value field={field} text={theirText} />,
              }}
              chosen={choices.sideOf(field)}
              onChoose={(side) => choices.choose(field, side)}
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
