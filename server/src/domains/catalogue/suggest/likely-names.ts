import type { IndexCache } from '../../../platform/memory-index/index-cache.ts'
import type { NameIndex } from './name-index.ts'

/** Names that a misspelt text is tried as. */
const MOST_MEANT = 5

/** The names that a text which nothing has may mean, the likeliest first. */
export const likelyNames = async (
  names: IndexCache<NameIndex>,
  text: string | undefined,
): Promise<string[]> =>
  (await names.current())
    .find(text ?? '')
    .slice(0, MOST_MEANT)
    .map(({ name_en: name }) => name)
