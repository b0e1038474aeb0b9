import { CODE_MAX } from '@rihla/contract/desk/limits'
import type { PhoneQuote } from '@rihla/contract/desk/phone-sales'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useDeskText } from '../use-desk-text.ts'

/** The promocode that the customer reads out, and below it what became of it. */
export function SalePromocode({
  value,
  verdict,
  onChange,
}: {
  value: string
  /** Of the very code that stands there; null: it hasn't been asked about yet, or none does. */
  verdict: PhoneQuote['Promocode']
  onChange: (promocode: string) => void
}) {
  const t = useDeskText()
  return (
    <div aria-live="polite">
      <TextField
        label={t('salePromocode')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={CODE_MAX}
        value={value}
        onChange={onChange}
        {...(verdict?.IsSuccess && { hint: verdict.Message })}
        error={verdict && !verdict.IsSuccess ? verdict.Message : null}
      />
    </div>
  )
}
