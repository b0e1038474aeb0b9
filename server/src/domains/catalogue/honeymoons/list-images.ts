import type { OutputOf } from '@rihla/contract/endpoint'
import type { getHoneymoonImages } from '@rihla/contract/catalogue/honeymoons'
import type { Language } from '@rihla/contract/values/language'
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { presentImage } from '../offer/image.ts'
import type { CatalogueDeps } from '../deps.ts'
import { findImages } from '../packages/details-store.ts'

/** The pictures of a honeymoon, a page at a time. */
export async function listHoneymoonImages(
  deps: CatalogueDeps,
  { PageNumber, PageSize, Filters: id }: CallInput<typeof getHoneymoonImages>,
  language: Language,
): Promise<OutputOf<typeof getHoneymoonImages> | Refusal<'offer_not_found'>> {
  const page = { offset: (PageNumber - 1) * PageSize, size: PageSize }
  const found = await findImages(deps.db, 'honeymoon', id, page)
  if (!found) return refuse('offer_not_found')
  return {
    Data: found.images.map((image) => presentImage(image, language)),
    PageNumber,
    PageSize,
    TotalPages: Math.ceil(found.total / PageSize),
    TotalRecords: found.total,
  }
}
