import { STAY_GUESTS } from '@rihla/contract/catalogue/stay-limits'
import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { Select } from '../../../ui/form/select.tsx'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { kinds } from '../stay-kinds.ts'
import type { Party } from '../use-party-text.ts'
import { useStaysText } from '../use-stays-text.ts'

const { adults: ADULTS, childAge: AGE } = STAY_GUESTS
const AGES = Array.from({ length: AGE.max - AGE.min + 1 }, (_, at) => AGE.min + at)

/** Adults, children and the age of each; a new child is 6. */
export function GuestsEditor({
  kind,
  party,
  onChange,
}: {
  kind: StayKind
  party: Party
  onChange: (party: Party) => void
}) {
  const t = useStaysText()
  const { adults, childAges } = party
  const most = kinds[kind].children
  const setCount = (count: number): void =>
    onChange({
      adults,
      childAges: Array.from({ length: count }, (_, at) => childAges[at] ?? AGE.added),
    })
  return (
    <div className="grid gap-3">
      <Stepper
        label={t('adults')}
        note={t('adultsNote', { max: ADULTS.max })}
        value={adults}
        min={ADULTS.min}
        max={ADULTS.max}
        onChange={(count) => onChange({ adults: count, childAges })}
      />
      <Stepper
        label={t('children')}
        note={t('childrenNote', { max: most })}
        value={childAges.length}
        min={0}
        max={most}
        onChange={setCount}
      />
      {childAges.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {childAges.map((age, at) => (
            <Select
              // oxlint-disable-next-line react/no-array-index-key -- a child is known by its place alone
              key={at}
              label={t('ageOf', { n: at + 1 })}
              value={String(age)}
              onChange={(next) => onChange({ adults, childAges: childAges.with(at, Number(next)) })}
              options={AGES.map((years) => ({
                value: String(years),
                text: years === 0 ? t('ageBaby') : t('age', { count: years }),
              }))}
            />
          ))}
        </div>
      )}
    </div>
  )
}
