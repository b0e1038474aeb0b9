import { articleFields, changedFields, type ArticleFields } from '@rihla/contract/blog/fields'
import { isSlug, slugOf, stampOfSlug } from '@rihla/contract/blog/slug'
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
  articleOfStamp,
  isUntouchedBy,
  lockArticle,
  lockStamp,
  noteUses,
} from './store.ts'

type Address = {
  readonly slug: string
  /** When the writing began, where the address was made of that; null where it was typed, or is made here. */
  readonly stamp: string | null
}

/** An address as it was sent, or a new one of the title where it can't stand. */
function readSlug(given: string | undefined, title: string, now: Date): Address {
  const tidy = (given ?? '').toLowerCase().replaceAll(/-+/g, '-').replaceAll(/^-|-$/g, '')
  return isSlug(tidy)
    ? { slug: tidy, stamp: stampOfSlug(tidy, title) }
    : { slug: slugOf(title, now.getTime()), stamp: null }
}

type Sent = {
  readonly fields: ArticleFields
  readonly asked: AskedPublication
  readonly userId: number
  readonly now: Date
}

/**
 * The article that was sent before. When its writer chose another time meanwhile, since the answer was lost, that
 * is what was meant, as long as nobody has saved it since; so is what was typed meanwhile, where the address tells
 * that it is the same writing. Any other article there is refused.
 */
async function repeated(
  trx: Trx,
  id: number,
  { fields, asked, userId, now }: Sent,
  isSameWriting: boolean,
): Promise<SavedArticle | Refusal> {
  const row = await lockArticle(trx, id)
  if (!row) return refuse('slug_taken')
  const isSame = changedFields(fieldsOf(row), fields).length === 0
  if (isSame && standsAsAsked(row, asked)) return presentSaved(row, row.version, row)
  const mayGoOn = (isSame || isSameWriting) && (await isUntouchedBy(trx, row, userId))
  if (!mayGoOn) return refuse('slug_taken')
  const unknown = await refuseUnknownImages(trx, fields)
  if (unknown) return unknown
  const publication = nextPublication(row, asked, now)
  if (isRefusal(publication)) return publication
  const version = await saveOver(trx, row, { fields, publication, userId, now })
  return presentSaved(row, version, publication)
}

/** The article that stands at an address already, or was begun at the same moment by the same writer. */
async function sentBefore(
  trx: Trx,
  { slug, stamp }: Address,
  userId: number,
): Promise<{ id: number } | undefined> {
  if (stamp === null) return articleAt(trx, slug)
  await lockStamp(trx, userId, stamp)
  return (await articleOfStamp(trx, userId, stamp)) ?? articleAt(trx, slug)
}

/**
 * Writes a new article and its first version. Sent again it is found by its address, or by the moment that the
 * address ends with, whatever was typed since; another article there is refused.
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
  const address = readSlug(input.slug, fields.title, now)
  const saved = await db.transaction().execute(async (trx) => {
    const known = await sentBefore(trx, address, userId)
    const isSameWriting = address.stamp !== null
    if (known) return repeated(trx, known.id, { fields, asked, userId, now }, isSameWriting)
    const publication = nextPublication(null, asked, now)
    if (isRefusal(publication)) return publication
    const unknown = await refuseUnknownImages(trx, fields)
    if (unknown) return unknown
    const { slug } = address
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
