import type { getDayUseImages } from '@rihla/contract/catalogue/day-use'
import type { OutputOf } from '@rihla/contract/endpoint'
import type { Language } from '@rihla/contract/values/language'
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { presentImage } from '../offer/image.ts'
import type { CatalogueDeps } from '../deps.ts'
import { findImages } from './store.ts'

/** The pictures of a day-use offer, a page at a time. */
export async function listImages(
  deps: CatalogueDeps,
  { PageNumber, PageSize, Filters: id }: CallInput<typeof getDayUseImages>,
  language: Language,
): Promise<OutputOf<typeof getDayUseImages> | Refusal<'offer_not_found'>> {
  const page = { offset: (PageNumber - 1) * PageSize, size: PageSize }
  const found = await findImages(deps.db, id, page)
  if (!found) return refuse('offer_not_found')
  return {
    Data: found.images.map((image) => presentImage(image, language)),
    PageNumber,
    PageSize,
    TotalPages: Math.ceil(found.total / PageSize),
    TotalRecords: found.total,
  }
}
