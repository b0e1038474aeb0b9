import type { ArticleFields, ArticleState } from '@rihla/contract/blog/fields'
import { useRef, useState } from 'react'
import { addressOfDraft, type Draft } from './draft.ts'
import { earlyProblems, problemsOf, type Problems } from './problems.ts'

export type ArticleForm = {
  readonly draft: Draft
  readonly isNew: boolean
  readonly problems: Problems
  /** The article's address, as far as it is known. */
  readonly address: string
  /** Counts how often the whole text was replaced, so that editors begin anew. */
  readonly edition: number
  /** What stands in the form at this moment, also in what was begun before it was typed. */
  latest(): Draft
  set(fields: Partial<ArticleFields>): void
  change(draft: Partial<Draft>): void
  /** Puts another text in the place of this one. */
  replace(draft: Draft): void
  /** Looks for what keeps it from a state, and from then on goes on looking. */
  check(state: ArticleState): Problems
}

/** An article that is being written. `address`: the one it has already. */
export function useArticleForm(initial: Draft, address: string | null): ArticleForm {
  const [draft, setDraft] = useState(initial)
  const latest = useRef(initial)
  const put = (next: Draft): void => {
    latest.current = next
    setDraft(next)
  }
  const [edition, setEdition] = useState(0)
  const [asked, setAsked] = useState<ArticleState | null>(null)
  const isNew = address === null
  return {
    draft,
    isNew,
    edition,
    problems: asked ? problemsOf(draft, asked, isNew) : earlyProblems(draft),
    address: address ?? addressOfDraft(draft),
    latest: () => latest.current,
    set: (fields) => {
      const it = latest.current
      put({ ...it, fields: { ...it.fields, ...fields } })
    },
    change: (its) => put({ ...latest.current, ...its }),
    replace: (next) => {
      put(next)
      setAsked(null)
      setEdition((n) => n + 1)
    },
    check: (state) => {
      setAsked(state)
      return problemsOf(draft, state, isNew)
    },
  }
}
