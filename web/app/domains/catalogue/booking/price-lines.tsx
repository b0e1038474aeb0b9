import { Money } from '../../../ui/card/money.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'
import type { BookableOffer } from './booking.ts'

/** What a party pays in its own words, where it isn't all adults at one price. */
export function PriceLines({
  offer: { PriceLines: lines },
  className = '',
}: {
  offer: BookableOffer
  className?: string
}) {
  const t = useCatalogueText()
  if (lines.length < 2) return null
  return (
    <dl className={`amounts mb-4 ${className}`}>
      {lines.map(({ Label, Amount }) => (
        <div key={Label} data-saved={Amount < 0 ? '' : undefined}>
          <dt>{Label}</dt>
          <dd>{Amount === 0 ? t('free') : <Money egp={Amount} />}</dd>
        </div>
      ))}
    </dl>
  )
}
