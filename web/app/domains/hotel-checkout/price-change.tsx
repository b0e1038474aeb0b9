import { formatEgp } from '@rihla/contract/values/money'
import { TriangleAlert } from '../../ui/brand/icons.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { useHotelCheckoutText } from './use-hotel-checkout-text.ts'

/** The old price and the new one, to be agreed to before anything goes on. */
export function PriceChangeNotice({
  change,
  agreed,
  onAgree,
}: {
  change: { From: number; To: number }
  agreed: boolean
  onAgree: (agreed: boolean) => void
}) {
  const t = useHotelCheckoutText()
  const language = useLanguage()
  const from = formatEgp(change.From, language)
  const to = formatEgp(change.To, language)
  return (
    <div className="notice notice-warn" role="alert">
      <TriangleAlert aria-hidden />
      <div className="grid flex-1 gap-2">
        <p>
          <strong className="block">{t('priceChanged')}</strong>
          {t('priceChangedText', { from, to })}
        </p>
        <Checkbox label={t('agreePrice', { to })} checked={agreed} onChange={onAgree} />
      </div>
    </div>
  )
}
