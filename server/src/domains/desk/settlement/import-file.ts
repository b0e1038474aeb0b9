import { createHash } from 'node:crypto'
import { MONEY_DAYS } from '@rihla/contract/desk/limits'
import { SETTLEMENT_BYTES } from '@rihla/contract/desk/settlement/limits'
import { cairoDate, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { DeskDeps } from '../deps.ts'
import {
  compareLines,
  insertFile,
  insertLines,
  lockSettlements,
  type Contradiction,
} from './file-store.ts'
import { lineProblems, type LineProblem } from './line-problems.ts'
import { readSettlementFile } from './read-file.ts'
import type { SettlementLine } from './settlement-line.ts'

/** What staff chose: a file, and the days it is for, where they say so. */
export type Chosen = {
  readonly File: File
  readonly From?: CalendarDate | undefined
  readonly To?: CalendarDate | undefined
}

/** A file that was read and can be kept. */
export type ReadFile = {
  readonly lines: readonly SettlementLine[]
  readonly sha256: Buffer
  readonly first: CalendarDate
  readonly last: CalendarDate
  /** Its last day is over. */
  readonly isWhole: boolean
}

function inWords({ line, problem, column, other }: LineProblem, language: Language): Refusal {
  const reason = lineProblems[problem][language]
    .replace('{column}', column ?? '')
    .replace('{other}', String(other ?? ''))
  return refuse('settlement_file_wrong', { line, reason })
}

const contradicts = ({ line, number, file, before }: Contradiction): Refusal =>
  refuse('settlement_contradicts', { line, number, file, before })

type Day = CalendarDate | undefined
const earliest = (days: readonly CalendarDate[]): Day =>
  days.reduce<Day>((first, day) => (first === undefined || day < first ? day : first), undefined)
const latest = (days: readonly CalendarDate[]): Day =>
  days.reduce<Day>((last, day) => (last === undefined || day > last ? day : last), undefined)

/** Reads what was chosen; refused whole, with the line that is wrong in the reader's language. */
export async function readChosen(
  { File: file, From, To }: Chosen,
  now: Date,
  language: Language,
): Promise<ReadFile | Refusal> {
  if (file.size > SETTLEMENT_BYTES) return refuse('settlement_file_large')
  const lines = await readSettlementFile(file)
  if ('problem' in lines) return inWords(lines, language)
  const days = lines.map(({ at }) => cairoDate(at))
  const [first, last] = [From ?? earliest(days), To ?? latest(days)]
  if (first === undefined || last === undefined) return refuse('settlement_file_empty')
  const [length, today] = [daysBetween(first, last), cairoDate(now)]
  if (length < 0 || length >= MONEY_DAYS || last > today) return refuse('settlement_dates_wrong')
  const outside = lines.find((_, at) => (days[at] ?? '') < first || (days[at] ?? '') > last)
  if (outside)
    return inWords({ line: outside.line, problem: 'day', other: cairoDate(outside.at) }, language)
  const sha256 = createHash('sha256')
    .update(await file.bytes())
    .digest()
  return { lines, sha256, first, last, isWhole: last < today }
}

/** How many lines no file had so far; refused where one says otherwise than before. */
export async function countNew(
  { db }: Pick<DeskDeps, 'db'>,
  gateway: string,
  { lines }: ReadFile,
): Promise<number | Refusal> {
  const { known, contradiction } = await compareLines(db, gateway, lines)
  return contradiction ? contradicts(contradiction) : lines.length - known
}

/** Rolls an import back. */
class Contradicted extends Error {
  readonly it: Contradiction
  constructor(it: Contradiction) {
    super('A line says otherwise than before')
    this.it = it
  }
}

/** `isNew`: false where this very file stood there before, and nothing was changed. */
export type Kept = { readonly id: number; readonly isNew: boolean; readonly fresh: number }

/**
 * Keeps a file with all of its transactions, each once whatever files have it, or nothing of it. Compared once its lines
 * are in, so that nothing came between.
 */
export async function keepFile(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  gateway: string,
  { name, by }: { readonly name: string; readonly by: number },
  { lines, ...read }: ReadFile,
): Promise<Kept | Refusal> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockSettlements(trx, gateway)
      const file = { gateway, name, by, at: clock.now(), ...read }
      const { id, isNew } = await insertFile(trx, file, lines.length)
      if (!isNew) return { id, isNew, fresh: 0 }
      const fresh = await insertLines(trx, gateway, id, lines)
      const { contradiction } = await compareLines(trx, gateway, lines)
      if (contradiction) throw new Contradicted(contradiction)
      return { id, isNew, fresh }
    })
  } catch (error) {
    if (error instanceof Contradicted) return contradicts(error.it)
    throw error
  }
}
