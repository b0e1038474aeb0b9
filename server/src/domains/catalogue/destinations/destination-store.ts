import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'

/** A destination as its page needs it; texts are null where editors wrote none. */
export type DestinationRow = {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly image: string | null
  readonly imageAlt: string | null
  readonly placeholder: string | null
  readonly colour: string | null
  readonly latitude: number
  readonly longitude: number
  readonly summary: string | null
  readonly story: string | null
  readonly bestTime: string | null
  readonly gettingThere: string | null
}

export async function findDestination(
  db: Db,
  slug: string,
  language: Language,
): Promise<DestinationRow | undefined> {
  const { rows } = await sql<DestinationRow>`
    select d.id, d.slug, d.${sql.ref(`name_${language}`)} as name, d.image, i.${sql.ref(`alt_${language}`)} as "imageAlt",
      i.placeholder, i.colour, d.latitude, d.longitude, t.summary, t.story, t.best_time as "bestTime",
      t.getting_there as "gettingThere"
    from destinations d
    left join images i on i.name = d.image
    left join destination_texts t on t.destination_id = d.id and t.language = ${language}
    where d.slug = ${slug}`.execute(db)
  return rows[0]
}

/** The nearest other destinations, with how far they are in a straight line. */
export async function findNearby(
  db: Db,
  { id, latitude, longitude }: Pick<DestinationRow, 'id' | 'latitude' | 'longitude'>,
  most: number,
  language: Language,
) {
  // The haversine formula, on a ball with a radius of 6371 km.
  const { rows } = await sql<{
    id: number
    slug: string
    name: string
    image: string | null
    latitude: number
    longitude: number
    kilometres: number
  }>`
    select id, slug, ${sql.ref(`name_${language}`)} as name, image, latitude, longitude,
      2 * 6371 * asin(least(1, sqrt(sin(radians(latitude - ${latitude}) / 2) ^ 2
        + cos(radians(latitude)) * cos(radians(${latitude}::float8)) * sin(radians(longitude - ${longitude}) / 2) ^ 2))) as kilometres
    from destinations where id <> ${id} and shown order by kilometres, id limit ${most}`.execute(db)
  return rows
}

/** The addresses of the destinations that are shown: they are few, and read at once. */
export async function* destinationAddresses(db: Db): AsyncGenerator<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from destinations where shown order by sort_order, id`.execute(db)
  yield rows.map(({ slug }) => `/destinations/${slug}`)
}
