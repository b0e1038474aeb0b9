import { ADDRESS_MAX, type ContentField } from '@rihla/contract/content/tables'
import { directionOf, type Language } from '@rihla/contract/values/language'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { prose } from '../../../../ui/form/prose.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useDeskText } from '../../use-desk-text.ts'
import type { Cell } from '../draft/draft.ts'
import type { Problem } from '../draft/problems.ts'
import { iconText } from '../field-texts.ts'

/** One field on one side, by what it takes. */
export function FieldInput({
  field,
  label,
  language,
  value,
  onChange,
  problem,
}: {
  field: ContentField
  label: string
  language: Language | null
  value: Cell
  onChange: (value: Cell) => void
  problem: Problem | undefined
}) {
  const t = useDeskText()
  if (typeof value === 'boolean')
    return <Checkbox label={label} checked={value} onChange={onChange} />
  const error = problem ? t(problem) : null
  const all = { label, value, onChange, error }
  if (field.kind === 'number')
    return <TextField {...all} dir="ltr" inputMode="decimal" maxLength={8} />
  if (field.kind !== 'text')
    return <TextField {...all} dir="ltr" inputMode="url" maxLength={ADDRESS_MAX} />
  if (field.offered)
    return (
      <Select
        {...all}
        options={[...new Set(['', ...field.offered, value])].map((icon) => ({
          value: icon,
          text: iconText(t, icon),
        }))}
      />
    )
  const own = language ? { lang: language, dir: directionOf(language) } : ({ dir: 'auto' } as const)
  return field.long ? (
    <TextArea {...all} {...own} rows={3} maxLength={field.max} counted />
  ) : (
    <TextField {...prose} {...all} {...own} maxLength={field.max} counted />
  )
}
