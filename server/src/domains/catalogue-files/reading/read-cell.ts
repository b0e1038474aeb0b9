import type { Noun } from '../nouns/noun.ts'
import type { Field } from '../nouns/field.ts'

const yes = new Set(['yes', 'true', '1'])
const no = new Set(['no', 'false', '0'])

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What a cell of a CSV file says; what can't be read stays a text, and the schema refuses it. */
function readCell({ cell }: Field, text: string): unknown {
  if (cell === 'text') return text
  if (cell === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (cell === 'list') return text.split(/\r?\n/).filter((line) => line !== '')
  if (cell === 'weekdays') return text.split(/[\s,]+/)
  if (cell === 'json') return asJson(text)
  const word = text.toLowerCase()
  return yes.has(word) || (no.has(word) ? false : text)
}

/** A row of a CSV file as JSON has it. An empty cell is nothing where there may be nothing, else it is left out. */
export function readCells(noun: Noun, cells: Readonly<Record<string, string>>): object {
  const read = Object.entries(cells).flatMap(([name, text]): [string, unknown][] => {
    const field = noun.fields[name]
    if (!field) return [[name, text]]
    if (text === '' && field.mayBeEmpty) return [[name, []]]
    if (text === '') return field.nullable ? [[name, null]] : []
    return [[name, readCell(field, text)]]
  })
  return Object.fromEntries(read)
}

/** The same the other way. */
export function writeCell({ cell }: Field, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (cell === 'list') return (value as string[]).join('\n')
  if (cell === 'weekdays') return (value as string[]).join(' ')
  if (cell === 'json') return JSON.stringify(value)
  if (cell === 'boolean') return value === true ? 'yes' : 'no'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
