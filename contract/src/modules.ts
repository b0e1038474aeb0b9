/** What both halves need to know of a kind of offer that is sold. */
type SoldModule = {
  /** The wire's number. */
  readonly number: number
  /** Other names that callers use, in lower case; the module's own name is understood anyway. */
  readonly aliases: readonly string[]
  /** The first letters of its reservations' references. */
  readonly prefix: string
  /** The page that lists it. */
  readonly list: string
  /** Where checkout leads back to, when that is another address of the list. */
  readonly listFromCheckout?: string
  /** The page of one of them, without its query; null: it has none of its own. */
  readonly details: string | null
  /** Rooms by the night: its page is asked with two dates and a party. */
  readonly stay: boolean
  /** What its first and last day are called: a visit checks in, a journey sets out, a honeymoon arrives. */
  readonly days: 'visit' | 'journey' | 'arrival'
  /** Whether one can be saved to favourites and shows among what was viewed. */
  readonly saved: boolean
  /** What its places are called in stock: a room's night, a place on a day, a departure, a bus. */
  readonly stock: string
}

/** Every kind of offer that is sold: the one list of them. Their order is that of the menus. */
export const soldModules = {
  Hotel: {
    number: 4,
    aliases: ['hotels'],
    prefix: 'HTL',
    list: '/hotels',
    details: '/hotel',
    stay: true,
    days: 'visit',
    saved: true,
    stock: 'room',
  },
  NileCruise: {
    number: 6,
    aliases: ['cruise', 'cruises', 'nile-cruises'],
    prefix: 'CRZ',
    list: '/cruises',
    listFromCheckout: '/nile-cruises',
    details: '/cruise',
    stay: true,
    days: 'visit',
    saved: true,
    stock: 'room',
  },
  Honeymoon: {
    number: 2,
    aliases: ['honeymoons'],
    prefix: 'HNY',
    list: '/honeymoons',
    listFromCheckout: '/honeymoon',
    details: '/honeymoon',
    stay: false,
    days: 'arrival',
    saved: true,
    stock: 'package',
  },
  Bus: {
    number: 7,
    aliases: ['transportation'],
    prefix: 'BUS',
    list: '/transportation',
    details: null,
    stay: false,
    days: 'visit',
    saved: false,
    stock: 'bus',
  },
  Activity: {
    number: 3,
    aliases: ['activities'],
    prefix: 'ACT',
    list: '/activities',
    details: '/activity',
    stay: false,
    days: 'visit',
    saved: true,
    stock: 'activity',
  },
  DayUse: {
    number: 5,
    aliases: ['day-use', 'dayuses'],
    prefix: 'DAY',
    list: '/dayuses',
    listFromCheckout: '/day-use',
    details: '/dayuse',
    stay: false,
    days: 'visit',
    saved: true,
    stock: 'activity',
  },
  Trip: {
    number: 1,
    aliases: ['trips'],
    prefix: 'TRP',
    list: '/trips',
    details: '/trip',
    stay: false,
    days: 'journey',
    saved: true,
    stock: 'package',
  },
} as const satisfies Record<string, SoldModule>
export type SoldModuleName = keyof typeof soldModules
export const soldModuleNames = Object.keys(soldModules) as SoldModuleName[]

/** The kinds of stock that what is sold takes its places from. */
export type StockKind = (typeof soldModules)[SoldModuleName]['stock']

/** The modules that are sold from a kind of stock; none for what no module names. */
export const modulesOfStock = (kind: string): SoldModuleName[] =>
  soldModuleNames.filter((name) => soldModules[name].stock === kind)

/** What the wire names and we don't sell. */
const unsold = { Unknown: -1, None: 0, Flight: 8, Visa: 9, Insurance: 10, CarRental: 11 } as const

/** A module as the wire answers it: as text. */
export type Module = SoldModuleName | keyof typeof unsold
export const modules = [...soldModuleNames, ...(Object.keys(unsold) as (keyof typeof unsold)[])]

const isSold = (module: string): module is SoldModuleName => Object.hasOwn(soldModules, module)

/** What is known of a module by its name; null for what we don't sell. */
export const soldModule = (module: string): SoldModule | null =>
  isSold(module) ? soldModules[module] : null

/** The number of a module on the wire. */
export const numberOf = (module: Module): number =>
  isSold(module) ? soldModules[module].number : unsold[module]

const understands = (module: Module, text: string): boolean =>
  module.toLowerCase() === text || (soldModule(module)?.aliases.includes(text) ?? false)

/** Module from text in any case, an alias, or a number; null when it names none. */
export function parseModule(value: string | number): Module | null {
  const text = String(value).trim().toLowerCase()
  const number = /^-?\d+$/.test(text) ? Number(text) : null
  return (
    modules.find((it) => (number === null ? understands(it, text) : numberOf(it) === number)) ??
    null
  )
}

/** Kinds of offer that can be saved: all that have a page of their own. */
export type SavedModule = {
  [Name in SoldModuleName]: (typeof soldModules)[Name]['saved'] extends true ? Name : never
}[SoldModuleName]
export const savedModules = soldModuleNames.filter(
  (name): name is SavedModule => soldModules[name].saved,
)
