import type { InventoryItem } from '@rihla/contract/desk/inventory'
import { useQuery } from '@tanstack/react-query'
import { Search } from '../../../ui/brand/icons.ts'
import { useDeferredValue, useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { isNamedModule, moduleNames } from '../promocodes/module-names.ts'
import { findInventoryQuery } from './inventory-queries.ts'
import { useDeskText } from '../use-desk-text.ts'
import { keyOf, type Which } from './use-inventory-address.ts'

/** `Coral Bay · Double room`. */
export const itemText = ({ Name, Part }: Pick<InventoryItem, 'Name' | 'Part'>): string =>
  Part === null ? Name : `${Name} · ${Part}`

/** Finds what has places by day, by a name in either script or a number. */
export function ItemPicker({ onPick }: { onPick: (which: Which, item: InventoryItem) => void }) {
  const t = useDeskText()
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const { data, isError, refetch } = useQuery(findInventoryQuery(useApi(), useLanguage(), wanted))
  const items = data?.Items ?? []
  const keyOfItem = ({ Kind, Id }: InventoryItem): string => keyOf({ kind: Kind, id: Id })
  const options = items.map((it) => ({
    key: keyOfItem(it),
    text: itemText(it),
    note: isNamedModule(it.Module) ? `${t(moduleNames[it.Module])} · ${it.City}` : it.City,
  }))
  return (
    <Combobox
      className="max-w-xl"
      label={t('inventoryFind')}
      hint={t('inventoryFindHint')}
      icon={<Search aria-hidden />}
      text={text}
      onText={(typed) => setText(typed.slice(0, 80))}
      options={options}
      state={data ? 'ready' : isError ? 'error' : 'loading'}
      loadingText={t('loading')}
      errorText={t('failedToLoad')}
      emptyText={t('noneFound')}
      onRetry={() => void refetch()}
      onPick={({ key }) => {
        const it = items.find((item) => keyOfItem(item) === key)
        if (it) onPick({ kind: it.Kind, id: it.Id }, it)
        setText('')
      }}
    />
  )
}
