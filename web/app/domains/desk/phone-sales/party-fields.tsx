import { ADULTS_MAX } from '@rihla/contract/desk/limits'
import { TextField } from '../../../ui/form/text-field.tsx'
import { NeededNumber } from '../deeds/needed-number.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { agesOf } from './sale-draft.ts'

type Party = { readonly adults: number | null; readonly ages: string }

/** Who comes: adults, and the age of each child as it is typed. */
export function PartyFields({
  party: { adults, ages },
  change,
}: {
  party: Party
  change: (part: Partial<Party>) => void
}) {
  const t = useDeskText()
  return (
    <>
      <NeededNumber
        label={t('saleAdults')}
        value={adults}
        onChange={(count) => change({ adults: count && Math.min(count, ADULTS_MAX) })}
        min={1}
        max={ADULTS_MAX}
      />
      <TextField
        label={t('saleAges')}
        hint={t('saleAgesHint')}
        dir="ltr"
        inputMode="text"
        maxLength={80}
        value={ages}
        onChange={(typed) => change({ ages: typed })}
        error={agesOf(ages) === null ? t('saleAgesWrong') : null}
      />
    </>
  )
}
