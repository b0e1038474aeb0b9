import type { HoneymoonFilters } from '@rihla/contract/catalogue/packages-address'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useUiText } from '../../../ui/use-ui-text.ts'
import { type PriceBounds, useCatalogueText } from '../../catalogue/index.ts'
import { packageChips } from './package-chips.ts'

/** The filters in force as chips, in the reader's words. */
export function usePackageChips(search: {
  filters: HoneymoonFilters & { adultsCount?: number }
  cityName: string | undefined
  bounds: PriceBounds
}) {
  const t = useCatalogueText()
  const ui = useUiText()
  const language = useLanguage()
  const { filters, cityName, bounds } = search
  return packageChips(filters, { cityName, bounds, language, t }, (count) =>
    count === 0 ? t('unrated') : ui('classStars', { count }),
  )
}
