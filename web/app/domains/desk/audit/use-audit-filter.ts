import { parseWireDate } from '@rihla/contract/values/dates'
import { useSearchParams } from 'react-router'

const names = ['who', 'what', 'ref', 'from', 'to'] as const
type Filter = Readonly<Record<(typeof names)[number], string>>

export type AuditFilter = readonly [Filter, (change: Partial<Filter>) => void]

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && parseWireDate(text) !== null

/** What the log is searched by: the address, so that it can be shared. */
export function useAuditFilter(): AuditFilter {
  const [params, setParams] = useSearchParams()
  const read = (name: keyof Filter): string => params.get(name) ?? ''
  const day = (name: 'from' | 'to'): string => (isDay(read(name)) ? read(name) : '')
  const filter: Filter = {
    who: /^\d{1,15}$/.test(read('who')) ? read('who') : '',
    what: read('what').slice(0, 40),
    ref: read('ref').slice(0, 40),
    from: day('from'),
    to: day('to'),
  }
  const change = (changed: Partial<Filter>): void => {
    const all = { ...filter, ...changed }
    const kept = names.flatMap((name): [string, string][] => (all[name] ? [[name, all[name]]] : []))
    setParams(kept, { replace: true, preventScrollReset: true })
  }
  return [filter, change]
}
