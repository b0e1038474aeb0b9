import type { FilterCounts } from '@rihla/contract/catalogue/filter-counts'
import { formatEgp } from '@rihla/contract/values/money'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import type { Range } from '../../../ui/form/clamp-range.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** The lowest bar of anything at all, in percent of the highest. */
const LOWEST_BAR = 6

type Props = { shown: Range; bounds: Range; prices: FilterCounts['Prices'] }

/** How many cost about the same, over the slider whose ends they stand between; for readers of words, the ends. */
export function PriceBars({ shown, bounds, prices: { Lowest, Highest, Bars } }: Props) {
  const t = useCatalogueText()
  const language = useLanguage()
  if (Lowest === null || Highest === null) return null
  const most = Math.max(...Bars)
  const step = (bounds.to - bounds.from) / Bars.length
  const isChosen = (bar: number): boolean => {
    const middle = bounds.from + step * (bar + 0.5)
    return middle >= shown.from && middle <= shown.to
  }
  return (
    <>
      <p className="sr-only">
        {t('priceSpread', {
          from: formatEgp(Lowest, language),
          to: formatEgp(Highest, language),
        })}
      </p>
      {Bars.map((count, bar) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its place on the slider
          key={bar}
          aria-hidden
          data-chosen={isChosen(bar) || undefined}
          style={{ blockSize: count > 0 ? `${Math.max(LOWEST_BAR, (count / most) * 100)}%` : 0 }}
        />
      ))}
    </>
  )
}
