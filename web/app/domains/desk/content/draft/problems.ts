import {
  isAddress,
  isLink,
  isOwnFile,
  shapeOf,
  type ContentField,
  type ContentFields,
  type ContentTable,
} from '@rihla/contract/content/tables'
import { isHiddenName, leadsSomewhere } from '../../../content/index.ts'
import { isBlank, type Cell, type Cells, type Draft, type Entry } from './draft.ts'
import { sidesOf } from './sides.ts'

/** What can be wrong with a field; the words are the texts of these names. */
export type Problem =
  | 'contentMissing'
  | 'contentAddressWrong'
  | 'contentFileWrong'
  | 'contentLinkWrong'
  | 'contentLinkNowhere'
  | 'contentNameHidden'
  | 'contentNumberWrong'
  | 'contentEndWrong'
/** By entry, side and field. */
export type Problems = ReadonlyMap<string, Problem>

export const placeOf = (entry: Pick<Entry, 'id'>, side: string, name: string): string =>
  `${entry.id} ${side} ${name}`

/** What the pages wouldn't show is refused here, where it is written. */
function linkProblem(address: string): Problem | null {
  if (!isLink(address)) return 'contentLinkWrong'
  return leadsSomewhere(address) ? null : 'contentLinkNowhere'
}

function problemOf(field: ContentField, cell: Cell): Problem | null {
  if (typeof cell === 'boolean') return null
  const text = cell.trim()
  if (field.kind === 'number') {
    if (text === '') return null
    const decimals = -Math.round(Math.log10(field.step))
    const isNumber = new RegExp(`^\\d{1,5}(\\.\\d{1,${decimals}})?$`).test(text)
    return isNumber && Number(text) <= field.max ? null : 'contentNumberWrong'
  }
  const isRequired = 'required' in field && field.required
  if (text === '')
    return isRequired && !(field.kind === 'text' && field.otherwise) ? 'contentMissing' : null
  if (field.kind === 'link') return linkProblem(text)
  if (field.kind === 'address') return isAddress(text) ? null : 'contentAddressWrong'
  if (field.kind === 'file' || field.kind === 'picture')
    return isOwnFile(text) ? null : 'contentFileWrong'
  return null
}

/** A video ends after it starts. */
const endsTooSoon = (cells: Cells): boolean =>
  'background_video_end_time' in cells &&
  Number(cells['background_video_end_time'] || 60) <=
    Number(cells['background_video_start_time'] || 0)

/** What keeps a draft from being saved, by field. What nobody wrote anything in isn't saved, and may be empty. */
export function problemsOf(table: ContentTable, draft: Draft): Problems {
  const { fields, part } = shapeOf(table)
  const found = new Map<string, Problem>()
  const look = (of: ContentFields, entry: Entry, side: string): void => {
    const cells = entry.sides[side] ?? {}
    const needed = entry.list.some(
      (it) => part && !isBlank(table, part.fields, it.sides[side] ?? {}),
    )
    if (!needed && isBlank(table, of, cells)) return
    for (const [name, field] of Object.entries(of)) {
      const problem = problemOf(field, cells[name] ?? '')
      if (problem) found.set(placeOf(entry, side, name), problem)
    }
    if (table === 'navigation_content' && isHiddenName(String(cells['label'] ?? '')))
      found.set(placeOf(entry, side, 'label'), 'contentNameHidden')
    if (endsTooSoon(cells))
      found.set(placeOf(entry, side, 'background_video_end_time'), 'contentEndWrong')
  }
  for (const side of sidesOf(table))
    for (const entry of draft) {
      look(fields, entry, side)
      for (const it of entry.list) look(part?.fields ?? {}, it, side)
    }
  return found
}
