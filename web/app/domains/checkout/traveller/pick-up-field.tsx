import { CHANGE_LIMITS } from '@rihla/contract/changing-limits'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useCheckoutText } from '../use-checkout-text.ts'
import type { BookingDraft } from './use-booking.ts'

/** Which hotel people are fetched from; who doesn't know yet says so later. */
export default function PickUpField({ typed, edit }: Pick<BookingDraft, 'typed' | 'edit'>) {
  const t = useCheckoutText()
  return (
    <TextField
      label={t('pickUp')}
      hint={t('pickUpHint')}
      name="pick-up"
      dir="auto"
      autoComplete="off"
      maxLength={CHANGE_LIMITS.pickUp}
      value={typed.pickUp}
      onChange={(pickUp) => edit({ pickUp })}
    />
  )
}
