import { PACKAGE_ADULTS } from '@rihla/contract/catalogue/package-limits'
import type { TripDetails } from '@rihla/contract/catalogue/trips'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import {
  DetailsError,
  type DetailsFailure,
  DetailsSkeleton,
  type OfferChoice,
  splashQuery,
  useOfferDetails,
} from '../catalogue/index.ts'
import {
  PackagePage,
  type PackageView,
  toStep,
  tripDates,
  usePackagesText,
} from '../packages/index.ts'
import { DETAILS_PATH, LIST_PATH, tripHref } from './addresses.ts'
import { ImportantInformation } from './important-information.tsx'
import { tripQuery } from './queries.ts'
import { useTripsText } from './use-trips-text.ts'

const toView = (trip: TripDetails, length: string): PackageView => ({
  ...trip,
  id: trip.TripId,
  cities: trip.DestinationCities.map(({ Name }) => Name),
  images: trip.Images.map(({ ImageUrl, ...image }) => ({ ImagePath: ImageUrl, ...image })),
  steps: trip.TripSteps.map((step) => toStep(step, step.TripStepId)),
  included: trip.IncludedAdditions.map(({ TripAdditionName }) => TripAdditionName),
  excluded: trip.ExcludedAdditions.map(({ TripAdditionName }) => TripAdditionName),
  extras: trip.Extras.map(({ Description }) => Description),
  length,
})

/** One trip on one departure: look, choose, book; the price is for each adult. */
export function DetailsPage({
  choice,
  failure: loaded,
}: {
  choice: OfferChoice
  failure: DetailsFailure | null
}) {
  const t = useTripsText()
  const shared = usePackagesText()
  const api = useApi()
  const language = useLanguage()
  const splash = useQuery(splashQuery(api, language))
  const { offer, loading, failure, retry, save } = useOfferDetails(
    choice,
    tripQuery(api, language, choice),
    loaded,
    { texts: { failed: t('detailsFailed'), empty: t('noDetails') }, hrefOf: tripHref },
  )
  if (!offer)
    return failure ? (
      <DetailsError
        failure={failure}
        title={t('detailsErrorTitle')}
        fallback={t('detailsFailed')}
        path={DETAILS_PATH}
        backTo={LIST_PATH}
        backText={shared('backToSearch')}
        onRetry={retry}
      />
    ) : (
      <DetailsSkeleton title={t('title')} path={DETAILS_PATH} />
    )
  return (
    <PackagePage
      module="Trip"
      view={toView(offer, shared('days', { count: offer.Period }))}
      choice={choice}
      listPath={LIST_PATH}
      hrefOf={tripHref}
      crumbs={[{ text: t('crumb'), href: LIST_PATH }]}
      kind={offer.TripType}
      important={<ImportantInformation trip={offer} />}
      dates={tripDates(splash.data)}
      maxAdults={PACKAGE_ADULTS.max}
      loading={loading}
      save={save}
    />
  )
}
