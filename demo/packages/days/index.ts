import type { DemoDay } from './day.ts'
import { cairoDays } from './cairo.ts'
import { desertDays } from './deserts.ts'
import { daysForTwo } from './for-two.ts'
import { nileDays } from './nile.ts'
import { seaDays } from './sea.ts'
import { shipDays } from './ships.ts'
import { sinaiDays } from './sinai.ts'

const all = {
  ...cairoDays,
  ...nileDays,
  ...shipDays,
  ...desertDays,
  ...sinaiDays,
  ...seaDays,
  ...daysForTwo,
}

export type DayKey = keyof typeof all

/** Every day that an itinerary can have. */
export const days: Readonly<Record<DayKey, DemoDay>> = all
