import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useUiText } from '../../../ui/use-ui-text.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'
import type { ChipTexts } from './filter-chips.ts'

/** What chips of filters are worded with, in the reader's language. */
export function useChipTexts({ cityName, bounds }: Pick<ChipTexts, 'cityName' | 'bounds'>) {
  const t = useCatalogueText()
  const ui = useUiText()
  const language = useLanguage()
  const starsText = (count: number): string =>
    count === 0 ? t('unrated') : ui('classStars', { count })
  return { cityName, bounds, language, t, starsText }
}
