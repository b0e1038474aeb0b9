import { RemovableChip } from '../../../ui/button/chip.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'
import type { FilterChip } from './filter-chips.ts'

/** The filters in force, each with what takes it away. */
export function ChipLine<F>({
  chips,
  onRemove,
  onClear,
}: {
  chips: readonly FilterChip<F>[]
  onRemove: (without: Partial<F>) => void
  onClear: () => void
}) {
  const t = useCatalogueText()
  if (chips.length === 0) return null
  return (
    <div role="group" aria-label={t('activeFilters')} className="chip-line">
      {chips.map(({ key, text, without }) => (
        <RemovableChip key={key} text={text} onRemove={() => onRemove(without)} />
      ))}
      <button
        type="button"
        className="link min-h-11 shrink-0 px-2 text-[0.875rem] whitespace-nowrap"
        onClick={onClear}
      >
        {t('clearAll')}
      </button>
    </div>
  )
}
