import { sql } from 'kysely'
import type { BlogDeps } from '../deps.ts'
import { forgetUnused, removeFiles } from '../images/remove-images.ts'
import { fieldsOf } from '../row.ts'
import { imagesOf } from './save.ts'
import { lockArticle } from './store.ts'

/**
 * Deletes an article with its history, and every image that no other article shows. Files go once that is
 * committed. One that is gone already stays gone.
 */
export async function deleteArticle(deps: BlogDeps, id: number): Promise<true> {
  const forgotten = await deps.db.transaction().execute(async (trx) => {
    const row = await lockArticle(trx, id)
    if (!row) return []
    const { rows } = await sql<{ url: string }>`
      select url from blog_image_uses where article_id = ${id}`.execute(trx)
    const urls = [...imagesOf(fieldsOf(row)), ...rows.map(({ url }) => url)]
    await sql`delete from blog_articles where id = ${id}`.execute(trx)
    return forgetUnused(trx, urls)
  })
  await removeFiles(deps, forgotten)
  deps.changed()
  return true
}
