import { Select } from '../../../ui/form/select.tsx'
import { useDeskText } from '../use-desk-text.ts'

const HOURS = ['3', '6', '24', '48', '72']

/** How long places are kept for whoever pays by a link. */
export function KeptHours({
  value,
  onChange,
}: {
  value: string
  onChange: (hours: string) => void
}) {
  const t = useDeskText()
  return (
    <Select
      label={t('saleHours')}
      value={value}
      onChange={onChange}
      options={HOURS.map((hours) => ({
        value: hours,
        text: t('saleHoursOption', { count: Number(hours) }),
      }))}
    />
  )
}
