import { parseModule, soldModuleNames } from '@rihla/contract/modules'
import { useKindsText } from '../kinds/index.ts'
import { useReservationsText } from './use-reservations-text.ts'

/** What kind of booking it is, in words. */
export function useModuleName(): (module: string) => string {
  const t = useReservationsText()
  const kindText = useKindsText()
  return (module) => {
    const known = soldModuleNames.find((name) => name === parseModule(module))
    return known ? kindText(`booking${known}`) : t('otherBooking')
  }
}

/** Where a booking is shown: buses have a page of their own, with the ticket. */
export const pathOf = ({ ModuleName, Id }: { ModuleName: string; Id: number }): string =>
  ModuleName === 'Bus' ? `/bus-bookings/${Id}` : `/reservations/${ModuleName}/${Id}`
