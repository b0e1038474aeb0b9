import { useState } from 'react'
import type { AnyView, View } from './toolbar.tsx'

/** The views of kinds without a map. */
export const flatViews: readonly [View, ...View[]] = ['grid', 'list']

/** What was chosen last in this tab, in whichever list. */
export const lastView: { is?: AnyView | undefined } = {}

/** How results are shown: as was chosen last, so that Back leads to what one left; else the first of these views. */
export function useView<V extends AnyView>(views: readonly [V, ...V[]]) {
  const [view, setView] = useState(views.find((it) => it === lastView.is) ?? views[0])
  return { views, view, setView: (next: V) => ((lastView.is = next), setView(next)) }
}
