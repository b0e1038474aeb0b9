import type { InventoryItem } from '@rihla/contract/desk/inventory'
import { toWesternDigits } from '@rihla/contract/values/digits'
import { isNamedModule } from '../promocodes/module-names.ts'

/** What a customer on the phone wants, as it is typed. */
export const blankSale = {
  from: null as string | null,
  to: null as string | null,
  adults: 2 as number | null,
  ages: '',
  board: '0',
  refundable: false,
  inFull: false,
  promocode: '',
}
export type SaleDraft = typeof blankSale
export type ChangeSale = (change: Partial<SaleDraft>) => void

/** What is wanted, now of another offer: when and for whom stay, what belongs to the offer before doesn't. */
export function draftFor(
  next: Pick<InventoryItem, 'Kind'>,
  before: Pick<InventoryItem, 'Kind'> | null,
  it: SaleDraft,
): SaleDraft {
  const { board, refundable, inFull } = blankSale
  // Packages start on days of their own.
  const hasOwnDays = next.Kind === 'package' || before?.Kind === 'package'
  return { ...it, board, refundable, inFull, ...(hasOwnDays && { from: null, to: null }) }
}

/** `4, 9` as numbers, with any digits and commas; null: something else was typed. */
export function agesOf(text: string): number[] | null {
  const parts = toWesternDigits(text)
    .split(/[,،\s]+/)
    .filter(Boolean)
  return parts.every((part) => /^\d{1,2}$/.test(part)) ? parts.map(Number) : null
}

/** What is priced and sold; null while something is missing. */
export function inputOf(item: InventoryItem, it: SaleDraft) {
  const ages = agesOf(it.ages)
  if (it.from === null || !it.adults || ages === null || !isNamedModule(item.Module)) return null
  if (item.Kind === 'room' && (it.to === null || it.to <= it.from)) return null
  return {
    Module: item.Module,
    id: item.Id,
    From: it.from,
    To: item.Kind === 'room' ? (it.to ?? undefined) : undefined,
    Adults: it.adults,
    Ages: ages.length > 0 ? ages : undefined,
    RatePlanId: Number(it.board),
    Refundable: it.refundable,
    InFull: it.inFull,
    // As it is written on papers, however it was typed.
    Promocode: it.promocode.trim().toUpperCase() || undefined,
  }
}
export type SaleInput = NonNullable<ReturnType<typeof inputOf>>
