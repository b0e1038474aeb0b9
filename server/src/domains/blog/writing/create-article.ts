import { articleFields, changedFields, type ArticleFields } from '@rihla/contract/blog/fields'
import { isSlug, slugOf } from '@rihla/contract/blog/slug'
import type { SavedArticle } from '@rihla/contract/blog/article-input'
import type { createArticle as call } from '@rihla/contract/blog/writing'
import type { Trx } from '../../../platform/database/connect.ts'
import type { CallInput } from '../../../platform/http/call.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { BlogDeps } from '../deps.ts'
import { fieldsOf } from '../row.ts'
import { imagesOf, presentSaved, readSave, refuseUnknownImages, saveOver } from './save.ts'
import { nextPublication, standsAsAsked, type AskedPublication } from './state.ts'
import {
  addRevision,
  articleAt,
  insertArticle,
  isUntouchedBy,
  lockArticle,
  noteUses,
} from './store.ts'

/** An address as it was sent, or a new one of the title where it can't stand. */
function readSlug(given: string | undefined, title: string, now: Date): string {
  const tidy = (given ?? '').toLowerCase().replaceAll(/-+/g, '-').replaceAll(/^-|-$/g, '')
  return isSlug(tidy) ? tidy : slugOf(title, now.getTime())
}

type Sent = {
  readonly fields: ArticleFields
  readonly asked: AskedPublication
  readonly userId: number
  readonly now: Date
}

/**
 * The article that was sent before. When its writer chose another time meanwhile, since the answer was lost, that
 * is what was meant, as long as nobody has saved it since; any other article there is refused.
 */
async function repeated(
  trx: Trx,
  id: number,
  { fields, asked, userId, now }: Sent,
): Promise<SavedArticle | Refusal> {
  const row = await lockArticle(trx, id)
  if (!row || changedFields(fieldsOf(row), fields).length > 0) return refuse('slug_taken')
  if (standsAsAsked(row, asked)) return presentSaved(row, row.version, row)
  if (!(await isUntouchedBy(trx, row, userId))) return refuse('slug_taken')
  const publication = nextPublication(row, asked, now)
  if (isRefusal(publication)) return publication
  const version = await saveOver(trx, row, { fields, publication, userId, now })
  return presentSaved(row, version, publication)
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
    if (known) return repeated(trx, known.id, { fields, asked, userId, now })
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
    return presentSaved({ id: article.id, slug }, article.version, publication)
  })
  if (!isRefusal(saved)) changed()
  return saved
}
