import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { Range } from '../../../ui/form/clamp-range.ts'

/** What the choices of filters leave, as it is shown beside them. */
export type FilterCounts = {
  /** At the end of a row; of stars of the class. */
  end(filter: 'FreeCancellation' | 'InstantConfirmation' | 'Stars', choice?: number): ReactNode
  /** Of a list of choices, after the name of one. */
  named(name: string, filter: 'Cities' | 'Types', id: number): string
  /** Over the price slider. */
  Bars: ComponentType<{ shown: Range; bounds: Range }>
}

/** Undefined until the counts are there: they come after the results, and their script with them. */
export const FilterCountsContext = createContext<FilterCounts | undefined>(undefined)

export const useFilterCounts = (): FilterCounts | undefined => useContext(FilterCountsContext)
