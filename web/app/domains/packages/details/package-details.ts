import { toMonthDayYear } from '@rihla/contract/values/dates'
import type { OfferChoice } from '../../catalogue/index.ts'
import { usePackagesText } from '../use-packages-text.ts'

/** What the details of a package are asked with. */
export const packageInput = ({ id, date, adults }: OfferChoice) => ({
  Id: id,
  ArrivalDate: toMonthDayYear(date),
  AdultsCount: adults,
})

type OwnTexts = (key: 'title' | 'detailsFailed' | 'noDetails' | 'detailsErrorTitle') => string

/** The texts of a details page: `t` are those of the kind, the rest are shared. */
export function usePackageDetailsTexts(t: OwnTexts) {
  const shared = usePackagesText()
  return {
    title: t('title'),
    failed: t('detailsFailed'),
    empty: t('noDetails'),
    errorTitle: t('detailsErrorTitle'),
    fallback: t('detailsFailed'),
    back: shared('backToSearch'),
    badAddress: () => shared('invalidParameters'),
  }
}
