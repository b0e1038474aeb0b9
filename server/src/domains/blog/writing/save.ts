import type { SavedArticle } from '@rihla/contract/blog/article-input'
import { faultsOf } from '@rihla/contract/blog/faults'
import { changedFields, type ArticleFields, type ArticleState } from '@rihla/contract/blog/fields'
import type { Trx } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { imagesIn } from '../html/images-in.ts'
import { fieldsOf, type ArticleRow } from '../row.ts'
import { readFields } from './read-fields.ts'
import type { AskedPublication, Publication } from './state.ts'
import { addRevision, holdImages, noteUses, replaceArticle } from './store.ts'

/** The first thing that keeps an article from a state, in the order of the form; null when it is fine. */
export function faultOf(fields: ArticleFields, state: ArticleState): Refusal | null {
  const [fault] = Object.values(faultsOf(fields, state))
  return fault ? refuse(fault) : null
}

type SaveInput = Parameters<typeof readFields>[0] & {
  readonly state: ArticleState
  readonly publish_at?: string | null | undefined
}

/** The fields that a save asks for, and from when they are to be read; refused with the first fault of them. */
export function readSave(
  input: SaveInput,
): { readonly fields: ArticleFields; readonly asked: AskedPublication } | Refusal {
  const fields = readFields(input)
  const publishAt = input.publish_at ? new Date(input.publish_at) : null
  return faultOf(fields, input.state) ?? { fields, asked: { state: input.state, publishAt } }
}

/** Where all the images of an article are served. */
export const imagesOf = (fields: ArticleFields): string[] => [
  ...new Set(
    [
      fields.cover_image_url,
      fields.secondary_image_url,
      ...imagesIn(fields.content),
      ...imagesIn(fields.content_ar),
    ].filter((url) => url !== null),
  ),
]

/** Refuses images that were never uploaded, or are gone; the others stay while the transaction lasts. */
export async function refuseUnknownImages(
  trx: Trx,
  fields: ArticleFields,
): Promise<Refusal<'image_unknown'> | null> {
  const urls = imagesOf(fields)
  const known = await holdImages(trx, urls)
  return urls.every((url) => known.has(url)) ? null : refuse('image_unknown')
}

export type Save = {
  readonly fields: ArticleFields
  readonly publication: Publication
  readonly userId: number
  readonly now: Date
  /** The version that is brought back. */
  readonly restored?: number | null
}

/** What a save answers of an article. */
export const presentSaved = (
  { id, slug }: Pick<ArticleRow, 'id' | 'slug'>,
  version: number,
  { state, publish_at }: Publication,
): SavedArticle => ({ id, slug, version, state, publish_at: publish_at?.toISOString() ?? null })

const sameMoment = (a: Publication, b: Publication): boolean =>
  a.state === b.state && a.publish_at?.getTime() === b.publish_at?.getTime()

/** Whether an article stands as it shall already: then nothing is saved. */
export const standsSo = (row: ArticleRow, { fields, publication }: Save): boolean =>
  changedFields(fieldsOf(row), fields).length === 0 && sameMoment(row, publication)

/**
 * Saves the next version of a locked article, with the one before in its history, though it came from
 * elsewhere. Answers the new version.
 */
export async function saveOver(trx: Trx, row: ArticleRow, save: Save): Promise<number> {
  const { fields, publication, userId, now, restored = null } = save
  const before = fieldsOf(row)
  await addRevision(trx, {
    article_id: row.id,
    version: row.version,
    fields: before,
    changed: [],
    restored: null,
    saved_by: null,
    saved_at: row.updated_at,
  })
  await noteUses(trx, row.id, [...(await holdImages(trx, imagesOf(before)))])
  const version = await replaceArticle(trx, row, fields, publication, now)
  await addRevision(trx, {
    article_id: row.id,
    version,
    fields,
    changed: changedFields(before, fields),
    restored,
    saved_by: userId,
    saved_at: now,
  })
  await noteUses(trx, row.id, imagesOf(fields))
  return version
}
