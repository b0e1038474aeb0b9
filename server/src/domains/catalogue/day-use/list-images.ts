import type { getDayUseImages } from '@rihla/contract/catalogue/day-use'
import type { OutputOf } from '@rihla/contract/endpoint'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { ofFamilySql } from '../activities/family.ts'
import type { CatalogueDeps } from '../deps.ts'
import { listImages } from '../offer/list-images.ts'

/** The pictures of a day-use offer, a page at a time. */
export async function listDayUseImages(
  deps: CatalogueDeps,
  { Filters: id, ...page }: CallInput<typeof getDayUseImages>,
  language: Language,
): Promise<OutputOf<typeof getDayUseImages> | Refusal<'offer_not_found'>> {
  const offer = sql`activities a where a.id = ${id} and a.active and ${sql.raw(ofFamilySql('DayUse'))}`
  const gallery = { pictures: 'activity_images', owner: 'activity_id', offer, id } as const
  return (await listImages(deps.db, gallery, page, language)) ?? refuse('offer_not_found')
}
