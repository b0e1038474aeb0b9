import { CheckoutSkeleton } from '../checkout/index.ts'
import { useHotelCheckoutText } from './use-hotel-checkout-text.ts'

/** The page before its price, or what became of its payment, is known. */
export function Loading() {
  const t = useHotelCheckoutText()
  return <CheckoutSkeleton text={t('loading')} main={['h-[180px]', 'h-[420px]']} shown />
}
