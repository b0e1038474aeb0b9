import { parseModule } from '@rihla/contract/values/enumerations'
import { useReservationsText } from './use-reservations-text.ts'

const named = ['Trip', 'Honeymoon', 'Activity', 'Hotel', 'DayUse', 'NileCruise', 'Bus'] as const

/** What kind of booking it is, in words. */
export function useModuleName(): (module: string) => string {
  const t = useReservationsText()
  return (module) => {
    const known = named.find((name) => name === parseModule(module))
    return t(`module-${known ?? 'Other'}`)
  }
}
