import type { getTripDetails, TripDetails } from '@rihla/contract/catalogue/trips'
import type { Language } from '@rihla/contract/values/language'
import type { CallInput } from '../../../platform/http/call.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { presentImage } from '../offer/image.ts'
import type { AdditionRow } from '../packages/details-store.ts'
import { additionsOf, presentPackage, presentStep } from '../packages/present.ts'
import { childTermsOf } from '../party/child-terms.ts'
import { childPolicyText } from '../party/child-texts.ts'
import { readPackage, type ShownPackage } from '../packages/show-package.ts'
import type { CatalogueDeps } from '../deps.ts'

/** One trip on one departure. */
export async function showTrip(
  deps: CatalogueDeps,
  input: CallInput<typeof getTripDetails>,
  language: Language,
): Promise<TripDetails | Refusal<'offer_not_found'>> {
  const shown = await readPackage(deps, 'trip', input, language)
  return isRefusal(shown) ? shown : presentTrip(shown, language)
}

const presentAddition = ({ id, text, icon }: AdditionRow) => ({
  TripAdditionId: id,
  TripAdditionName: text,
  IconPath: icon,
})

const presentTrip = (shown: ShownPackage, language: Language): TripDetails => ({
  TripId: shown.row.id,
  ...presentPackage(shown, language),
  Period: shown.row.days,
  TripType: shown.row.type ?? '',
  ChildrenPolicy: childPolicyText(childTermsOf(shown.row), shown.row.children_policy, language),
  DestinationCities: shown.row.cities.map(({ name }) => ({ Name: name })),
  Images: shown.row.images.map((row) => {
    const { ImagePath: ImageUrl, ...image } = presentImage(row, language)
    return { ImageUrl, ...image }
  }),
  TripSteps: shown.row.steps.map((step) => ({ TripStepId: step.id, ...presentStep(step) })),
  IncludedAdditions: additionsOf(shown.row.additions, true, presentAddition),
  ExcludedAdditions: additionsOf(shown.row.additions, false, presentAddition),
  Extras: shown.row.extras.map(({ id, text }) => ({ TripExtraId: id, Description: text })),
})
