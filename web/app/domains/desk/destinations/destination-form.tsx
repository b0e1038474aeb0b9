import {
  saidFields,
  type DestinationFields,
  type SaidField,
} from '@rihla/contract/desk/destinations/fields'
import { destinationLimits as limits } from '@rihla/contract/desk/limits'
import { Switch } from '../../../ui/form/checkbox.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { NumberField, TextField } from '../../../ui/form/text-field.tsx'
import { PictureField } from '../content/photo/picture-field.tsx'
import { useDeskText } from '../use-desk-text.ts'
import type { DestinationProblems } from './destination-problems.ts'
import { destinationFieldText } from './field-names.ts'

const looks = {
  Name: { max: limits.name, rows: 0 },
  Summary: { max: limits.summary, rows: 2 },
  Story: { max: limits.story, rows: 8 },
  BestTime: { max: limits.tip, rows: 3 },
  GettingThere: { max: limits.tip, rows: 3 },
} as const satisfies Readonly<Record<SaidField, { max: number; rows: number }>>
const sides = [
  { side: 'En', lang: 'en', dir: 'ltr' },
  { side: 'Ar', lang: 'ar', dir: 'rtl' },
] as const

type Props = {
  draft: DestinationFields
  problems: DestinationProblems
  onChange: (draft: DestinationFields) => void
}

/** The fields of a destination: each text beside its other language, then what both share. */
export function DestinationForm({ draft, problems, onChange }: Props) {
  const t = useDeskText()
  const change = (part: Partial<DestinationFields>): void => onChange({ ...draft, ...part })
  const problemOf = (place: keyof DestinationFields): string | null => {
    const problem = problems.get(place)
    if (problem === 'destinationPositionWrong') return t(problem, { max: limits.position })
    if (problem === 'destinationSpellingsWrong')
      return t(problem, { count: limits.spellings, max: limits.spelling })
    return problem ? t(problem) : null
  }
  return (
    <div className="desk-row desk-content-lines">
      {saidFields.map((field) => (
        <div key={field} className="desk-content-line">
          {sides.map(({ side, lang, dir }) => {
            const place = `${side}.${field}` as const
            const { max, rows } = looks[field]
            const all = {
              label: destinationFieldText(t, place),
              value: draft[place],
              error: problemOf(place),
              onChange: (text: string) => change({ [place]: text }),
              maxLength: max,
              lang,
              dir,
              counted: true,
            }
            if (rows === 0) return <TextField key={side} {...all} />
            const hint = field === 'Story' ? { hint: t('destinationStoryHint') } : {}
            return <TextArea key={side} {...all} {...hint} rows={rows} />
          })}
        </div>
      ))}
      <div className="desk-content-line">
        <TextArea
          label={destinationFieldText(t, 'Spellings')}
          hint={t('destinationSpellingsHint')}
          value={draft.Spellings}
          error={problemOf('Spellings')}
          onChange={(Spellings) => change({ Spellings })}
          rows={6}
          dir="auto"
        />
        <div className="grid content-start gap-4">
          <PictureField
            label={destinationFieldText(t, 'Image')}
            shape="landscape"
            address={draft.Image ?? ''}
            hasOther={false}
            onChange={(address) => change({ Image: address === '' ? null : address })}
            onPlace={({ url }) => change({ Image: url })}
            error={problemOf('Image')}
          />
          <NumberField
            label={destinationFieldText(t, 'Position')}
            hint={t('destinationPositionHint')}
            value={draft.Position}
            error={problemOf('Position')}
            onChange={(Position) => change({ Position })}
            maxLength={String(limits.position).length}
          />
          <Switch
            label={destinationFieldText(t, 'IsShown')}
            note={t('destinationShownNote')}
            checked={draft.IsShown}
            onChange={(IsShown) => change({ IsShown })}
          />
        </div>
      </div>
    </div>
  )
}
