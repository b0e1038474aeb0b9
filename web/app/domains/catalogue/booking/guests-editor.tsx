import { CHILD_AGE, MOST_CHILDREN } from '@rihla/contract/catalogue/children'
import type { Language } from '@rihla/contract/values/language'
import { ageText, type Party } from '@rihla/contract/values/party'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { AdultsStepper } from '../filters/adults-stepper.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

const AGES = Array.from(
  { length: CHILD_AGE.max - CHILD_AGE.min + 1 },
  (_, at) => CHILD_AGE.min + at,
)

/** What an offer says of the children that it takes; null: none. */
export type ChildrenTaken = { MinAge: number } | null

const ANY_AGE: ChildrenTaken = { MinAge: CHILD_AGE.min }

export type GuestsEditorProps = {
  party: Party
  onChange: (party: Party) => void
  maxAdults: number
  maxChildren?: number
  /** Of one offer; left out where any of several may be chosen. */
  taken?: ChildrenTaken
}

/** Adults, children and the age of each; a new child is 6, or as old as it must be. */
export function GuestsEditor({
  party,
  onChange,
  maxAdults,
  maxChildren = MOST_CHILDREN,
  taken = ANY_AGE,
}: GuestsEditorProps) {
  const t = useCatalogueText()
  const { adults, childAges } = party
  const least = taken?.MinAge ?? CHILD_AGE.max + 1
  // Children that an offer doesn't take can only be removed.
  const most = taken ? maxChildren : childAges.length
  const added = Math.max(CHILD_AGE.added, least)
  const setCount = (count: number): void =>
    onChange({
      adults,
      childAges: Array.from({ length: count }, (_, at) => childAges[at] ?? added),
    })
  return (
    <div className="guests grid gap-3">
      <AdultsStepper
        max={maxAdults}
        value={adults}
        onChange={(count) => onChange({ adults: count, childAges })}
      />
      {most > 0 && (
        <Stepper
          label={t('children')}
          note={t('childrenNote', { min: least, max: most })}
          value={childAges.length}
          min={0}
          max={most}
          onChange={setCount}
        />
      )}
      {childAges.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {childAges.map((age, at) => (
            <ChildAge
              // oxlint-disable-next-line react/no-array-index-key -- a child is known by its place alone
              key={at}
              n={at + 1}
              age={age}
              least={least}
              onChange={(next) => onChange({ adults, childAges: childAges.with(at, next) })}
            />
          ))}
        </div>
      )}
      {!taken && <p className="type-small text-ink-2">{t('adultsOnly')}</p>}
    </div>
  )
}

/** After `من عمر` two years stand in the genitive: `سنتين`. */
const genitiveAgeText = (age: number, language: Language): string =>
  ageText(age, language).replace(/ان$/, 'ين')

type ChildAgeProps = { n: number; age: number; least: number; onChange: (age: number) => void }

/** How old a child is; a note beside it where the child is too young. */
function ChildAge({ n, age, least, onChange }: ChildAgeProps) {
  const t = useCatalogueText()
  const language = useLanguage()
  const canCome = least <= CHILD_AGE.max
  return (
    <Select
      label={t('ageOf', { n })}
      value={String(age)}
      error={
        canCome && age < least ? t('tooYoung', { age: genitiveAgeText(least, language) }) : null
      }
      onChange={(next) => onChange(Number(next))}
      options={AGES.map((years) => ({
        value: String(years),
        text: ageText(years, language),
        disabled: canCome && years < least,
      }))}
    />
  )
}
