import type { TripDetails } from '@rihla/contract/catalogue/trips'
import { useUiText } from '../../ui/use-ui-text.ts'
import { FactRows } from '../catalogue/index.ts'
import { ImportantLines, usePackagesText } from '../packages/index.ts'
import { useTripsText } from './use-trips-text.ts'

/** How long, how good, of what kind, for children, for how much and on what terms. */
export function ImportantInformation({ trip }: { trip: TripDetails }) {
  const t = useTripsText()
  const shared = usePackagesText()
  const ui = useUiText()
  const rating = trip.Rating && ui('rating', { n: trip.Rating.toFixed(1) })
  return (
    <>
      <FactRows
        rows={[
          [t('duration'), shared('days', { count: trip.Period })],
          [t('rating'), rating],
          [t('type'), trip.TripType],
          [t('children'), trip.ChildrenPolicy],
          [t('pricing'), t('pricingNote', { price: trip.PriceText })],
          [t('terms'), trip.Cancellation[0]?.Text],
        ]}
      />
      <ImportantLines lines={trip.ImportantInformation} />
    </>
  )
}
