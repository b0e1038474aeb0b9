import { soldModule } from '@rihla/contract/modules'

/** The steps of checkout, in their order. */
export const checkoutSteps = [
  'form-editing',
  'payment-selection',
  'payment-details',
  'payment-iframe',
  'payment-confirmation',
] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

const stepNumbers: Readonly<Record<CheckoutStep, number>> = {
  'form-editing': 0,
  'payment-selection': 1,
  'payment-details': 1,
  'payment-iframe': 2,
  'payment-confirmation': 3,
}

/** Which of the four marks above the page a step belongs to. */
export const stepNumberOf = (step: CheckoutStep): number => stepNumbers[step]

/** The search page of a module, to return to. */
export function searchOf(module: string): string {
  const sold = soldModule(module)
  return sold?.listFromCheckout ?? sold?.list ?? '/'
}
