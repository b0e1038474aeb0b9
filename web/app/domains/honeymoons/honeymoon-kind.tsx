import type { HoneymoonDetails } from '@rihla/contract/catalogue/honeymoons'
import { type OfferKind, type OfferPageProps, offerRoute } from '../catalogue/index.ts'
import {
  honeymoonDates,
  ImportantLines,
  PackagePage,
  packageInput,
  type PackageView,
  toStep,
  usePackagesText,
  usePackageDetailsTexts,
} from '../packages/index.ts'
import { DETAILS_PATH, honeymoonHref, honeymoonsHref, LIST_PATH } from './addresses.ts'
import { PACKAGE_ADULTS } from '@rihla/contract/catalogue/package-limits'
import { useHoneymoonsText } from './use-honeymoons-text.ts'
import { honeymoonImagesQuery, useImages } from './use-images.ts'

const toView = (honeymoon: HoneymoonDetails, length: string): PackageView => ({
  ...honeymoon,
  id: honeymoon.HoneymoonId,
  cities: honeymoon.Destinations.map(({ CityName }) => CityName),
  steps: honeymoon.HoneymoonSteps.map((step) => toStep(step, step.HoneymoonStepId)),
  included: honeymoon.IncludedAdditions.map(({ HoneymoonAdditionName }) => HoneymoonAdditionName),
  excluded: honeymoon.ExcludedAdditions.map(({ HoneymoonAdditionName }) => HoneymoonAdditionName),
  extras: honeymoon.HoneymoonExtras.map(({ Description }) => Description),
  length,
})

function Page({ offer, ...page }: OfferPageProps<HoneymoonDetails>) {
  const t = useHoneymoonsText()
  const shared = usePackagesText()
  const [first] = offer.Destinations
  return (
    <PackagePage
      {...page}
      offer={toView(offer, shared('nights', { count: offer.Duration }))}
      crumbs={[
        { text: t('crumb'), href: LIST_PATH },
        ...(first
          ? [{ text: first.CityName, href: honeymoonsHref({ cityId: first.CityId }) }]
          : []),
      ]}
      gallery={useImages(offer)}
      important={<ImportantLines lines={offer.ImportantInformation} />}
      dateOnly
    />
  )
}

/** One honeymoon on one departure; the price is for the couple. */
export const honeymoonKind: OfferKind<HoneymoonDetails> = {
  module: 'Honeymoon',
  key: 'honeymoon',
  path: DETAILS_PATH,
  listPath: LIST_PATH,
  maxAdults: PACKAGE_ADULTS.max,
  adultsOnly: true,
  hrefOf: honeymoonHref,
  ask: (api, choice, options) => api.call('getHoneymoonDetails', packageInput(choice), options),
  beside: (api, language, id) => [honeymoonImagesQuery(api, language, id)],
  dates: honeymoonDates,
  Page,
}

export const HoneymoonRoute = offerRoute(honeymoonKind, () =>
  usePackageDetailsTexts(useHoneymoonsText()),
)
