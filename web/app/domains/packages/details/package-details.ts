import { toMonthDayYear } from '@rihla/contract/values/dates'
import { detailsTexts, type OfferChoice } from '../../catalogue/index.ts'
import { usePackagesText } from '../use-packages-text.ts'

/** What the details of a package are asked with. */
export const packageInput = ({ id, date, adults }: OfferChoice) => ({
  Id: id,
  ArrivalDate: toMonthDayYear(date),
  AdultsCount: adults,
})

/** The texts of a details page: `t` are those of the kind, the rest are shared. */
export function usePackageDetailsTexts(t: Parameters<typeof detailsTexts>[0]) {
  const shared = usePackagesText()
  return detailsTexts(t, {
    fallback: t('detailsFailed'),
    back: shared('backToSearch'),
    badAddress: () => shared('invalidParameters'),
  })
}
