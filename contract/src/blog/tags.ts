/** Tags as an article keeps them: `Cairo, Pyramids`. No tag holds a comma. */
export const splitTags = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[,،]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

export const joinTags = (tags: readonly string[]): string => tags.join(', ')

/** A typed tag as it is kept: trimmed, single spaces, no commas; empty when nothing is left. */
export const readTag = (typed: string): string =>
  typed.replaceAll(/[,،]/g, ' ').replaceAll(/\s+/g, ' ').trim()
