import type { InventoryItem } from '@rihla/contract/desk/inventory'
import type { Caller } from './customer-fields.tsx'
import { blankSale, type SaleDraft } from './sale-draft.ts'

/** A sale that is being made; under its key it is made once, however often it is sent. */
export type Sale = {
  readonly item: InventoryItem
  readonly draft: SaleDraft
  readonly caller: Caller
  readonly key: string
}

/** A sale that was kept in the tab, what it lacks blank; null: it is none. */
export function keptSale(it: Partial<Sale> | null | undefined, nobody: Caller): Sale | null {
  if (!it || typeof it.key !== 'string') return null
  const { Id, Kind, Module } = it.item ?? {}
  if (typeof Id !== 'number' || typeof Kind !== 'string' || typeof Module !== 'string') return null
  return {
    item: it.item as InventoryItem,
    draft: { ...blankSale, ...it.draft },
    caller: { ...nobody, ...it.caller },
    key: it.key,
  }
}
