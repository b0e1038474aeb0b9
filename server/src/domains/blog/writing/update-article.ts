import { changedFields } from '@rihla/contract/blog/fields'
import type { SavedArticle } from '@rihla/contract/blog/article-input'
import type { keepRevision, updateArticle as call } from '@rihla/contract/blog/writing'
import type { CallInput } from '../../../platform/http/call.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { BlogDeps } from '../deps.ts'
import { fieldsOf } from '../row.ts'
import { readFields } from './read-fields.ts'
import {
  imagesOf,
  presentSaved,
  readSave,
  refuseUnknownImages,
  saveOver,
  standsSo,
} from './save.ts'
import { nextPublication } from './state.ts'
import { addRevision, holdImages, lockArticle, newestRevision, noteUses } from './store.ts'

/**
 * Saves an article over the version that was being edited. Another version there means that another editor
 * saved meanwhile: that is refused, unless it says the same, as after a save whose answer was lost.
 */
export async function updateArticle(
  { db, clock, changed }: BlogDeps,
  userId: number,
  input: CallInput<typeof call>,
): Promise<SavedArticle | Refusal> {
  const now = clock.now()
  const read = readSave(input)
  if (isRefusal(read)) return read
  const { fields, asked } = read
  const saved = await db.transaction().execute(async (trx) => {
    const row = await lockArticle(trx, input.id)
    if (!row) return refuse('article_not_found')
    const publication = nextPublication(row, asked, now)
    if (isRefusal(publication)) return publication
    const save = { fields, publication, userId, now }
    if (standsSo(row, save)) return presentSaved(row, row.version, publication)
    if (row.version !== input.version) return refuse('article_changed')
    const unknown = await refuseUnknownImages(trx, fields)
    if (unknown) return unknown
    return presentSaved(row, await saveOver(trx, row, save), publication)
  })
  if (!isRefusal(saved)) changed()
  return saved
}

/** Sets a text aside in the history of an article, which stays as it is; what was set aside last isn't again. */
export const setAside = (
  { db, clock }: BlogDeps,
  userId: number,
  { id, ...input }: CallInput<typeof keepRevision>,
): Promise<true | Refusal> =>
  db.transaction().execute(async (trx) => {
    const row = await lockArticle(trx, id)
    if (!row) return refuse('article_not_found')
    const fields = readFields(input)
    const last = await newestRevision(trx, id)
    if (last?.version === null && changedFields(last.fields, fields).length === 0) return true
    await addRevision(trx, {
      article_id: id,
      version: null,
      fields,
      changed: changedFields(fieldsOf(row), fields),
      restored: null,
      saved_by: userId,
      saved_at: clock.now(),
    })
    await noteUses(trx, id, [...(await holdImages(trx, imagesOf(fields)))])
    return true as const
  })
