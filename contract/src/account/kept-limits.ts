import type { Module } from '../values/enumerations.ts'

/** Kinds of offer that can be kept: all that have a page of their own. */
export const keptModules = [
  'Trip',
  'Honeymoon',
  'Activity',
  'Hotel',
  'DayUse',
  'NileCruise',
] as const satisfies readonly Module[]
export type KeptModule = (typeof keptModules)[number]

/** The most that a list keeps: the newest, always. */
export const MOST_KEPT = { Favourites: 100, Viewed: 30 } as const
export type KeptListName = keyof typeof MOST_KEPT
