import { CircleX } from '../../../ui/brand/icons.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useHotelCheckoutText } from '../use-hotel-checkout-text.ts'

/** The list of countries can't be had: nationality can't be chosen without it, so it is asked for again from here. */
export function CountriesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useHotelCheckoutText()
  return (
    <div className="notice notice-bad items-center" role="alert">
      <CircleX aria-hidden />
      <p className="flex-1">{t('countriesFailed')}</p>
      <Button size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
