import { parseModule } from '@rihla/contract/modules'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { kinds } from '../kinds/index.ts'
import { useReservationsText } from './use-reservations-text.ts'

/** What kind of booking it is, in words. */
export function useModuleName(): (module: string) => string {
  const t = useReservationsText()
  const language = useLanguage()
  return (module) => {
    const known = parseModule(module)
    return kinds.find((it) => it.module === known)?.booking[language] ?? t('otherBooking')
  }
}
