import type { SavedArticle } from '@rihla/contract/blog/article-input'
import type { Revision, restoreRevision as call } from '@rihla/contract/blog/history'
import type { ArticleFields } from '@rihla/contract/blog/fields'
import type { Db } from '../../../platform/database/connect.ts'
import type { CallInput } from '../../../platform/http/call.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { BlogDeps } from '../deps.ts'
import { fieldsOf } from '../row.ts'
import { faultOf, presentSaved, refuseUnknownImages, saveOver, standsSo } from './save.ts'
import { articleById, lockArticle, revisionBefore, revisionById, revisionHeads } from './store.ts'

/** The history of an article, newest first. One that was never saved here has none but what it is. */
export async function listRevisions(
  db: Db,
  id: number,
): Promise<Revision[] | Refusal<'article_not_found'>> {
  if (!(await articleById(db, id))) return refuse('article_not_found')
  const rows = await revisionHeads(db, id)
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    saved_by: row.saver,
    saved_at: row.saved_at.toISOString(),
    changed: row.changed,
    restored: row.restored,
  }))
}

type Compared = { fields: ArticleFields; before: ArticleFields | null }

/** One version of an article and the one that stood before it; null where none is kept. */
export async function showRevision(
  db: Db,
  { id, revision }: { id: number; revision: number },
): Promise<Compared | Refusal<'article_not_found'>> {
  const found = await revisionById(db, id, revision)
  if (!found) return refuse('article_not_found')
  const before = await revisionBefore(db, id, revision)
  return { fields: found.fields, before: before?.fields ?? null }
}

/** Makes an earlier version the current one, in the state that the article is in. */
export async function restoreRevision(
  { db, clock, changed }: BlogDeps,
  userId: number,
  { id, version, revision }: CallInput<typeof call>,
): Promise<SavedArticle | Refusal> {
  const saved = await db.transaction().execute(async (trx) => {
    const row = await lockArticle(trx, id)
    if (!row) return refuse('article_not_found')
    const earlier = await revisionById(trx, id, revision)
    if (!earlier) return refuse('article_not_found')
    // What was kept before a field existed lacks it.
    const fields = { ...fieldsOf(row), ...earlier.fields }
    const save = {
      fields,
      publication: row,
      userId,
      now: clock.now(),
      restored: earlier.version,
    }
    if (standsSo(row, save)) return presentSaved(row, row.version, row)
    if (row.version !== version) return refuse('article_changed')
    const fault = faultOf(fields, row.state) ?? (await refuseUnknownImages(trx, fields))
    if (fault) return fault
    const { state, publish_at, published_at } = row
    const publication = { state, publish_at, published_at }
    return presentSaved(row, await saveOver(trx, row, { ...save, publication }), publication)
  })
  if (!isRefusal(saved)) changed()
  return saved
}
