import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { BlogDeps } from '../deps.ts'
import { storedName } from './article-image.ts'

/** Images that no article uses after this long: until then a draft in a browser may still name them. */
const KEPT_DAYS = 7

/**
 * Forgets those of these images that no article shows or showed; answers which they were. They are locked
 * first, so that an article that takes one in meanwhile is committed before uses are read.
 */
export async function forgetUnused(trx: Trx, urls: readonly string[]): Promise<string[]> {
  const own = urls.filter((url) => storedName(url) !== null)
  if (own.length === 0) return []
  await sql`select from blog_images where url = any(${own}::text[]) order by url for update`.execute(
    trx,
  )
  const { rows } = await sql<{ url: string }>`
    delete from blog_images i where i.url = any(${own}::text[])
       and not exists (select from blog_image_uses u where u.url = i.url) returning url`.execute(
    trx,
  )
  return rows.map(({ url }) => url)
}

/** Removes the files of images that are forgotten. One that can't be removed is left and reported. */
export async function removeFiles(
  { blogImages, log }: Pick<BlogDeps, 'blogImages' | 'log'>,
  urls: readonly string[],
): Promise<void> {
  for (const url of urls)
    await blogImages
      .remove(storedName(url) ?? '')
      .catch((error: unknown) => log.error({ err: error, url }, 'blog image left behind'))
}

type Deps = Pick<BlogDeps, 'clock' | 'blogImages' | 'log'> & { readonly db: Db }

/** Removes images that were uploaded a week ago and never put into an article. */
export async function purgeUnusedImages(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEPT_DAYS * 86_400_000)
  const forgotten = await deps.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ url: string }>`
      select url from blog_images i where i.uploaded_at < ${before} and i.url like '/blog-images/%'
         and not exists (select from blog_image_uses u where u.url = i.url)`.execute(trx)
    return forgetUnused(
      trx,
      rows.map(({ url }) => url),
    )
  })
  await removeFiles(deps, forgotten)
}
