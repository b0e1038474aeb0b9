import type { SavedModule } from '../modules.ts'

/** An offer that an article names. */
export type ArticleOffer = { readonly module: SavedModule; readonly id: number }

/** What staff write of an article. Labels of sections and tags are English, those with `_ar` Arabic. */
export type ArticleFields = {
  readonly title: string
  readonly subtitle: string
  /** HTML. */
  readonly content: string
  readonly title_ar: string
  readonly subtitle_ar: string
  readonly content_ar: string
  readonly author: string
  /** Empty: the same name in both languages. */
  readonly author_ar: string
  /** Minutes. */
  readonly time_to_read: number
  /** `Cairo, Pyramids` */
  readonly tags: string
  readonly tags_ar: string
  readonly sections: readonly string[]
  readonly sections_ar: readonly string[]
  readonly cover_image_url: string | null
  readonly cover_alt: string
  readonly cover_alt_ar: string
  readonly secondary_image_url: string | null
  readonly secondary_alt: string
  readonly secondary_alt_ar: string
  readonly offers: readonly ArticleOffer[]
}
export type ArticleField = keyof ArticleFields

/** In the order of the form: what changed and what is wrong is listed so. */
export const articleFields = [
  'title',
  'subtitle',
  'author',
  'author_ar',
  'time_to_read',
  'content',
  'cover_image_url',
  'cover_alt',
  'cover_alt_ar',
  'secondary_image_url',
  'secondary_alt',
  'secondary_alt_ar',
  'tags',
  'tags_ar',
  'sections',
  'sections_ar',
  'title_ar',
  'subtitle_ar',
  'content_ar',
  'offers',
] as const satisfies readonly ArticleField[]

/** Whether readers see it: never yet or no longer, from a moment on, or now. */
export const articleStates = ['draft', 'scheduled', 'published'] as const
export type ArticleState = (typeof articleStates)[number]

/** What two versions are compared by: offers are the same whatever the order of their keys. */
const comparable = (fields: ArticleFields, field: ArticleField): string =>
  field === 'offers'
    ? fields.offers.map(({ module, id }) => `${module} ${id}`).join()
    : JSON.stringify(fields[field])

/** Which fields differ, in the order of the form. */
export const changedFields = (before: ArticleFields, after: ArticleFields): ArticleField[] =>
  articleFields.filter((field) => comparable(before, field) !== comparable(after, field))
