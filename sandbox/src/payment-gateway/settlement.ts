import type { Ledger } from './ledger.ts'
import type { Transaction } from './wire.ts'

/**
 * The settlement file of a merchant: what really moved in a day, a line a transaction. Paymob gives such a file in its
 * merchants' pages and publishes no description of its columns: these are names of our own, which couldn't be checked
 * against the real gateway.
 */
const columns = [
  'transaction_id',
  'kind',
  'parent_transaction_id',
  'order_id',
  'merchant_reference',
  'currency',
  'amount',
  'fee',
  'net',
  'captured_at',
] as const

/** Hundredths of a percent that the gateway keeps of a payment, and piastres beside them; of nothing else. */
const FEE = { basisPoints: 275, fixed: 300 }

type Kind = 'payment' | 'refund' | 'chargeback'
type Line = { kind: Kind; cents: number; at: Date; of: Transaction }

/** Moments of the ledger are in UTC, without a zone. */
const momentOf = (stamped: string): Date => new Date(`${stamped.slice(0, 23)}Z`)

const cairo = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
})

/** `2026-03-20 14:00:00`, by the clocks in Cairo. */
const inCairo = (at: Date): string => cairo.format(at).replace(',', '')
const dayOf = (at: Date): string => inCairo(at).slice(0, 10)

/** With the distance from UTC, so that the hour that comes twice in autumn is told apart. */
function capturedAt(at: Date): string {
  const shown = inCairo(at)
  const hours = Math.round((Date.parse(`${shown.replace(' ', 'T')}Z`) - at.getTime()) / 3_600_000)
  return `${shown.replace(' ', 'T')}+0${hours}:00`
}

const takenBy = ({ amount_cents: asked, captured_amount: captured }: Transaction): number =>
  captured > 0 && captured < asked ? captured : asked

/** A payment that is voided on its own day never comes to be settled; voided later, its money goes back. */
function isUndone(payment: Transaction, all: readonly Transaction[]): boolean {
  if (!payment.is_voided) return false
  const undone = all.find((one) => one.is_void && one.parent_transaction === payment.id)
  return (
    undone !== undefined &&
    dayOf(momentOf(undone.created_at)) === dayOf(momentOf(payment.updated_at))
  )
}

function lineOf(of: Transaction, all: readonly Transaction[]): Line | null {
  if (!of.success || of.pending) return null
  const at = momentOf(of.updated_at)
  if (!of.has_parent_transaction)
    return isUndone(of, all) ? null : { kind: 'payment', cents: takenBy(of), at, of }
  const parent = all.find((one) => one.id === of.parent_transaction)
  if (of.is_void && (parent === undefined || isUndone(parent, all))) return null
  const kind = of.is_chargeback ? 'chargeback' : 'refund'
  return { kind, cents: -of.amount_cents, at, of }
}

const egp = (cents: number): string => (cents / 100).toFixed(2)

function cells({ kind, cents, at, of }: Line): (string | number)[] {
  const fee = kind === 'payment' ? Math.round((cents * FEE.basisPoints) / 10_000) + FEE.fixed : 0
  return [
    of.id,
    kind,
    of.parent_transaction ?? '',
    of.order.id,
    of.order.merchant_order_id ?? '',
    of.currency,
    egp(cents),
    egp(fee),
    egp(cents - fee),
    capturedAt(at),
  ]
}

/** The CSV of a day in Cairo (`YYYY-MM-DD`), as spreadsheets like it; of today, what has moved so far. */
export function settlementFile({ transactions }: Ledger, day: string): string {
  const all = transactions.all()
  const lines = all
    .map((one) => lineOf(one, all))
    .filter((line): line is Line => line !== null && dayOf(line.at) === day)
  const rows = [columns, ...lines.map(cells)]
  return `\uFEFF${rows.map((row) => `${row.join(',')}\r\n`).join('')}`
}

/** Today in Cairo. */
export const dayInCairo = dayOf
