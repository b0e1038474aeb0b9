import type { HoneymoonDetails } from '@rihla/contract/catalogue/honeymoons'
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
  honeymoonDates,
  ImportantLines,
  PackagePage,
  type PackageView,
  toStep,
  usePackagesText,
} from '../packages/index.ts'
import { DETAILS_PATH, honeymoonHref, honeymoonsHref, LIST_PATH } from './addresses.ts'
import { honeymoonQuery } from './queries.ts'
import { useHoneymoonsText } from './use-honeymoons-text.ts'

const toView = (honeymoon: HoneymoonDetails, length: string): PackageView => ({
  ...honeymoon,
  id: honeymoon.HoneymoonId,
  cities: honeymoon.Destinations.map(({ CityName }) => CityName),
  images: honeymoon.Images,
  steps: honeymoon.HoneymoonSteps.map((step) => toStep(step, step.HoneymoonStepId)),
  included: honeymoon.IncludedAdditions.map(({ HoneymoonAdditionName }) => HoneymoonAdditionName),
  excluded: honeymoon.ExcludedAdditions.map(({ HoneymoonAdditionName }) => HoneymoonAdditionName),
  extras: honeymoon.HoneymoonExtras.map(({ Description }) => Description),
  length,
})

/** One honeymoon on one departure: look, choose, book; the price is for the couple. */
export function DetailsPage({
  choice,
  failure: loaded,
}: {
  choice: OfferChoice
  failure: DetailsFailure | null
}) {
  const t = useHoneymoonsText()
  const shared = usePackagesText()
  const api = useApi()
  const language = useLanguage()
  const splash = useQuery(splashQuery(api, language))
  const { offer, loading, failure, retry, save } = useOfferDetails(
    choice,
    honeymoonQuery(api, language, choice),
    loaded,
    { texts: { failed: t('detailsFailed'), empty: t('noDetails') }, hrefOf: honeymoonHref },
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
  const [first] = offer.Destinations
  return (
    <PackagePage
      module="Honeymoon"
      view={toView(offer, shared('nights', { count: offer.Duration }))}
      choice={choice}
      listPath={LIST_PATH}
      hrefOf={honeymoonHref}
      crumbs={[
        { text: t('crumb'), href: LIST_PATH },
        ...(first
          ? [{ text: first.CityName, href: honeymoonsHref({ cityId: first.CityId }) }]
          : []),
      ]}
      important={<ImportantLines lines={offer.ImportantInformation} />}
      dates={honeymoonDates(splash.data)}
      maxAdults={null}
      loading={loading}
      save={save}
    />
  )
}
