import { parseModule, soldModuleNames } from '@rihla/contract/modules'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { bookingNames } from '../kinds/index.ts'
import { useReservationsText } from './use-reservations-text.ts'

/** What kind of booking it is, in words. */
export function useModuleName(): (module: string) => string {
  const t = useReservationsText()
  const language = useLanguage()
  return (module) => {
    const known = soldModuleNames.find((name) => name === parseModule(module))
    return known ? bookingNames[known][language] : t('otherBooking')
  }
}
