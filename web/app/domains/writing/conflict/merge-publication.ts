import type { ArticleState } from '@rihla/contract/blog/fields'
import { isSameWhen, type When } from '../form/draft.ts'

/** Whether readers see an article, and from when on; the moment counts only while it waits for it. */
export type Publication = { readonly state: ArticleState; readonly when: When }

const isSame = (a: Publication, b: Publication): boolean =>
  a.state === b.state && (a.state !== 'scheduled' || isSameWhen(a.when, b.when))

export type PublicationMerge = {
  readonly joined: Publication
  /** Where both changed it, each otherwise, one is asked; `joined` is theirs, which stands already. */
  readonly clashes: boolean
  /** They changed it and I didn't: it stays as they left it. */
  readonly isTheirs: boolean
}

/** Joins two decisions about one article: what only one of us changed is as that one wants it. */
export function mergePublication(
  base: Publication,
  mine: Publication,
  theirs: Publication,
): PublicationMerge {
  if (isSame(mine, theirs) || isSame(theirs, base))
    return { joined: mine, clashes: false, isTheirs: false }
  const isTheirs = isSame(mine, base)
  return { joined: theirs, clashes: !isTheirs, isTheirs }
}
