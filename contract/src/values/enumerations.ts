import * as z from 'zod/mini'

/** Module numbers as the wire knows them (platform.md section 3). Answered as text. */
export const moduleNumbers = {
  Unknown: -1,
  None: 0,
  Trip: 1,
  Honeymoon: 2,
  Activity: 3,
  Hotel: 4,
  DayUse: 5,
  NileCruise: 6,
  Bus: 7,
  Flight: 8,
  Visa: 9,
  Insurance: 10,
  CarRental: 11,
} as const
export type Module = keyof typeof moduleNumbers
export const modules = Object.keys(moduleNumbers) as Module[]

const moduleAliases: Readonly<Record<string, Module>> = {
  cruise: 'NileCruise',
  cruises: 'NileCruise',
  'nile-cruises': 'NileCruise',
  transportation: 'Bus',
  hotels: 'Hotel',
  trips: 'Trip',
  honeymoons: 'Honeymoon',
  activities: 'Activity',
  'day-use': 'DayUse',
  dayuses: 'DayUse',
}

/** Module from text in any case, an alias, or a number; null when it names none. */
export function parseModule(value: string | number): Module | null {
  const text = String(value).trim().toLowerCase()
  if (/^-?\d+$/.test(text)) {
    const wanted = Number(text)
    return modules.find((name) => moduleNumbers[name] === wanted) ?? null
  }
  return moduleAliases[text] ?? modules.find((name) => name.toLowerCase() === text) ?? null
}

/** `ModuleType` and `Module` are accepted as text or number (decisions.md). */
export const moduleField = z.pipe(
  z.union([z.string().check(z.maxLength(40)), z.number().check(z.gte(-1), z.lte(99))]),
  z.transform((value, context): Module => {
    const module = parseModule(value)
    if (module) return module
    context.issues.push({ code: 'custom', input: value, message: 'unknown module' })
    return 'Unknown'
  }),
)

export const orderTypes = { None: 0, HighToLow: 1, LowToHigh: 2 } as const
export type OrderType = (typeof orderTypes)[keyof typeof orderTypes]
export const orderType = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** HotelType: 0 hotels, 1 and 2 Nile cruises (decisions.md). */
export const hotelTypes = { Hotel: 0, Cruise: 1, NileCruise: 2 } as const

/** Payment methods: wire id to its number in the specification's enumeration. */
export const paymentMethodNumbers = {
  Cash_On_Delivery: 0,
  Bank_Card: 1,
  Wallet: 2,
  Installment_Card: 3,
  Bank_Transfer: 4,
  PayPal: 5,
  Credit_Points: 6,
} as const
export type PaymentMethodId = keyof typeof paymentMethodNumbers

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
