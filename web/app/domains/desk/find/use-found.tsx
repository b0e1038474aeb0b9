import type { About } from '@rihla/contract/desk/fields'
import type { InventoryItem } from '@rihla/contract/desk/inventory'
import { FIND_MIN } from '@rihla/contract/desk/limits'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { reservationPath } from '../addresses.ts'
import { findInventoryQuery } from '../inventory/inventory-queries.ts'
import { itemText } from '../inventory/item-picker.tsx'
import { keyOf } from '../inventory/use-inventory-address.ts'
import { isNamedModule, moduleNames } from '../promocodes/module-names.ts'
import { findQuery } from '../queries.ts'
import { useDeskText } from '../use-desk-text.ts'
import { useMay } from '../use-me.ts'

/** Something that was found, and the page of the desk that it leads to. */
export type Found = { readonly key: string; readonly to: string; readonly shown: ReactNode }

/** Offers beside the reservations, at most: whoever looks for one has its own page. */
const OFFERS = 5

/** Reservations and, for those who may see them, offers that fit what was typed; none while it is too short. */
export function useFound(typed: string): {
  readonly reservations: readonly Found[]
  readonly offers: readonly Found[]
  /** What is found was found by this, all of it, and by nothing that was typed before. */
  readonly isReady: boolean
  readonly error: Error | null
} {
  const t = useDeskText()
  const [api, language, may] = [useApi(), useLanguage(), useMay()]
  const isLong = typed.length >= FIND_MIN
  const reservations = useQuery(findQuery(api, language, typed))
  const offers = useQuery({
    ...findInventoryQuery(api, language, typed),
    enabled: isLong && may('findInventory'),
  })
  const reservation = (it: About): Found => ({
    key: String(it.Id),
    to: reservationPath(it),
    shown: (
      <>
        <bdi dir="ltr" className="desk-reference">
          {it.Reference}
        </bdi>
        <bdi className="font-semibold">{it.ClientName}</bdi>
        <span className="type-small text-ink-2">
          <bdi>{it.Name}</bdi> · {dayMonthYear(it.FromDate, language)} · {it.Status}
        </span>
      </>
    ),
  })
  const offer = (it: InventoryItem): Found => {
    const key = keyOf({ kind: it.Kind, id: it.Id })
    return {
      key,
      to: `/desk/inventory?of=${key}`,
      shown: (
        <>
          <bdi className="font-semibold">{itemText(it)}</bdi>
          <span className="type-small text-ink-2">
            {isNamedModule(it.Module) && `${t(moduleNames[it.Module])} · `}
            <bdi>{it.City}</bdi>
          </span>
        </>
      ),
    }
  }
  const { error } = reservations
  const found = isLong && !error
  return {
    reservations: found ? (reservations.data?.Items ?? []).map(reservation) : [],
    offers: found ? (offers.data?.Items ?? []).slice(0, OFFERS).map(offer) : [],
    isReady:
      reservations.data !== undefined &&
      !offers.isLoading &&
      !reservations.isPlaceholderData &&
      !offers.isPlaceholderData,
    error,
  }
}
