import type { ReservationDetails } from '@rihla/contract/reservations'
import type { Language } from '@rihla/contract/values/language'
import type { Reservation } from '../reservation.ts'

type Instructions = NonNullable<ReservationDetails['PaymentMethodInstrucions']>

/** How to pay what is to be paid later, while it can be; null where it is paid on a page, or is paid. */
export function presentInstructions(
  { status, paymentInstructions: it }: Pick<Reservation, 'status' | 'paymentInstructions'>,
  language: Language,
): Instructions | null {
  if (!it || status !== 'Pending Payment') return null
  return {
    Instructions: it.instructions[language],
    ImageUrl: null,
    Fields: it.fields.map(({ label, value, copy, half }) => ({
      Label: label[language],
      Value: value[language],
      ShowCopyButton: copy,
      ShowInHalfLine: half,
    })),
    Note: it.note?.[language] ?? null,
  }
}
