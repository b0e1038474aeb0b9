import { tabStorage } from '../platform/storage.ts'

const COUNTED_KEY = 'rihla:counted'
const MOST_KEPT = 60

const kept = (): string[] => {
  const list = tabStorage.readJson<string[]>(COUNTED_KEY)
  return Array.isArray(list) ? list.map(String) : []
}

/** Whether this visit has counted something already. */
export const isCounted = (what: string): boolean => kept().includes(what)

/** Whether something is counted for the first time in this visit: the tab, through reloads, remembers it. */
export function isFirst(what: string): boolean {
  const counted = kept()
  if (counted.includes(what)) return false
  tabStorage.writeJson(COUNTED_KEY, [...counted, what].slice(-MOST_KEPT))
  return true
}
