import { KEEP } from './listed-articles.ts'

export type RememberedSections = {
  /** The names of the sections that have articles; a few seconds old at most. */
  names(): Promise<readonly string[]>
  /** What they have has changed. */
  forget(): void
}

/** Remembers which sections have articles: every list names them. `now` is in milliseconds. */
export function createRememberedSections(
  load: () => Promise<readonly string[]>,
  now: () => number,
): RememberedSections {
  let known: { readonly until: number; readonly names: Promise<readonly string[]> } | null = null
  const forget = (): void => void (known = null)
  const ask = async (): Promise<readonly string[]> => {
    try {
      return await load()
    } catch (error) {
      forget()
      throw error
    }
  }
  return {
    forget,
    names() {
      if (known && known.until > now()) return known.names
      const names = ask()
      known = { until: now() + KEEP, names }
      return names
    },
  }
}
