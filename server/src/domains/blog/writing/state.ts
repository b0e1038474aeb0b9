import type { ArticleState } from '@rihla/contract/blog/fields'
import { refuse, type Refusal } from '../../../platform/refusal.ts'

/** When readers see an article. */
export type Publication = {
  readonly state: ArticleState
  readonly publish_at: Date | null
  readonly published_at: Date | null
}

/** What a save asks for. */
export type AskedPublication = {
  readonly state: ArticleState
  readonly publishAt: Date | null
}

/** Whether an article is read from when a save asked for, also when that moment has come since. */
export function standsAsAsked(
  { state, publish_at, published_at }: Publication,
  asked: AskedPublication,
): boolean {
  if (asked.state !== 'scheduled') return state === asked.state
  const at = state === 'scheduled' ? publish_at : state === 'published' ? published_at : null
  return at !== null && at.getTime() === asked.publishAt?.getTime()
}

/** How far ahead an article can be planned. */
const FURTHEST_DAYS = 730

/** Whether its moment has come, though nothing has published it yet. */
const isDue = (before: Publication | null, now: Date): before is Publication =>
  before?.state === 'scheduled' && before.publish_at !== null && before.publish_at <= now

const cameOut = ({ publish_at, published_at }: Publication): Publication => ({
  state: 'published',
  publish_at: null,
  published_at: published_at ?? publish_at,
})

/**
 * What an article's state becomes. What was published once keeps that moment, so that a correction doesn't
 * bring it to the top. A time that has come while the form was open is no mistake: the article is out.
 */
export function nextPublication(
  before: Publication | null,
  asked: AskedPublication,
  now: Date,
): Publication | Refusal<'publish_time_wrong'> {
  const published_at = before?.published_at ?? null
  switch (asked.state) {
    case 'draft':
      return { state: 'draft', publish_at: null, published_at }
    case 'published':
      return { state: 'published', publish_at: null, published_at: published_at ?? now }
    case 'scheduled': {
      const at = asked.publishAt
      const latest = now.getTime() + FURTHEST_DAYS * 86_400_000
      if (at && at > now && at.getTime() <= latest)
        return { state: 'scheduled', publish_at: at, published_at }
      if (before?.state === 'published') return before
      return isDue(before, now) ? cameOut(before) : refuse('publish_time_wrong')
    }
  }
}
