import type { Db } from '../../../platform/database/connect.ts'
import type { RequestWord, WordIndex } from '../../../platform/memory-index/word-index.ts'
import { findByText } from '../offer/query-expansion.ts'

type Words = readonly RequestWord[] | undefined

/**
 * As which words a search reads its text: so that counts are of what it finds. Where nothing matches all
 * filters, the words that find something without those that narrow it: taking one away then leaves as many as is said.
 */
export async function readWords(
  { db, text, index }: { db: Db; text: string | undefined; index: WordIndex },
  count: (words: Words) => number,
  countWide: (words: Words) => number,
  meant?: () => Promise<readonly string[]>,
): Promise<Words> {
  if (!text) return undefined
  const reading = (counted: typeof count) =>
    findByText(db, text, index, (words) => ({ total: counted(words), words }), meant)
  const found = await reading(count)
  return (found.total > 0 ? found : await reading(countWide)).words
}
