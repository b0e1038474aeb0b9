import { X } from '../brand/icons.ts'
import { useUiText } from '../use-ui-text.ts'

/** A pill that is on or off. */
export const Chip = ({
  text,
  on,
  onChange,
}: {
  text: string
  on: boolean
  onChange: (on: boolean) => void
}) => (
  <button type="button" className="chip" aria-pressed={on} onClick={() => onChange(!on)}>
    {text}
  </button>
)

/** A filter in force; pressing it takes it away. */
export function RemovableChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const t = useUiText()
  return (
    <button
      type="button"
      className="chip chip-removable"
      aria-label={t('remove', { name: text })}
      onClick={onRemove}
    >
      {text}
      <X aria-hidden />
    </button>
  )
}
