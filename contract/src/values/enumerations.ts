import * as z from 'zod/mini'

export const orderTypes = { None: 0, HighToLow: 1, LowToHigh: 2 } as const
export const orderType = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** HotelType: 0 hotels, 1 and 2 Nile cruises. */
export const hotelTypes = { Hotel: 0, Cruise: 1, NileCruise: 2 } as const

/** Payment methods: id to its number, on the wire. */
export const paymentMethodNumbers = {
  Cash_On_Delivery: 0,
  Bank_Card: 1,
  Wallet: 2,
  Installment_Card: 3,
  Bank_Transfer: 4,
  PayPal: 5,
  Credit_Points: 6,
  /** A code that is paid in cash at an outlet: ours, beyond the numbers that were given. */
  Outlet_Code: 7,
} as const
export type PaymentMethodId = keyof typeof paymentMethodNumbers
/** All of them. */
export const paymentMethodIds = Object.keys(paymentMethodNumbers) as readonly PaymentMethodId[]

/** A payment method by its id or its number; which there are is the domain's to say. */
export const paymentMethodField = z.union([
  z.string().check(z.maxLength(40)),
  z.number().check(z.gte(0), z.lte(99)),
])

/** Payment method from its id in any case (`BANK_CARD`) or its number; null when it names none. */
export function parsePaymentMethod(value: string | number): PaymentMethodId | null {
  const ids = Object.keys(paymentMethodNumbers) as PaymentMethodId[]
  const text = String(value).trim().toLowerCase()
  if (/^\d+$/.test(text)) return ids.find((id) => paymentMethodNumbers[id] === Number(text)) ?? null
  return ids.find((id) => id.toLowerCase() === text) ?? null
}
