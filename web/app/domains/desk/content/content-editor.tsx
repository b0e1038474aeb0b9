import { ROWS_MAX, shapeOf, type ContentTable } from '@rihla/contract/content/tables'
import { useState } from 'react'
import { useDeskText } from '../use-desk-text.ts'
import { Conflict } from './conflict.tsx'
import { emptyEntry, type Draft, type Entry } from './draft/draft.ts'
import { problemsOf, type Problems } from './draft/problems.ts'
import { placesOf } from './draft/sides.ts'
import { fieldText, partText, placeText, whereText } from './field-texts.ts'
import { EntryFields } from './fields/entry-fields.tsx'
import { EntryList } from './list/entry-list.tsx'
import { Preview } from './preview/preview.tsx'
import { SaveBar } from './save-bar.tsx'
import { isChanged, useContentSave, type Edit } from './use-content-edit.ts'

const NONE: Problems = new Map()

type FormProps = {
  table: ContentTable
  draft: Draft
  problems: Problems
  onChange: (draft: Draft) => void
}

/** A table of one row: its fields, and the list in it. */
function OneRow({ table, draft, problems, onChange }: FormProps) {
  const t = useDeskText()
  const { fields, part } = shapeOf(table)
  const [row] = draft
  if (!row) return null
  const change = (changed: Entry): void => onChange([changed])
  return (
    <>
      <div className="desk-row">
        <EntryFields {...{ table, fields, problems }} entry={row} onChange={change} />
      </div>
      {part && (
        <section className="grid grid-cols-1 gap-3" aria-label={fieldText(t, part.field)}>
          <h2 className="type-h3">{fieldText(t, part.field)}</h2>
          <EntryList
            {...{ table, problems }}
            fields={part.fields}
            entries={row.list}
            onChange={(list) => change({ ...row, list })}
            name={fieldText(t, part.field)}
            empty={() => emptyEntry(table, true)}
            most={ROWS_MAX}
            none={t('contentNone')}
          />
        </section>
      )}
    </>
  )
}

function Rows({ table, draft, problems, onChange }: FormProps) {
  const t = useDeskText()
  const { fields, unique } = shapeOf(table)
  const named = unique?.at(-1)
  const titleOf = (entry: Entry): string => {
    const [cells] = Object.values(entry.sides)
    return placeText(t, String(cells?.[named ?? ''] ?? ''))
  }
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="type-h3">{partText(t, table)}</h2>
      <EntryList
        {...{ table, fields, problems, onChange }}
        entries={draft}
        name={partText(t, table)}
        titleOf={placesOf(table) && titleOf}
        empty={() => emptyEntry(table)}
        most={ROWS_MAX}
        none={t('contentNoneOwn')}
      />
    </section>
  )
}

/** A part of the pages: written, seen as its readers will, and saved with a reason. */
export function ContentEditor({
  table,
  edit,
  setEdit,
}: {
  table: ContentTable
  edit: Edit
  /** Null: nothing is being edited any more. */
  setEdit: (edit: Edit | null) => void
}) {
  const t = useDeskText()
  const [isTried, setTried] = useState(false)
  const { rows, save, merge, join, takeTheirs } = useContentSave(table, edit, setEdit)
  const problems = problemsOf(table, edit.draft)
  const changed = isChanged(table, edit)
  const Form = shapeOf(table).single ? OneRow : Rows
  return (
    <div className="grid grid-cols-1 gap-5">
      {merge && (
        <Conflict
          changes={merge.changes}
          nameOf={(place) => whereText(t, table, place)}
          onJoin={join}
          onTheirs={takeTheirs}
        />
      )}
      <Form
        table={table}
        draft={edit.draft}
        problems={isTried ? problems : NONE}
        onChange={(draft) => setEdit({ ...edit, draft })}
      />
      <Preview table={table} rows={rows} />
      <SaveBar
        what={partText(t, table)}
        changed={changed}
        blocked={merge !== null}
        check={() => {
          setTried(true)
          return problems.size > 0 ? t('contentFix') : null
        }}
        save={save}
        saved={t('contentSaved')}
        onUndo={() => setEdit(null)}
      />
    </div>
  )
}
