import { contentRows } from '@rihla/contract/content/rows'
import {
  contentTableNames,
  shapeOf,
  type ContentTable,
  type ContentTableShape,
} from '@rihla/contract/content/tables'
import { isLanguage, languages, type Language } from '@rihla/contract/values/language'
import type { Row } from '../rows/read-rows.ts'
import type { ContentRows } from '../rows/replace-rows.ts'

/** Files by their path below the folder, such as `en/hero_content.json`. */
export type Files = Readonly<Record<string, string>>

export const pathOf = (table: ContentTable, language: Language | null): string =>
  language === null ? `${table}.json` : `${language}/${table}.json`

/** The paths of all files that there can be. */
export const allFiles = (): { table: ContentTable; language: Language | null; path: string }[] =>
  contentTableNames.flatMap((table) =>
    (shapeOf(table).byLanguage ? languages : [null]).map((language) => ({
      table,
      language,
      path: pathOf(table, language),
    })),
  )

/** The same, as paths alone. */
export const contentPaths = (): string[] => allFiles().map(({ path }) => path)

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Issue = {
  readonly code: string
  readonly message: string
  readonly expected?: unknown
  readonly keys?: readonly string[]
  readonly minimum?: unknown
  readonly maximum?: unknown
}

/** What is wrong with a field, in words; rules that have words of their own keep them. */
function wordsOf({ code, message, expected, keys, minimum, maximum }: Issue): string {
  if (code === 'unrecognized_keys') return `there is no field ${keys?.join(', ')}`
  if (code === 'invalid_type') return `must be there, and be of type ${String(expected)}`
  if (code === 'too_small') return `must not be shorter or less than ${String(minimum)}`
  if (code === 'too_big') return `must not be longer or more than ${String(maximum)}`
  return message
}

/** The rows that repeat an earlier one in what must differ, with what it is. */
function repeated({ unique }: ContentTableShape, rows: readonly Row[]): string[] {
  if (!unique) return []
  const seen = new Map<string, number>()
  return rows.flatMap((row, at) => {
    const key = unique.map((field) => JSON.stringify(row[field])).join(' ')
    const first = seen.get(key)
    if (first === undefined) seen.set(key, at)
    return first === undefined
      ? []
      : [`row ${at + 1}, ${unique.join(' and ')}: the same as in row ${first + 1}`]
  })
}

function rowsOf(table: ContentTable, text: string): { rows: Row[]; wrong: string[] } {
  const file = shapeOf(table)
  const list = parseJson(text)
  if (!Array.isArray(list)) return { rows: [], wrong: ['this is not a JSON list of rows'] }
  const wrong = file.single && list.length > 1 ? ['one row at most'] : []
  const rows = list.flatMap((value: unknown, at) => {
    const parsed = contentRows[table].safeParse(value)
    if (parsed.success) return [parsed.data]
    for (const issue of parsed.error.issues)
      wrong.push(`row ${at + 1}, ${issue.path.join('.') || 'the row'}: ${wordsOf(issue)}`)
    return []
  })
  return { rows, wrong: wrong.length > 0 ? wrong : repeated(file, rows) }
}

/** Reads the files that are there; `wrong` names file, row and field of everything that isn't right. */
export function readFiles(files: Files): { read: ContentRows[]; wrong: string[] } {
  const known = new Map(allFiles().map((it) => [it.path, it]))
  const wrong: string[] = []
  const read = Object.entries(files).flatMap(([path, text]) => {
    const it = known.get(path)
    if (!it) {
      const [folder = ''] = path.split('/')
      const why = path.includes('/') && !isLanguage(folder) ? 'no language' : 'no table'
      wrong.push(`${path}: there is ${why} of this name`)
      return []
    }
    const { rows, wrong: its } = rowsOf(it.table, text)
    wrong.push(...its.map((sentence) => `${path}, ${sentence}`))
    return [{ table: it.table, language: it.language, rows }]
  })
  return { read, wrong }
}
