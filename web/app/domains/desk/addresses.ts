import type { About } from '@rihla/contract/desk/fields'

/** The page of a reservation at the desk. */
export const reservationPath = ({ Module, Id }: Pick<About, 'Module' | 'Id'>): string =>
  `/desk/reservations/${Module}/${Id}`
