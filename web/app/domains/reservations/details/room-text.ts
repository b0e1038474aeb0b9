import { commaOf, type Language } from '@rihla/contract/values/language'

/** The room with its category, unless its name says that already: `Sea view, Double room`, `Beach hut`. */
export function roomText(name: string | null, category: string | null, language: Language): string {
  const isSaid = category && name?.toLowerCase().includes(category.toLowerCase())
  return [name, isSaid ? null : category].filter(Boolean).join(commaOf(language))
}
