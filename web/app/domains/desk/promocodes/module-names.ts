import { savedModules, type SavedModule } from '@rihla/contract/modules'

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
