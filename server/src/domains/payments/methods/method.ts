import type { LocalizedText } from '@rihla/contract/values/language'
import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import type { FeeTerms } from './fee.ts'
import type { OpenHours } from './open-hours.ts'

/**
 * What paying by a method is. page: on a gateway's page, at once. code: a gateway's code that is paid in
 * cash elsewhere, later. by_hand: money that reaches us without a gateway, and that the staff sees.
 * points: the traveller's own, at once.
 */
export type MethodKind = 'page' | 'code' | 'by_hand' | 'points'

export const methodKinds: Readonly<Record<PaymentMethodId, MethodKind>> = {
  Bank_Card: 'page',
  Wallet: 'page',
  Installment_Card: 'page',
  PayPal: 'page',
  Outlet_Code: 'code',
  Bank_Transfer: 'by_hand',
  Cash_On_Delivery: 'by_hand',
  Credit_Points: 'points',
}

/** Whether money by this method comes when its payer gets round to it, and not on a page. */
export const isPaidLater = (id: PaymentMethodId): boolean =>
  methodKinds[id] === 'code' || methodKinds[id] === 'by_hand'

/** Whether the staff take it themselves, in cash or on our account: no gateway says when it was paid. */
export const isInHand = ({ method }: { readonly method: PaymentMethodId }): boolean =>
  methodKinds[method] === 'by_hand'

/** One line to read or to copy. */
export type MethodField = {
  readonly label: LocalizedText
  readonly value: LocalizedText
  readonly copy: boolean
  readonly half: boolean
}

/** A way to pay as the company set it up. */
export type PaymentMethod = {
  readonly id: PaymentMethodId
  readonly kind: MethodKind
  /** The modules that it serves; null: all. */
  readonly modules: readonly string[] | null
  readonly fee: FeeTerms
  /** How long one has to pay; null: it is paid at once. */
  readonly hoursToPay: number | null
  /** When the counter that takes it is open; null: at any hour. */
  readonly openHours: OpenHours | null
  readonly name: LocalizedText
  readonly note: LocalizedText | null
  readonly instructions: LocalizedText | null
  readonly fields: readonly MethodField[]
}
