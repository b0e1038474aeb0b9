import type { StayFilters } from '@rihla/contract/catalogue/stays-address'
import { fitDates, sameDates, type Days } from '../dates/stay-days.ts'

/** Filters with dates that can be asked for, and whether they had to be moved. */
export function clampFilters(
  filters: StayFilters,
  days: Days,
): { filters: StayFilters; moved: boolean } {
  const { arrivalDate: from, departureDate: to } = filters
  if (!from) return { filters: { ...filters, departureDate: null }, moved: false }
  const asked = { from, to: to ?? from }
  const fit = fitDates(asked, days)
  return {
    filters: { ...filters, arrivalDate: fit.from, departureDate: fit.to },
    moved: to === null ? fit.from !== from : !sameDates(asked, fit),
  }
}
