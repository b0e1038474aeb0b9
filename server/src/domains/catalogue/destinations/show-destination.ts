import type { DestinationPage } from '@rihla/contract/catalogue/destinations'
import type { Language } from '@rihla/contract/values/language'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { CatalogueDeps } from '../deps.ts'
import { cleanHtml } from '../offer/clean-html.ts'
import { imagePath } from '../offer/image.ts'
import { bestOfCity } from './best-of-city.ts'
import { findDestination, findNearby } from './destination-store.ts'

const MOST_NEARBY = 4

/** The page of a destination in the caller's language. */
export async function showDestination(
  deps: CatalogueDeps,
  slug: string,
  language: Language,
): Promise<DestinationPage | Refusal<'destination_not_found'>> {
  const row = await findDestination(deps.db, slug, language)
  if (!row) return refuse('destination_not_found')
  const [best, nearby] = await Promise.all([
    bestOfCity(deps, row.id, language),
    findNearby(deps.db, row, MOST_NEARBY, language),
  ])
  return {
    CityId: row.id,
    Slug: row.slug,
    CityName: row.name,
    ImageUrl: row.image && imagePath(row.image),
    ImageAlt: row.imageAlt,
    ImagePlaceholder: row.placeholder,
    ImageColour: row.colour,
    Latitude: row.latitude,
    Longitude: row.longitude,
    Summary: row.summary,
    Story: row.story && cleanHtml(row.story),
    BestTime: row.bestTime,
    GettingThere: row.gettingThere,
    Best: best,
    Nearby: nearby.map((it) => ({
      CityId: it.id,
      Slug: it.slug,
      CityName: it.name,
      ImageUrl: it.image && imagePath(it.image),
      Latitude: it.latitude,
      Longitude: it.longitude,
      Kilometres: Math.round(it.kilometres),
    })),
  }
}
