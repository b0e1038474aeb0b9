import type { KindFacts } from '../details/offer-kind.ts'
import type { OfferChoice } from '../offer-choice.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'
import { useStartBooking } from './use-start-booking.ts'

/** Holds the places of an offer, then opens checkout. */
export function useBook(module: KindFacts['module'], { id, date, adults, childAges }: OfferChoice) {
  const t = useCatalogueText()
  const { start, busy, failure } = useStartBooking(t('redirectingText'), (last) =>
    t(last === 'checkoutConfig' ? 'configFailed' : 'checkoutFailed'),
  )
  const book = ({ Name: name, IsAvailable }: { Name: string; IsAvailable: boolean }): void => {
    if (IsAvailable)
      start({ module, id, name, fromDate: date, adults, children: childAges.length, childAges })
  }
  return { book, busy, failure }
}
