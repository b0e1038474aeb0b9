import { CODE_MAX } from '@rihla/contract/desk/limits'
import type { PhoneQuote } from '@rihla/contract/desk/phone-sales'
import { useEffect, useState } from 'react'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useDeskText } from '../use-desk-text.ts'

/** Whoever types goes on within this time, in ms: half a code isn't asked about, or called wrong. */
const PAUSE = 500

/** The promocode that the customer reads out, and below it what became of it. */
export function SalePromocode({
  value,
  verdict,
  onChange,
}: {
  value: string
  /** Of the code that was asked about last; null: of none. */
  verdict: PhoneQuote['Promocode']
  onChange: (promocode: string) => void
}) {
  const t = useDeskText()
  const [typed, setTyped] = useState(value)
  useEffect(() => {
    if (typed === value) return undefined
    const timer = setTimeout(() => onChange(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  // What is said of another code than the one that stands there is old.
  const said = typed === value && typed.trim() !== '' ? verdict : null
  return (
    <div aria-live="polite">
      <TextField
        label={t('salePromocode')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={CODE_MAX}
        value={typed}
        onChange={setTyped}
        {...(said?.IsSuccess && { hint: said.Message })}
        error={said && !said.IsSuccess ? said.Message : null}
      />
    </div>
  )
}
