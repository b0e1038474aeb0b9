/** The articles of a section ('' for none) or those with a tag, by its name. */
export type List = { readonly list: 'section' | 'tag'; readonly name: string }

/** Published articles, the newest first: their ids, and at the same places how often each was saved. */
export type Listed = { readonly ids: readonly number[]; readonly versions: readonly number[] }
type Load = (list: List | null) => Promise<Listed>

export type ListedArticles = {
  /** The published articles of a section or a tag, or of all; a few seconds old at most. */
  of: Load
  /** What is listed has changed. */
  forget(): void
}

/** Milliseconds that a list is remembered, as long as an answer is. */
export const KEEP = 5000
/** Names come from addresses, so that there may be any number of them; all that is remembered goes beyond this. */
const MOST_LISTS = 200
const MOST_IDS = 500_000

/**
 * Remembers which articles stand in which list: counting a list, and reading up to a page of it, would look at
 * each of its articles for every reader. `now` is in milliseconds.
 */
export function createListedArticles(load: Load, now: () => number): ListedArticles {
  const lists = new Map<string, { readonly until: number; readonly listed: Promise<Listed> }>()
  let size = 0
  const forget = (): void => {
    lists.clear()
    size = 0
  }
  const ask = async (key: string, list: List | null): Promise<Listed> => {
    try {
      const listed = await load(list)
      size += listed.ids.length
      return listed
    } catch (error) {
      lists.delete(key)
      throw error
    }
  }
  return {
    forget,
    of(list) {
      const key = list ? `${list.list} ${list.name}` : ''
      const known = lists.get(key)
      if (known && known.until > now()) return known.listed
      if (lists.size >= MOST_LISTS || size >= MOST_IDS) forget()
      const listed = ask(key, list)
      lists.set(key, { until: now() + KEEP, listed })
      return listed
    },
  }
}
