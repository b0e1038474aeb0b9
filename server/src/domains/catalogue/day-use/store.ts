import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { ofFamilySql } from '../activities/family.ts'
import type { ImageRow } from '../offer/image.ts'

/** Some of the pictures of a day-use offer and how many it has; undefined when it isn't on sale. */
export async function findImages(
  db: Db,
  id: number,
  { offset, size }: { offset: number; size: number },
): Promise<{ total: number; images: ImageRow[] } | undefined> {
  const { rows } = await sql<{ total: number; images: ImageRow[] }>`
    select (select count(*)::integer from activity_images g where g.activity_id = a.id) as total,
      coalesce((select jsonb_agg(to_jsonb(i) order by g.sort_order)
        from (select * from activity_images p where p.activity_id = a.id
               order by p.sort_order limit ${size} offset ${offset}) g
        join images i on i.name = g.image), '[]') as images
    from activities a where a.id = ${id} and a.active and ${sql.raw(ofFamilySql('DayUse'))}`.execute(
    db,
  )
  return rows[0]
}
