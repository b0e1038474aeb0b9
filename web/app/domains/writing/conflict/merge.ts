import { changedFields, type ArticleField, type ArticleFields } from '@rihla/contract/blog/fields'

/** Fields that say the same in both languages go together: their Arabic follows. */
const follows: Partial<Record<ArticleField, ArticleField>> = {
  sections_ar: 'sections',
  tags_ar: 'tags',
}

export type Merge = {
  /** Mine, with what only they changed. */
  readonly joined: ArticleFields
  /** What both changed, each otherwise. */
  readonly clashes: readonly ArticleField[]
}

/** Joins two texts that were written over the same one. */
export function mergeFields(
  base: ArticleFields,
  mine: ArticleFields,
  theirs: ArticleFields,
): Merge {
  const byMe = new Set(changedFields(base, mine).map((field) => follows[field] ?? field))
  const byThem = new Set(changedFields(base, theirs).map((field) => follows[field] ?? field))
  const differing = changedFields(mine, theirs)
  const takeTheirs = differing.filter((field) => !byMe.has(follows[field] ?? field))
  const clashes = differing
    .map((field) => follows[field] ?? field)
    .filter((field) => byMe.has(field) && byThem.has(field))
  return {
    joined: takeOver(mine, theirs, takeTheirs),
    clashes: [...new Set(clashes)],
  }
}

/** A text with some fields of another. */
export function takeOver(
  mine: ArticleFields,
  theirs: ArticleFields,
  fields: readonly ArticleField[],
): ArticleFields {
  const whole = fields.flatMap((field) => [
    field,
    ...Object.entries(follows).flatMap(([follower, leader]) =>
      leader === field ? [follower as ArticleField] : [],
    ),
  ])
  return { ...mine, ...Object.fromEntries(whole.map((field) => [field, theirs[field]])) }
}
