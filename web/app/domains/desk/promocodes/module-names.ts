import { savedModules, type SavedModule, type SoldModuleName } from '@rihla/contract/modules'

/** What the kinds are called that a promocode can be good for. */
export const moduleNames = {
  Hotel: 'kindHotel',
  NileCruise: 'kindNileCruise',
  Honeymoon: 'kindHoneymoon',
  Activity: 'kindActivity',
  DayUse: 'kindDayUse',
  Trip: 'kindTrip',
} as const satisfies Readonly<Record<SavedModule, string>>

/** Whether a name is one of these kinds. */
export const isNamedModule = (name: string): name is SavedModule =>
  savedModules.some((module) => module === name)

/** What all kinds are called that are sold. */
export const soldNames = {
  ...moduleNames,
  Bus: 'kindBuses',
} as const satisfies Readonly<Record<SoldModuleName, string>>

export const isSoldModule = (name: string): name is SoldModuleName => name in soldNames
