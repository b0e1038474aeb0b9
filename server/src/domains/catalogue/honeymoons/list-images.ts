import type { OutputOf } from '@rihla/contract/endpoint'
import type { getHoneymoonImages } from '@rihla/contract/catalogue/honeymoons'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { CatalogueDeps } from '../deps.ts'
import { listImages } from '../offer/list-images.ts'

/** The pictures of a honeymoon, a page at a time. */
export async function listHoneymoonImages(
  deps: CatalogueDeps,
  { Filters: id, ...page }: CallInput<typeof getHoneymoonImages>,
  language: Language,
): Promise<OutputOf<typeof getHoneymoonImages> | Refusal<'offer_not_found'>> {
  const offer = sql`packages p where p.id = ${id} and p.kind = 'honeymoon' and p.active`
  const gallery = { pictures: 'package_images', owner: 'package_id', offer, id } as const
  return (await listImages(deps.db, gallery, page, language)) ?? refuse('offer_not_found')
}
