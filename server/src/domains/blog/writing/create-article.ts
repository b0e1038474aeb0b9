import { articleFields, changedFields } from '@rihla/contract/blog/fields'
import { isSlug, slugOf } from '@rihla/contract/blog/slug'
import type { SavedArticle } from '@rihla/contract/blog/article-input'
import type { createArticle as call } from '@rihla/contract/blog/writing'
import type { CallInput } from '../../../platform/http/call.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { BlogDeps } from '../deps.ts'
import { fieldsOf } from '../row.ts'
import { imagesOf, readSave, refuseUnknownImages } from './save.ts'
import { nextPublication } from './state.ts'
import { addRevision, articleAt, insertArticle, noteUses } from './store.ts'

/** An address as it was sent, or a new one of the title where it can't stand. */
function readSlug(given: string | undefined, title: string, now: Date): string {
  const tidy = (given ?? '').toLowerCase().replaceAll(/-+/g, '-').replaceAll(/^-|-$/g, '')
  return isSlug(tidy) ? tidy : slugOf(title, now.getTime())
}

/**
 * Writes a new article and its first version. Sent again it is found by its address, as long as it says the
 * same; another article there is refused.
 */
export async function createArticle(
  { db, clock, changed }: BlogDeps,
  userId: number,
  input: CallInput<typeof call>,
): Promise<SavedArticle | Refusal> {
  const now = clock.now()
  const read = readSave(input)
  if (isRefusal(read)) return read
  const { fields, asked } = read
  const slug = readSlug(input.slug, fields.title, now)
  const saved = await db.transaction().execute(async (trx) => {
    const known = await articleAt(trx, slug)
    if (known)
      return changedFields(fieldsOf(known), fields).length === 0
        ? { id: known.id, version: known.version, state: known.state }
        : refuse('slug_taken')
    const publication = nextPublication(null, asked, now)
    if (isRefusal(publication)) return publication
    const unknown = await refuseUnknownImages(trx, fields)
    if (unknown) return unknown
    const article = await insertArticle(trx, slug, fields, publication, now)
    if (!article) return refuse('slug_taken')
    await addRevision(trx, {
      article_id: article.id,
      version: article.version,
      fields,
      changed: [...articleFields],
      restored: null,
      saved_by: userId,
      saved_at: now,
    })
    await noteUses(trx, article.id, imagesOf(fields))
    return { ...article, state: publication.state }
  })
  if (isRefusal(saved)) return saved
  changed()
  return { id: saved.id, slug, version: saved.version, state: saved.state }
}
