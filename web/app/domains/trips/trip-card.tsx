import type { TripCard as Card } from '@rihla/contract/catalogue/trips'
import { PackageCard, type PackageCardProps } from '../packages/index.ts'
import { useTripsText } from './use-trips-text.ts'

/** A trip among results, priced for one adult. */
export function TripCard({
  card,
  ...rest
}: { card: Card } & Pick<PackageCardProps, 'href' | 'party' | 'view' | 'eager'>) {
  const t = useTripsText()
  const { HotelName, ReservationType } = card
  return (
    <PackageCard
      {...rest}
      module="Trip"
      id={card.TripId}
      card={card}
      name={card.Name || t('unnamed')}
      places={card.Destinations.map(({ CityName }) => CityName)}
      line={
        HotelName && (
          <>
            <bdi>{HotelName}</bdi>
            {ReservationType && ` · ${ReservationType}`}
          </>
        )
      }
      see={t('see')}
    />
  )
}
