import type { HoneymoonCard as Card } from '@rihla/contract/catalogue/honeymoons'
import { PackageCard, type PackageCardProps } from '../packages/index.ts'
import { useHoneymoonsText } from './use-honeymoons-text.ts'

/** A honeymoon among results, priced for a couple. */
export function HoneymoonCard({
  card,
  ...rest
}: { card: Card } & Pick<PackageCardProps, 'href' | 'party' | 'view' | 'eager'>) {
  const t = useHoneymoonsText()
  return (
    <PackageCard
      {...rest}
      module="Honeymoon"
      id={card.HoneymoonId}
      card={card}
      name={card.Name || t('unnamed')}
      places={card.Destinations.map(({ CityName }) => CityName)}
      see={t('see')}
    />
  )
}
