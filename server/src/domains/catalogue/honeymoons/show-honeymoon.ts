import type { getHoneymoonDetails, HoneymoonDetails } from '@rihla/contract/catalogue/honeymoons'
import type { Language } from '@rihla/contract/values/language'
import type { CallInput } from '../../../platform/http/call.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { presentImage } from '../offer/image.ts'
import type { AdditionRow } from '../packages/details-store.ts'
import { additionsOf, presentPackage, presentStep } from '../packages/present.ts'
import { readPackage, type ShownPackage } from '../packages/show-package.ts'
import type { CatalogueDeps } from '../deps.ts'

/** One honeymoon on one departure. */
export async function showHoneymoon(
  deps: CatalogueDeps,
  input: CallInput<typeof getHoneymoonDetails>,
  language: Language,
): Promise<HoneymoonDetails | Refusal<'offer_not_found'>> {
  const shown = await readPackage(deps, 'honeymoon', input, language)
  return isRefusal(shown) ? shown : presentHoneymoon(shown, language)
}

const presentAddition = ({ id, text, icon }: AdditionRow) => ({
  HoneymoonAdditionId: id,
  HoneymoonAdditionName: text,
  IconPath: icon,
})

const presentHoneymoon = (shown: ShownPackage, language: Language): HoneymoonDetails => ({
  HoneymoonId: shown.row.id,
  ...presentPackage(shown, language),
  Duration: shown.row.nights,
  City: shown.row.city,
  Destinations: shown.row.cities.map(({ id, name }) => ({ CityId: id, CityName: name })),
  Images: shown.row.images.map((image) => presentImage(image, language)),
  HoneymoonSteps: shown.row.steps.map((step) => ({
    HoneymoonStepId: step.id,
    ...presentStep(step),
  })),
  IncludedAdditions: additionsOf(shown.row.additions, true, presentAddition),
  ExcludedAdditions: additionsOf(shown.row.additions, false, presentAddition),
  HoneymoonExtras: shown.row.extras.map(({ id, text }) => ({
    HoneymoonExtraId: id,
    Description: text,
  })),
})
