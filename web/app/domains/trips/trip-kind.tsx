import { PACKAGE_ADULTS } from '@rihla/contract/catalogue/package-limits'
import type { TripDetails } from '@rihla/contract/catalogue/trips'
import { type OfferKind, type OfferPageProps, offerRoute } from '../catalogue/index.ts'
import {
  PackagePage,
  packageInput,
  type PackageView,
  toStep,
  tripDates,
  usePackagesText,
  usePackageDetailsTexts,
} from '../packages/index.ts'
import { DETAILS_PATH, LIST_PATH, tripHref } from './addresses.ts'
import { ImportantInformation } from './important-information.tsx'
import { useTripsText } from './use-trips-text.ts'

const toView = (trip: TripDetails, length: string): PackageView => ({
  ...trip,
  id: trip.TripId,
  cities: trip.DestinationCities.map(({ Name }) => Name),
  Images: trip.Images.map(({ ImageUrl, ...image }) => ({ ImagePath: ImageUrl, ...image })),
  steps: trip.TripSteps.map((step) => toStep(step, step.TripStepId)),
  included: trip.IncludedAdditions.map(({ TripAdditionName }) => TripAdditionName),
  excluded: trip.ExcludedAdditions.map(({ TripAdditionName }) => TripAdditionName),
  extras: trip.Extras.map(({ Description }) => Description),
  length,
})

function Page({ offer, ...page }: OfferPageProps<TripDetails>) {
  const t = useTripsText()
  const shared = usePackagesText()
  return (
    <PackagePage
      {...page}
      offer={toView(offer, shared('days', { count: offer.Period }))}
      crumbs={[{ text: t('crumb'), href: LIST_PATH }]}
      type={offer.TripType}
      important={<ImportantInformation trip={offer} />}
    />
  )
}

/** One trip on one departure; the price is for each adult. */
export const tripKind: OfferKind<TripDetails> = {
  module: 'Trip',
  key: 'trip',
  path: DETAILS_PATH,
  listPath: LIST_PATH,
  maxAdults: PACKAGE_ADULTS.max,
  hrefOf: tripHref,
  ask: (api, choice, options) => {
    const input = { ...packageInput(choice), ChildrenAges: [...choice.childAges] }
    return api.call('getTripDetails', input, options)
  },
  dates: tripDates,
  Page,
}

export const TripRoute = offerRoute(tripKind, () => usePackageDetailsTexts(useTripsText()))
