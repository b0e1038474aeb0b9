import type { PaymentMethod as MethodOnTheWire } from '@rihla/contract/checkout'
import type { Module } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import { CURRENCY, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { feeOf, offerMethods, type PaymentMethod } from '../../payments/index.ts'
import type { CheckoutDeps } from '../deps.ts'
import type { Owner } from '../policy.ts'
import { viewBooking } from '../view-booking.ts'
import { paidAt } from './pay-booking.ts'

type Asked = { readonly tempId: number; readonly module: Module; readonly language: Language }

/** The ways to pay for a held booking, each with its fee, in whole EGP. */
export async function listMethods(
  deps: CheckoutDeps,
  owner: Owner,
  { tempId, module, language }: Asked,
): Promise<MethodOnTheWire[] | Refusal> {
  const shown = await viewBooking(deps, owner, tempId, module)
  if (isRefusal(shown)) return shown
  const { payable } = shown.booking
  const offered = await offerMethods(deps.payments, deps.db, { module, kinds: paidAt })
  return offered.map((method) => presentMethod(method, payable, language))
}

const presentMethod = (it: PaymentMethod, price: Piastres, language: Language): MethodOnTheWire => {
  const fee = feeOf(it.fee, price)
  return {
    MethodId: it.id,
    MethodName: it.name[language],
    ImageUrl: null,
    Price: toWholeEgp(price),
    Fees: toWholeEgp(fee),
    PriceWithFees: toWholeEgp(price + fee),
    Currency: CURRENCY,
    Note: it.note?.[language] ?? null,
    Instructions: it.instructions?.[language] ?? null,
    Fields: it.fields.map((field) => ({
      Label: field.label[language],
      Value: field.value[language],
      ShowCopyButton: field.copy,
      ShowInHalfLine: field.half,
    })),
  }
}
