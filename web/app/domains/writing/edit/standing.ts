import type { SavedArticle } from '@rihla/contract/blog/article-input'
import type { ArticleState } from '@rihla/contract/blog/fields'
import type { EditableArticle } from '@rihla/contract/blog/managing'
import type { Base } from '../drafts/saved-drafts.ts'
import { serverNow } from '../../../platform/clock.ts'
import { isSameDraft, whenOf, type Draft } from '../form/draft.ts'

/** An article as it is saved, and as the form showed it when it was. */
export type Standing = Base & {
  /** Readers' view of the version that is edited. */
  readonly state: ArticleState
  readonly published_at: string | null
  /** What the form showed: the server's HTML may be written otherwise. */
  readonly shown: Draft
}

export const draftOf = ({ fields, slug, publish_at }: EditableArticle): Draft => ({
  fields,
  when: whenOf(publish_at),
  slug,
  stamp: 0,
})

export const standingOf = (article: EditableArticle): Standing => ({
  version: article.version,
  fields: article.fields,
  when: whenOf(article.publish_at),
  state: article.state,
  published_at: article.published_at,
  shown: draftOf(article),
})

/**
 * An article as a save has left it: what was sent, and what the server answered. Read once more it might be
 * what a colleague saved right after, over which nobody has written.
 */
export const standingAfter = (
  sent: Draft,
  { version, state, publish_at }: SavedArticle,
  before: Pick<Standing, 'published_at'>,
): Standing => ({
  version,
  fields: sent.fields,
  when: whenOf(publish_at),
  state,
  published_at:
    before.published_at ?? (state === 'published' ? new Date(serverNow()).toISOString() : null),
  shown: sent,
})

/** Whether there is something to save. */
export const isChanged = (draft: Draft, { shown }: Standing): boolean =>
  !isSameDraft({ ...draft, slug: shown.slug }, shown)
