import { useState } from 'react'
import { Conflict } from '../content/conflict.tsx'
import { SaveBar } from '../content/save-bar.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { DestinationForm } from './destination-form.tsx'
import { problemsOf, type DestinationProblems } from './destination-problems.ts'
import { destinationFieldText } from './field-names.ts'
import { isChanged, useDestinationSave, type DestinationEdit } from './use-destination-edit.ts'

const NONE: DestinationProblems = new Map()

/** A destination: written in both languages, and saved with a reason. */
export function DestinationEditor({
  id,
  name,
  edit,
  setEdit,
}: {
  id: number
  name: string
  edit: DestinationEdit
  /** Null: nothing is being edited any more. */
  setEdit: (edit: DestinationEdit | null) => void
}) {
  const t = useDeskText()
  const [isTried, setTried] = useState(false)
  const { save, merge, join, takeTheirs } = useDestinationSave(id, edit, setEdit)
  const problems = problemsOf(edit.draft)
  const changed = isChanged(edit)
  return (
    <div className="grid grid-cols-1 gap-5">
      {merge && (
        <Conflict
          changes={merge.changes}
          nameOf={(place) => destinationFieldText(t, place)}
          onJoin={join}
          onTheirs={takeTheirs}
        />
      )}
      <DestinationForm
        draft={edit.draft}
        problems={isTried ? problems : NONE}
        onChange={(draft) => setEdit({ ...edit, draft })}
      />
      <SaveBar
        what={name}
        changed={changed}
        blocked={merge !== null}
        check={() => {
          setTried(true)
          return problems.size > 0 ? t('contentFix') : null
        }}
        save={save}
        saved={t('destinationSaved')}
        onUndo={() => setEdit(null)}
      />
    </div>
  )
}
