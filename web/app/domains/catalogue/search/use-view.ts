import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyView, View } from './toolbar.tsx'

/** The views of kinds without a map. */
export const flatViews: readonly [View, ...View[]] = ['grid', 'list']

/** What was chosen last in this tab, in whichever list. */
const LAST = ['list-view']

/** How results are shown: as was chosen last, so that Back leads to what one left; else the first of these views. */
export function useView<V extends AnyView>(views: readonly [V, ...V[]]) {
  const client = useQueryClient()
  const [view, setView] = useState(
    () => views.find((it) => it === client.getQueryData(LAST)) ?? views[0],
  )
  const choose = (next: V): void => {
    // For as long as the tab is open: nothing observes it.
    client.setQueryDefaults(LAST, { gcTime: Infinity })
    client.setQueryData(LAST, next)
    setView(next)
  }
  return { views, view, setView: choose }
}
