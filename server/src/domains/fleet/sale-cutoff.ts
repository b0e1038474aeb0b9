/** Sale ends so long before departure: the buyer must still get to the station. */
const SALE_CUTOFF_SECONDS = 15 * 60

/** Trips that leave after this instant are on sale. */
export const leavingAfter = (now: Date): Date =>
  new Date(now.getTime() + SALE_CUTOFF_SECONDS * 1000)
