import { Copyable } from '../../ui/button/copyable.tsx'
import { useCopyToasts } from './use-copy-toasts.ts'
import { useHotelCheckoutText } from './use-hotel-checkout-text.ts'

/** What to name when one calls about a booking. */
export function BookingCode({ value }: { value: string }) {
  const t = useHotelCheckoutText()
  const { onCopied, onCopyFailed } = useCopyToasts()
  return (
    <Copyable label={t('bookingCode')} value={value} onCopied={onCopied} onFailed={onCopyFailed} />
  )
}
