import { inventoryKinds, type InventoryKind } from '@rihla/contract/desk/inventory-kinds'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { monthOf, type Month } from './month.ts'
import { cairoToday } from '../../../platform/clock.ts'

/** What is looked at: its kind of stock and its number. */
export type Which = { readonly kind: InventoryKind; readonly id: number }

type Looked = { readonly which: Which | null; readonly month: Month }

const isKind = (text: string): text is InventoryKind => inventoryKinds.some((it) => it === text)

function whichOf(text: string): Which | null {
  const [kind = '', id = ''] = text.split('-')
  return isKind(kind) && /^[1-9]\d{0,14}$/.test(id) ? { kind, id: Number(id) } : null
}

/** `room-12`, as the address names it. */
export const keyOf = ({ kind, id }: Which): string => `${kind}-${id}`

/** What is looked at and in which month: the address, so that it can be shared. */
export function useInventoryAddress(): readonly [Looked, (change: Partial<Looked>) => void] {
  const [params, setParams] = useSearchParams()
  const [thisMonth] = useState(() => monthOf(cairoToday()))
  const month = params.get('month') ?? ''
  const looked: Looked = {
    which: whichOf(params.get('of') ?? ''),
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : thisMonth,
  }
  const change = (changed: Partial<Looked>): void => {
    const all = { ...looked, ...changed }
    setParams(
      { ...(all.which && { of: keyOf(all.which) }), month: all.month },
      { replace: true, preventScrollReset: true },
    )
  }
  return [looked, change]
}
