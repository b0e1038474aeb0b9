import type { autoComplete, Suggestion } from '@rihla/contract/catalogue/offer'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { parseModule, savedModules } from '@rihla/contract/modules'
import type { CallInput } from '../../../platform/http/call.ts'
import type { CatalogueDeps } from '../deps.ts'
import { imagePath } from '../offer/image.ts'
import { fromArabizi, normalise, withoutArticle } from '../offer/normalise.ts'
import { tsqueries } from '../offer/query-expansion.ts'
import { inOurWords } from '@rihla/contract/names/synonyms'
import { findByWords, findSuggestions, type SuggestionRow } from './suggest-store.ts'

const SUGGESTIONS = 10
/** The rank of what only resembles the text: shown when nothing is better. */
const RESEMBLES = 6

/**
 * Suggestions for what is being typed, best first: exact, prefix of the name, prefix of a word,
 * anywhere in it, another spelling; a place, a hotel or a ship however it is misspelt; resemblance; at last
 * its words in any order or misspelt. Both languages are searched whatever the caller's.
 * Fewer than two letters, or modules that have nothing to sell yet: none.
 */
export async function suggest(
  deps: CatalogueDeps,
  { SearchText, Modules }: CallInput<typeof autoComplete>,
  language: Language,
): Promise<Suggestion[]> {
  const typed = normalise(SearchText)
  if (typed.length < 2) return []
  const wanted = new Set((Modules ?? []).map(parseModule))
  const kinds = savedModules.filter((kind) => wanted.size === 0 || wanted.has(kind))
  let alike: SuggestionRow[] = []
  for (const query of spellings(typed)) {
    const rows = await findSuggestions(deps.searchPool, query, kinds, SUGGESTIONS)
    const sure = rows.filter((row) => row.rank < RESEMBLES)
    if (sure.length > 0) return sure.map((row) => present(row, language))
    if (alike.length === 0) alike = rows
  }
  const shown = new Set<string>(['Destination', ...kinds])
  const meant = (await deps.names.current()).find(typed).filter(({ kind }) => shown.has(kind))
  if (meant.length > 0) return meant.slice(0, SUGGESTIONS).map((row) => present(row, language))
  if (alike.length > 0) return alike.map((row) => present(row, language))
  if (kinds.length > 0)
    for await (const words of tsqueries(deps.db, typed)) {
      const rows = await findByWords(deps.searchPool, words, kinds, SUGGESTIONS)
      if (rows.length > 0) return rows.map((row) => present(row, language))
    }
  return []
}

/** As typed; without the Arabic article; in our words; Arabizi as plain Latin. The first that finds more than a resemblance counts. */
function spellings(typed: string): string[] {
  const bare = typed.split(' ').map(withoutArticle).join(' ')
  return [...new Set([typed, bare, inOurWords(typed), fromArabizi(typed) ?? typed])]
}

const destination: LocalizedText = { en: 'Destination', ar: 'وجهة' }

function present(row: SuggestionRow, language: Language): Suggestion {
  return {
    Text: row[`name_${language}`],
    Subtitle: row.kind === 'Destination' ? destination[language] : row[`city_${language}`],
    ImageUrl: row.image && imagePath(row.image),
    Kind: row.kind,
    Id: row.id,
  }
}
