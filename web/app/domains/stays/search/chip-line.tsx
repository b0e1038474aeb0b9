import type { StayFilters } from '@rihla/contract/catalogue/stays-address'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { ChipLine, type FilterChip } from '../../catalogue/index.ts'
import { stayChips } from './stay-chips.ts'
import { usePartyText } from '../use-party-text.ts'
import { useStaysText } from '../use-stays-text.ts'
import type { StaySearch } from './use-stay-search.ts'

/** The filters in force as chips. */
export function useChips({
  applied,
  cityName,
  bounds,
}: Pick<StaySearch, 'applied' | 'cityName' | 'bounds'>): FilterChip<StayFilters>[] {
  const t = useStaysText()
  const language = useLanguage()
  const partyText = usePartyText()
  const party = partyText({ adults: applied.adultsCount, childAges: applied.childrenAges })
  return stayChips(applied, { city: cityName, party }, bounds, language, t)
}

/** The filters in force; a removed one counts at once. */
export function StayChipLine({ search }: { search: StaySearch }) {
  return <ChipLine chips={useChips(search)} onRemove={search.apply} onClear={search.reset} />
}
