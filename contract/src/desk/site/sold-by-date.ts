/** What is sold by the day, by what shares its first and last day: activities with day-use, honeymoons with trips, hotels with ships. */
export const soldByDate = ['days', 'packages', 'stays', 'buses'] as const
export type SoldByDate = (typeof soldByDate)[number]
