import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { SETTLEMENT_LINES } from '@rihla/contract/desk/settlement/limits'
import { movements, type Movement } from '@rihla/contract/desk/settlement/states'
import { CURRENCY } from '@rihla/contract/values/money'
import { CsvError, parse } from 'csv-parse'
import type { LineProblem } from './line-problems.ts'
import type { SettlementLine } from './settlement-line.ts'

const needed = ['transaction_id', 'kind', 'order_id', 'currency', 'amount', 'captured_at'] as const
const known = [...needed, 'merchant_reference', 'fee', 'net'] as const
type Column = (typeof known)[number]
type Cells = Readonly<Partial<Record<Column, string>>>

/** Begins with a letter or a digit, so that none is a formula wherever it is written again. */
const NUMBER = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/
const AMOUNT = /^(-?)(\d{1,10})(?:\.(\d{1,2}))?$/
const MOMENT = /^20\d\d-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/

/** Bytes after which others have their turn: the longest file takes a second. */
const AT_ONCE = 50_000

async function* partsOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += AT_ONCE) {
    yield new Uint8Array(await file.slice(at, at + AT_ONCE).arrayBuffer())
    await setImmediate()
  }
}

/** Thrown while a file is read, and caught at its end. */
class Wrong extends Error {
  readonly it: LineProblem
  constructor(it: LineProblem) {
    super(it.problem)
    this.it = it
  }
}

const isMovement = (text: string | undefined): text is Movement =>
  movements.some((one) => one === text)

/** The names of the columns, however they are written: `Transaction ID` is `transaction_id`. */
function columnsOf(heading: readonly string[]): string[] {
  const names = heading.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )
  for (const column of known)
    if (names.filter((name) => name === column).length > 1)
      throw new Wrong({ line: 1, problem: 'column_twice', column })
  for (const column of needed)
    if (!names.includes(column)) throw new Wrong({ line: 1, problem: 'column_missing', column })
  return names
}

function piastres(cells: Cells, column: Column, line: number): number {
  const [, minus, pounds, parts = ''] = AMOUNT.exec(cells[column] ?? '') ?? []
  if (pounds === undefined) throw new Wrong({ line, problem: 'amount', column })
  const amount = Number(pounds) * 100 + Number(parts.padEnd(2, '0'))
  return minus ? -amount : amount
}

function numberIn(cells: Cells, column: Column, line: number): string {
  const text = cells[column] ?? ''
  if (!NUMBER.test(text)) throw new Wrong({ line, problem: 'number', column })
  return text
}

function momentIn({ captured_at: text = '' }: Cells, line: number): Date {
  const at = new Date(MOMENT.test(text) ? text.replace(' ', 'T') : Number.NaN)
  if (Number.isNaN(at.getTime())) throw new Wrong({ line, problem: 'moment' })
  return at
}

function lineOf(cells: Cells, line: number): SettlementLine {
  const { kind } = cells
  if (!isMovement(kind)) throw new Wrong({ line, problem: 'kind' })
  if (cells.currency !== CURRENCY) throw new Wrong({ line, problem: 'currency' })
  const amount = piastres(cells, 'amount', line)
  if (kind === 'payment' ? amount <= 0 : amount >= 0) throw new Wrong({ line, problem: 'sign' })
  const fee = cells.fee ? piastres(cells, 'fee', line) : 0
  if (cells.net && piastres(cells, 'net', line) !== amount - fee)
    throw new Wrong({ line, problem: 'net' })
  return {
    line,
    kind,
    transactionId: numberIn(cells, 'transaction_id', line),
    orderId: numberIn(cells, 'order_id', line),
    reference: cells.merchant_reference ? numberIn(cells, 'merchant_reference', line) : null,
    amount,
    fee,
    at: momentIn(cells, line),
  }
}

/** A record of the file, and the line on which it ends. */
type Read = { readonly record: Cells; readonly info: { readonly lines: number } }

/**
 * Reads a gateway's settlement file (CSV, UTF-8, columns by their names, those we don't know left alone): all of its
 * transactions, or the first line that isn't as it must be. Amounts are EGP with a point, read to the piastre.
 */
export async function readSettlementFile(
  file: Blob,
): Promise<readonly SettlementLine[] | LineProblem> {
  const lines: SettlementLine[] = []
  const seen = new Map<string, number>()
  let heading = false
  const parser = Readable.from(partsOf(file)).pipe(
    parse({
      bom: true,
      columns: (names: string[]) => {
        heading = true
        return columnsOf(names)
      },
      info: true,
      max_record_size: 10_000,
      skip_empty_lines: true,
      trim: true,
    }),
  )
  try {
    for await (const read of parser) {
      // What `info` makes of a record, by the columns that stand in its heading.
      const { record, info } = read as Read
      if (lines.length === SETTLEMENT_LINES)
        throw new Wrong({ line: info.lines, problem: 'too_many', other: SETTLEMENT_LINES })
      const line = lineOf(record, info.lines)
      const key = `${line.kind} ${line.transactionId}`
      const before = seen.get(key)
      if (before !== undefined)
        throw new Wrong({ line: info.lines, problem: 'twice', other: before })
      seen.set(key, info.lines)
      lines.push(line)
    }
  } catch (error) {
    if (error instanceof Wrong) return error.it
    if (error instanceof CsvError)
      return { line: Number(error['lines'] ?? 1), problem: 'unreadable' }
    throw error
  }
  return heading ? lines : { line: 1, problem: 'column_missing', column: needed[0] }
}
