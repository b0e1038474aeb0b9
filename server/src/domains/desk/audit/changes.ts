import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import { paymentStatusTexts, statusTexts } from '../../reservations/index.ts'

type Figures = Readonly<Record<string, unknown>> | null
type Change = {
  readonly Name: string
  readonly Before: string | null
  readonly After: string | null
}

/** What names what a deed was about, and is no figure of it. */
const naming = new Set(['id', 'code', 'reservationId', 'subject', 'kind', 'Id', 'Kind'])

/** What snapshots count in piastres. */
const amounts = new Set(['amount', 'paid', 'total', 'max_discount', 'min_amount'])

/** States of reservations, whose words are the server's. */
const statuses = new Map<string, LocalizedText>(
  Object.entries({ ...paymentStatusTexts, ...statusTexts }),
)
const isStatus = (name: string): boolean => name === 'status' || name === 'payment_status'

function inWords(name: string, value: unknown, language: Language): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' && amounts.has(name)) return String(toWholeEgp(value))
  if (typeof value === 'string' && isStatus(name)) return statuses.get(value)?.[language] ?? value
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What a deed changed, of the figures and states that were noted before and after it; amounts in whole EGP. */
export function changesBetween(before: Figures, after: Figures, language: Language): Change[] {
  // What wasn't done has no afterwards.
  if (!after) return []
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after)])
  return [...names]
    .filter((name) => !naming.has(name))
    .map((name) => ({
      Name: name,
      Before: inWords(name, before?.[name], language),
      After: inWords(name, after[name], language),
    }))
    .filter(({ Before, After }) => Before !== After)
}
