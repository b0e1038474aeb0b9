import { faultsOf, type ArticleFault } from '@rihla/contract/blog/faults'
import type { ArticleField, ArticleState } from '@rihla/contract/blog/fields'
import { isSlug } from '@rihla/contract/blog/slug'
import type { WritingKey } from '../use-writing-text.ts'
import { addressOfDraft, instantOf, isHour, type Draft } from './draft.ts'

/** What is wrong, by field; `slug`, `day` and `hour` are the form's own. */
export type Problems = Partial<Record<ArticleField | 'slug' | 'day' | 'hour', WritingKey>>

/** Said while one writes, since more of the same makes it worse. */
const AT_ONCE: ReadonlySet<ArticleFault> = new Set<ArticleFault>([
  'title_too_long',
  'subtitle_too_long',
  'author_too_long',
  'content_too_long',
  'alt_too_long',
  'tags_too_many',
  'sections_too_many',
  'title_ar_too_long',
  'subtitle_ar_too_long',
  'content_ar_too_long',
  'offers_too_many',
])

function timeProblems({ when }: Draft): Problems {
  if (when.mode === 'now') return {}
  if (!isHour(when.hour)) return { hour: 'hourWrong' }
  return instantOf(when) === null ? { day: 'publish_time_wrong' } : {}
}

/** Everything that keeps a draft from a state; the rules of the contract and those of the form. */
export function problemsOf(draft: Draft, state: ArticleState, isNew: boolean): Problems {
  return {
    ...(isNew && !isSlug(addressOfDraft(draft)) && { slug: 'slugWrong' as const }),
    ...faultsOf(draft.fields, state),
    ...(state === 'scheduled' && timeProblems(draft)),
  }
}

/** Problems that are shown before the first try to save. */
export function earlyProblems(draft: Draft): Problems {
  const found = Object.entries(faultsOf(draft.fields, 'draft'))
  return Object.fromEntries(found.filter(([, fault]) => AT_ONCE.has(fault)))
}
