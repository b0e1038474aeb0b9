import { cairoMoment } from '@rihla/contract/values/moments'
import { inEachLanguage } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import type { PaymentMethod } from '../../payments/index.ts'
import { type PaymentInstructions } from '../../reservations/index.ts'
import { howToPayLabels } from '../texts.ts'

type Facts = {
  /** What to name at an outlet; null where there is none. */
  readonly code: string | null
  readonly amount: Piastres
  readonly deadline: Date
  /** Of the reservation: what to name in a transfer, or at the office. */
  readonly reference: string
}

type Field = PaymentInstructions['fields'][number]

const same = (text: string) => inEachLanguage(() => text)

/** What a traveller who pays later needs: the code, how much, until when, and what the method has to copy. */
export function howToPay(
  { instructions, fields }: PaymentMethod,
  { code, amount, deadline, reference }: Facts,
): PaymentInstructions {
  const field = (label: Field['label'], value: Field['value'], copy: boolean): Field => ({
    label,
    value,
    copy,
    half: true,
  })
  return {
    instructions: instructions ?? same(''),
    note: null,
    fields: [
      ...(code === null ? [] : [field(howToPayLabels.code, same(code), true)]),
      field(
        howToPayLabels.amount,
        inEachLanguage((language) => formatEgp(toWholeEgp(amount), language)),
        false,
      ),
      field(
        howToPayLabels.deadline,
        inEachLanguage((language) => cairoMoment(deadline, language)),
        false,
      ),
      ...fields,
      ...(code === null ? [field(howToPayLabels.reference, same(reference), true)] : []),
    ],
  }
}
