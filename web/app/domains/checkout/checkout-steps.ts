/** The steps of checkout (offers-and-checkout.md section 4). */
export const checkoutSteps = [
  'form-editing',
  'payment-selection',
  'payment-details',
  'payment-iframe',
  'payment-confirmation',
] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

const marks: Readonly<Record<CheckoutStep, number>> = {
  'form-editing': 0,
  'payment-selection': 1,
  'payment-details': 1,
  'payment-iframe': 2,
  'payment-confirmation': 3,
}

/** Which of the four marks above the page a step belongs to. */
export const markOf = (step: CheckoutStep): number => marks[step]

const searches: Readonly<Record<string, string>> = {
  Hotel: '/hotels',
  Honeymoon: '/honeymoon',
  Trip: '/trips',
  DayUse: '/day-use',
  Activity: '/activities',
  NileCruise: '/nile-cruises',
  Bus: '/transportation',
}

/** The search page of a module, to return to. */
export const searchOf = (module: string): string => searches[module] ?? '/'
