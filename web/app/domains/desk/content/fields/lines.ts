import type { ContentField, ContentFields, ContentTable } from '@rihla/contract/content/tables'
import { isLanguage, type Language } from '@rihla/contract/values/language'
import { isShared, sidesOf } from '../draft/sides.ts'
import { languageIn } from '../field-texts.ts'

/** One field on one side. */
export type LineCell = {
  readonly side: string
  readonly name: string
  readonly language: Language | null
}
/** What stands in one line of a form: a field in each language, or one that is the same in all. */
export type Line = {
  readonly name: string
  readonly field: ContentField
  readonly cells: readonly LineCell[]
}

const isNamed = (field: ContentField): boolean =>
  field.kind === 'key' || field.kind === 'choice' || (field.kind === 'text' && !!field.otherwise)

/** The lines of a table's fields; what names a row, and what nobody changes, has none. */
export function linesOf(table: ContentTable, fields: ContentFields): Line[] {
  const sides = sidesOf(table)
  const lines = new Map<string, Line>()
  for (const [name, field] of Object.entries(fields)) {
    const isShown = !isNamed(field) && name !== 'translation_key'
    if (!isShown) continue
    const [base, own] = languageIn(name)
    const shared = isShared(table, name, field)
    const cells = (shared ? sides.slice(0, 1) : sides).map((side) => ({
      side,
      name,
      language: shared ? null : isLanguage(side) ? side : own,
    }))
    lines.set(base, { name: base, field, cells: [...(lines.get(base)?.cells ?? []), ...cells] })
  }
  return [...lines.values()]
}
