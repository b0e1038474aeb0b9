import { parseModule, soldModuleNames } from '@rihla/contract/modules'
import { useReservationsText } from './use-reservations-text.ts'

/** What kind of booking it is, in words. */
export function useModuleName(): (module: string) => string {
  const t = useReservationsText()
  return (module) => {
    const known = soldModuleNames.find((name) => name === parseModule(module))
    return t(`module-${known ?? 'Other'}`)
  }
}
