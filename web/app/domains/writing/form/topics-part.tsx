import { MOST_SECTIONS, TAG_LENGTH } from '@rihla/contract/blog/limits'
import { sectionOf, sections, tagOf, tags } from '@rihla/contract/blog/lists'
import { readTag, splitTags } from '@rihla/contract/blog/tags'
import { useState } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Chip, RemovableChip } from '../../../ui/button/chip.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useWritingText } from '../use-writing-text.ts'
import { withSections, withTags } from './draft.ts'
import { Choice, FormPart } from './form-part.tsx'
import type { ArticleForm } from './use-article-form.ts'

function Sections({ form }: { form: ArticleForm }) {
  const t = useWritingText()
  const language = useLanguage()
  const chosen = form.draft.fields.sections.map((name) => sectionOf(name)?.en ?? name)
  const problem = form.problems.sections ?? form.problems.sections_ar
  const toggle = (label: string, on: boolean): void =>
    form.set(withSections(on ? [...chosen, label] : chosen.filter((it) => it !== label)))
  return (
    <Choice
      title={t('sections')}
      hint={`${t('sectionsHint')} ${chosen.length}/${MOST_SECTIONS}`}
      error={problem ? t(problem) : null}
    >
      <div className="flex flex-wrap gap-2">
        {sections.map((section) => (
          <Chip
            key={section.id}
            text={section[language]}
            on={chosen.includes(section.en)}
            onChange={(on) => toggle(section.en, on)}
          />
        ))}
      </div>
    </Choice>
  )
}

/** The field for a tag that isn't in the list: added by its button or by Enter. */
function CustomTag({ chosen, onAdd }: { chosen: readonly string[]; onAdd: (tag: string) => void }) {
  const t = useWritingText()
  const [typed, setTyped] = useState('')
  const tag = readTag(typed)
  const add = (): void => {
    // One of ours that was typed is that one.
    const known = tagOf(tag)?.en ?? tag
    if (known !== '' && !chosen.includes(known)) onAdd(known)
    setTyped('')
  }
  return (
    <div className="flex items-end gap-2">
      <TextField
        label={t('customTag')}
        name="custom_tag"
        className="flex-1 max-w-sm"
        autoComplete="off"
        dir="auto"
        maxLength={TAG_LENGTH}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button disabled={tag === ''} onClick={add}>
        {t('addTag')}
      </Button>
    </div>
  )
}

function Tags({ form }: { form: ArticleForm }) {
  const t = useWritingText()
  const language = useLanguage()
  const chosen = splitTags(form.draft.fields.tags).map((label) => tagOf(label)?.en ?? label)
  const own = chosen.filter((label) => !tagOf(label))
  const problem = form.problems.tags ?? form.problems.tags_ar
  const become = (next: readonly string[]): void => form.set(withTags(next))
  const without = (label: string): string[] => chosen.filter((it) => it !== label)
  return (
    <Choice title={t('tags')} hint={t('tagsHint')} error={problem ? t(problem) : null}>
      <div className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <Chip
            key={tag.id}
            text={tag[language]}
            on={chosen.includes(tag.en)}
            onChange={(on) => become(on ? [...chosen, tag.en] : without(tag.en))}
          />
        ))}
        {own.map((label) => (
          <RemovableChip key={label} text={label} onRemove={() => become(without(label))} />
        ))}
      </div>
      <CustomTag chosen={chosen} onAdd={(tag) => become([...chosen, tag])} />
    </Choice>
  )
}

/** Where the blog lists it. */
export function TopicsPart({ form }: { form: ArticleForm }) {
  const t = useWritingText()
  return (
    <FormPart title={t('topics')}>
      <Sections form={form} />
      <Tags form={form} />
    </FormPart>
  )
}
