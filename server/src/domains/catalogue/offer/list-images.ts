import type { Language } from '@rihla/contract/values/language'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { presentImage, type ImageRow } from './image.ts'

type Gallery = {
  /** The table of the offer's pictures, and its column for the offer. */
  readonly pictures: 'activity_images' | 'hotel_images' | 'package_images'
  readonly owner: 'activity_id' | 'hotel_id' | 'package_id'
  /** Finds the offer, while it is on sale: a table and a condition. */
  readonly offer: RawBuilder<unknown>
  readonly id: number
}

/** Some pictures of an offer and how many it has; undefined when it isn't on sale. */
async function findImages(
  db: Db,
  { pictures, owner, offer, id }: Gallery,
  { offset, size }: { offset: number; size: number },
): Promise<{ total: number; images: ImageRow[] } | undefined> {
  const own = sql`${sql.table(pictures)} p where p.${sql.ref(owner)} = ${id}::bigint`
  const { rows } = await sql<{ total: number; images: ImageRow[] }>`
    select (select count(*)::integer from ${own}) as total,
      coalesce((select jsonb_agg(to_jsonb(i) order by g.sort_order)
        from (select * from ${own} order by p.sort_order limit ${size} offset ${offset}) g
        join images i on i.name = g.image), '[]') as images
    from ${offer}`.execute(db)
  return rows[0]
}

/** The pictures of an offer, a page at a time; null when it isn't on sale. */
export async function listImages(
  db: Db,
  gallery: Gallery,
  { PageNumber, PageSize }: { PageNumber: number; PageSize: number },
  language: Language,
) {
  const page = { offset: (PageNumber - 1) * PageSize, size: PageSize }
  const found = await findImages(db, gallery, page)
  return (
    found && {
      Data: found.images.map((image) => presentImage(image, language)),
      PageNumber,
      PageSize,
      TotalPages: Math.ceil(found.total / PageSize),
      TotalRecords: found.total,
    }
  )
}
